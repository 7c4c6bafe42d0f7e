import Chip from '@mui/material/Chip';
import { estadoLabel, type MatchSummary } from './sides';

/** State of a match where it is not the ordinary one. */
export function EstadoChip({ estado }: Pick<MatchSummary, 'estado'>) {
  const label = estadoLabel(estado);
  if (label === undefined) return null;
  const isLive = estado === 'en_juego';
  return (
    <Chip
      size="small"
      label={isLive ? label.toUpperCase() : label}
      {...(isLive && { color: 'error' as const })}
      sx={{ fontWeight: 700 }}
    />
  );
}
