import { clubConfig, imagenUrl, type JugadorDoc } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { alpha, darken, lighten } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Photo } from '../../components/photo';
import { PlayerPicture } from '../../components/player-picture';

const { primario } = clubConfig.colores;
const NIGHT = darken(primario, 0.3);
/** White text can be read through it on any photo. */
const VEIL = {
  xs: `linear-gradient(0deg, ${alpha(NIGHT, 0.9)}, ${alpha(NIGHT, 0.66)})`,
  // There the text takes the lower half only.
  sm: `linear-gradient(0deg, ${alpha(NIGHT, 0.9)}, ${alpha(NIGHT, 0.66)} 65%, ${alpha(NIGHT, 0.1)})`,
};

/** First three letters in capitals: how country and foot are shown (regla 17). */
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
  const hasBanner = jugador.img_banner.disponible;
  const nombre = [jugador.nombre, jugador.apellido1, jugador.apellido2].filter(Boolean).join(' ');
  return (
    <Card>
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          p: { xs: 2, sm: 3 },
          color: '#ffffff',
          background: `linear-gradient(120deg, ${NIGHT}, ${lighten(primario, 0.1)})`,
          // Room for the banner to be seen in, whether it has come or not.
          ...(hasBanner && { minHeight: { xs: 160, sm: 240 }, alignItems: 'flex-end' }),
        }}
      >
        {hasBanner && (
          <>
            <Photo src={imagenUrl('jugador-banner', jugador._id)} />
            <Box aria-hidden sx={{ position: 'absolute', inset: 0, background: VEIL }} />
          </>
        )}
        <Box sx={{ position: 'relative' }}>
          <PlayerPicture
            jugadorId={jugador._id}
            imagen={jugador.img_perfil}
            dorsal={jugador.dorsal}
            size={88}
          />
        </Box>
        <Box sx={{ position: 'relative', minWidth: 0 }}>
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
