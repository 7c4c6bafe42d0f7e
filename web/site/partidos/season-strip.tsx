import { type PartidoPreview, scoreText } from '@club/shared';
import clsx from 'clsx';
import { resultClass, resultLetter, resultName } from '../../components/result';
import surface from '../../components/surface.module.css';
import { useSettings } from '../../lib/state/club-context';
import { formatDay } from '../../lib/dates';
import { useToday } from '../../lib/use-today';
import { matchAnchor } from './match-anchor';
import css from './season-strip.module.css';
import { sidesOf } from './sides';

/** A season at a glance: one square per match with its result, and a line for today. */
export function SeasonStrip({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  const { nombre } = useSettings();
  const today = useToday().toISOString();
  const next = partidos.findIndex(({ fecha_date: date }) => date > today);
  return (
    <nav aria-label="Partido a partido">
      <ol className={clsx(surface.list, css.strip)}>
        {partidos.map((partido, index) => {
          const { resultado } = partido;
          const [left, right] = sidesOf(partido, nombre);
          const what = `${formatDay(partido.fecha_str)}: ${left.nombre} ${scoreText(partido)} ${right.nombre}`;
          return (
            <li key={partido.partido_id} className={clsx(index === next && css.today)}>
              <a
                href={`#${matchAnchor(partido)}`}
                aria-label={resultado === '' ? what : `${what}, ${resultName(resultado)}`}
                className={clsx(css.match, resultado === '' ? css.coming : resultClass(resultado))}
              >
                {resultado === '' ? '·' : resultLetter(resultado)}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
