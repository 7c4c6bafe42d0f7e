import { decisionText, joinParts, type PartidoPreview, scoreText } from '@club/shared';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { ResultChip } from '../../components/result';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatDate } from '../../lib/dates';
import { toPartido } from '../../lib/links';
import css from './match-rows.module.css';
import { type MatchSummary, sidesOf } from './sides';
import { useSettings } from '../../lib/state/club-context';

export interface MatchRow {
  readonly id: string;
  readonly partido: MatchSummary & Pick<PartidoPreview, 'fecha_str' | 'nombre_competicion'>;
  /** Relation to the list, such as `2 goles`. */
  readonly note?: string;
}

/** Short list of matches with links: date, sides, score and result. */
export function MatchRows({ rows }: { readonly rows: readonly MatchRow[] }) {
  const { nombre: clubName } = useSettings();
  return (
    <ul className={clsx(surface.card, surface.list, css.rows)}>
      {rows.map(({ id, partido, note }) => {
        const [left, right] = sidesOf(partido, clubName);
        return (
          <li key={id}>
            <Link {...toPartido(id)} className={css.match}>
              {partido.resultado !== '' && <ResultChip resultado={partido.resultado} />}
              <div className={css.what}>
                <p className={css.score}>
                  {left.nombre} {scoreText(partido)} {right.nombre}
                </p>
                <span className={clsx(text.caption, text.muted)}>
                  {joinParts(
                    ' · ',
                    formatDate(partido.fecha_str),
                    partido.nombre_competicion,
                    partido.resultado === '' ? '' : decisionText(partido, clubName),
                  )}
                </span>
              </div>
              {note !== undefined && <p className={css.note}>{note}</p>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
