import clsx from 'clsx';
import css from './score.module.css';
import { type LiveStatus, type MatchSummary, stateLabel } from './sides';

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

interface LiveLineProps extends Pick<MatchSummary, 'estado'> {
  readonly liveStatus: LiveStatus | undefined;
}

/** Minute of a live match, below its score. Its space is reserved until the minute is known. */
export function LiveLine({ estado, liveStatus }: LiveLineProps) {
  if (estado !== 'en_juego') return null;
  return (
    <div data-testid="minuto" className={css.minute}>
      {liveStatus?.text}
    </div>
  );
}
