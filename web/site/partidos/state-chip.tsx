import clsx from 'clsx';
import css from './state-chip.module.css';
import { stateLabel, type MatchSummary } from './sides';

/** Chip with a match's status; nothing for scheduled and finished matches. */
export function StateChip({ estado }: Pick<MatchSummary, 'estado'>) {
  const label = stateLabel(estado);
  if (label === undefined) return null;
  const isLive = estado === 'en_juego';
  return (
    <span className={clsx(css.chip, isLive && css.live)}>
      {isLive ? label.toUpperCase() : label}
    </span>
  );
}
