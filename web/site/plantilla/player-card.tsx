import { type JugadorPreview, posicionesOf } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Button } from '../../components/button';
import { PlayerPicture } from '../../components/player-picture';
import { PositionBadge } from '../../components/position-badge';
import { paths } from '../../lib/paths';

/** A row of the squad: number, picture, positions, name, age and the link to the player. */
export function PlayerCard({ jugador }: { readonly jugador: JugadorPreview }) {
  const nombre = `${jugador.nombre} ${jugador.apellido1}`.trim();
  return (
    <Card
      sx={{
        p: 1.5,
        display: 'grid',
        gridTemplateColumns: { xs: '56px minmax(0,1fr) 4rem', lg: '56px minmax(0,1fr) 7.25rem' },
        alignItems: 'start',
        gap: 1.5,
      }}
    >
      <PlayerPicture
        jugadorId={jugador.jugador_id}
        imagen={jugador.img_perfil}
        dorsal={jugador.dorsal}
        size={56}
      />
      <Box sx={{ pt: 0.5 }}>
        <Typography sx={{ fontWeight: 800, lineHeight: 1.2 }}>{nombre}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', mt: 0.5 }}>
          {posicionesOf(jugador.posicion).map((clave) => (
            <PositionBadge key={clave} clave={clave} />
          ))}
          <Typography variant="body2" color="text.secondary">
            {jugador.edad} años
          </Typography>
        </Box>
      </Box>
      <Button
        size="small"
        to={paths.jugador(jugador.jugador_id)}
        aria-label={`Ver jugador: ${nombre}`}
        sx={{ alignSelf: 'center', px: 0.5, lineHeight: 1.2, textAlign: 'center' }}
      >
        Ver jugador
      </Button>
    </Card>
  );
}
