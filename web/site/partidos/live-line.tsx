import css from './live-line.module.css';
import type { MatchSummary, Vivo } from './sides';

interface LiveLineProps extends Pick<MatchSummary, 'estado'> {
  readonly vivo: Vivo | undefined;
}

/** Minute of a match in play, below its score; its place is kept free until it is known. */
export function LiveLine({ estado, vivo }: LiveLineProps) {
  if (estado !== 'en_juego') return null;
  return (
    <div data-testid="minuto" className={css.minute}>
      {vivo?.texto}
    </div>
  );
}
