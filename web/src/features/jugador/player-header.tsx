import { clubConfig, type JugadorDoc } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { darken, lighten } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PlayerShirt } from '../../components/player-shirt';

const { primario } = clubConfig.colores;

/** First three letters in capitals: how country and foot are shown (specification, section 9). */
const abbreviate = (text: string): string =>
  Array.from(text).slice(0, 3).join('').toLocaleUpperCase('es');

function Datum({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Box sx={{ textAlign: 'center', display: 'flex', flexDirection: 'column-reverse' }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontWeight: 800, fontSize: { xs: 17, sm: 20 }, whiteSpace: 'nowrap' }}
      >
        {value}
      </Typography>
    </Box>
  );
}

/** Top of a player's page: banner with his shirt, name, number, and his data. */
export function PlayerHeader({ jugador }: { readonly jugador: JugadorDoc }) {
  const nombre = [jugador.nombre, jugador.apellido1, jugador.apellido2].filter(Boolean).join(' ');
  return (
    <Card>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          p: { xs: 2, sm: 3 },
          color: '#ffffff',
          background: `linear-gradient(120deg, ${darken(primario, 0.3)}, ${lighten(primario, 0.1)})`,
        }}
      >
        <PlayerShirt dorsal={jugador.dorsal} size={88} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {nombre}
          </Typography>
          <Typography>
            Dorsal {jugador.dorsal}
            {jugador.alias !== '' && ` · «${jugador.alias}»`}
          </Typography>
        </Box>
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', m: 0, p: 2 }}
      >
        <Datum label="Edad" value={String(jugador.edad)} />
        <Datum label="Altura" value={`${String(jugador.altura)} cm`} />
        <Datum label="País" value={abbreviate(jugador.pais)} />
        <Datum label="Pie" value={abbreviate(jugador.pie)} />
      </Box>
    </Card>
  );
}
