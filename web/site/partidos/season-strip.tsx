import { countResults, type PartidoPreview, playedPartidos } from '@club/shared';
import clsx from 'clsx';
import { resultClass, resultLetter } from '../../components/result';
import text from '../../components/text.module.css';
import { useToday } from '../../lib/use-now';
import { streaksText } from './form-strip';
import css from './form-strip.module.css';

/**
 * A season in one line: a square for each match, higher for a win and lower for a defeat, a line for today, and the
 * current streaks. One image for screen readers: the list of matches below it says more.
 */
export function SeasonStrip({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  const today = useToday().toISOString();
  const nextIndex = partidos.findIndex(({ fecha_date: date }) => date > today);
  const played = playedPartidos(partidos);
  const { ganados, empatados, perdidos } = countResults(played);
  const results = `ganados ${String(ganados)}, empatados ${String(empatados)}, perdidos ${String(perdidos)}`;
  const streaks = streaksText(partidos);
  return (
    <div>
      <div
        role="img"
        aria-label={`Partido a partido: ${results}, por jugar ${String(partidos.length - played.length)}`}
        className={css.season}
      >
        {partidos.map(({ partido_id: id, resultado }, index) => (
          <span
            key={id}
            className={clsx(
              css.match,
              index === nextIndex && css.today,
              resultado === '' ? css.coming : resultClass(resultado),
              resultado === 'win' && css.win,
              resultado === 'lose' && css.lose,
            )}
          >
            {resultado === '' ? '·' : resultLetter(resultado)}
          </span>
        ))}
      </div>
      {streaks !== '' && <p className={clsx(text.body2, text.muted)}>{streaks}</p>}
    </div>
  );
}
