import Box from '@mui/material/Box';
import { estadoLabel, type MatchSummary } from './sides';

/** State of a match where it is not the ordinary one. */
export function EstadoChip({ estado }: Pick<MatchSummary, 'estado'>) {
  const label = estadoLabel(estado);
  if (label === undefined) return null;
  const isLive = estado === 'en_juego';
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1.25,
        py: 0.25,
        borderRadius: 99,
        fontSize: 13,
        fontWeight: 700,
        ...(isLive
          ? { bgcolor: 'resultado.lose', color: 'resultado.loseText' }
          : { bgcolor: 'action.selected' }),
      }}
    >
      {isLive ? label.toUpperCase() : label}
    </Box>
  );
}
