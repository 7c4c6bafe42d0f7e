import { currentStreaks, type Streak } from './streak';
import { type PartidoPreview, recentForm } from '@club/shared';
import clsx from 'clsx';
import { ResultChip } from '../../components/result';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import css from './form-strip.module.css';
import { scoreText, sidesOf } from './sides';
import { useSettings } from '../../lib/state/club-context';

const streakText = ({ tipo, partidos }: Streak) =>
  tipo === 'victorias'
    ? `${String(partidos)} victorias seguidas`
    : `${String(partidos)} partidos sin perder`;

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
          <p className={clsx(text.body2, text.muted)}>
            {currentStreaks(partidos).map(streakText).join(' · ')}
          </p>
        </>
      )}
    </div>
  );
}
