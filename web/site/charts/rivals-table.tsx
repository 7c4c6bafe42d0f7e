import { type PartidoPlayed, type PartidoPreview, scoreText } from '@club/shared';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { resultClass, resultName } from '../../components/result';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { toPartido, paths } from '../../lib/paths';
import { rivalsOf } from './course';
import { TableHead } from './figure';
import figure from './figure.module.css';
import css from './season-plots.module.css';

function Scores({ partidos }: { readonly partidos: readonly PartidoPlayed[] }) {
  return (
    <td>
      {partidos.map((partido) => (
        <Link
          key={partido.partido_id}
          {...toPartido(partido.partido_id)}
          className={clsx(css.score, resultClass(partido.resultado))}
        >
          {scoreText(partido)}
          <span className={text.hidden}>{`, ${resultName(partido.resultado)}`}</span>
        </Link>
      ))}
    </td>
  );
}

/** Every rival of a season with the scores at home and away. */
export function RivalsTable({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  return (
    <figure className={figure.figure}>
      <h3 className={figure.title}>Rival a rival</h3>
      <div className={surface.scroll} role="region" aria-label="Tabla: rival a rival" tabIndex={0}>
        <table className={clsx(figure.table, css.table)}>
          <TableHead cells={['Rival', 'En casa', 'Fuera']} />
          <tbody>
            {rivalsOf(partidos).map(({ nombre, home, away }) => (
              <tr key={nombre}>
                <th scope="row">
                  <Link to={paths.rival(nombre)} className={css.rival}>
                    {nombre}
                  </Link>
                </th>
                <Scores partidos={home} />
                <Scores partidos={away} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
