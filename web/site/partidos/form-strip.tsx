import {
  type PartidoPlayed,
  type PartidoPreview,
  playedPartidos,
  recentForm,
  scoreText,
} from '@club/shared';
import clsx from 'clsx';
import { ResultChip } from '../../components/result';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { useSettings } from '../../lib/state/club-context';
import css from './form-strip.module.css';
import { sidesOf } from './sides';

/** A run that includes the latest match. */
export interface Streak {
  readonly tipo: 'victorias' | 'imbatido';
  readonly partidos: number;
}

/** Shorter runs are not shown. */
export const STREAK_MIN = 3;

/** Number of matches at the end of the list that meet a condition. */
function trailing(
  partidos: readonly PartidoPlayed[],
  meets: (resultado: PartidoPlayed['resultado']) => boolean,
): number {
  const last = partidos.findLastIndex(({ resultado }) => !meets(resultado));
  return partidos.length - 1 - last;
}

/** Current runs: wins in a row and, if longer, matches without defeat. */
export function currentStreaks(partidos: Iterable<PartidoPreview>): Streak[] {
  const played = playedPartidos(partidos);
  const victorias = trailing(played, (resultado) => resultado === 'win');
  const unbeaten = trailing(played, (resultado) => resultado !== 'lose');
  return [
    ...(victorias >= STREAK_MIN ? [{ tipo: 'victorias', partidos: victorias } as const] : []),
    ...(unbeaten >= STREAK_MIN && unbeaten > victorias
      ? [{ tipo: 'imbatido', partidos: unbeaten } as const]
      : []),
  ];
}

/** Current runs: `3 victorias seguidas · 5 partidos sin perder`. */
export const streaksText = (all: readonly PartidoPreview[]): string =>
  currentStreaks(all)
    .map(
      ({ tipo, partidos }) =>
        `${String(partidos)} ${tipo === 'victorias' ? 'victorias seguidas' : 'partidos sin perder'}`,
    )
    .join(' · ');

/** The last five results and current runs. Keeps its height without data. */
export function FormStrip({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  const { nombre: clubName } = useSettings();
  const form = recentForm(partidos);
  return (
    <div className={css.strip}>
      {form.length > 0 && (
        <>
          <h2 className={clsx(css.title, text.body2, text.muted)}>Forma</h2>
          <ol className={clsx(surface.list, css.results)}>
            {form.map((partido) => {
              const [left, right] = sidesOf(partido, clubName);
              return (
                <li key={partido.partido_id}>
                  <ResultChip resultado={partido.resultado} />
                  <span className={text.hidden}>
                    {`, ${left.nombre} ${scoreText(partido)} ${right.nombre}`}
                  </span>
                </li>
              );
            })}
          </ol>
          <p className={clsx(text.body2, text.muted)}>{streaksText(partidos)}</p>
        </>
      )}
    </div>
  );
}
