import clsx from 'clsx';
import css from './state-chip.module.css';
import { estadoLabel, type MatchSummary } from './sides';

/** Chip with a match's status; nothing for scheduled and finished matches. */
export function EstadoChip({ estado }: Pick<MatchSummary, 'estado'>) {
  const label = estadoLabel(estado);
  if (label === undefined) return null;
  const isLive = estado === 'en_juego';
  return (
    <span className={clsx(css.chip, isLive && css.live)}>
      {isLive ? label.toUpperCase() : label}
    </span>
  );
}
