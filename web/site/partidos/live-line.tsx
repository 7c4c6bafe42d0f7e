import css from './live-line.module.css';
import type { MatchSummary, Vivo } from './sides';

interface LiveLineProps extends Pick<MatchSummary, 'estado'> {
  readonly vivo: Vivo | undefined;
}

/** Minute of a live match, below its score. Its space is reserved until the minute is known. */
export function LiveLine({ estado, vivo }: LiveLineProps) {
  if (estado !== 'en_juego') return null;
  return (
    <div data-testid="minuto" className={css.minute}>
      {vivo?.texto}
    </div>
  );
}
