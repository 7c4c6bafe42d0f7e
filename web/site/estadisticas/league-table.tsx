import type { StoredClasificacion } from '@club/shared';
import clsx from 'clsx';
import { SectionHeading } from '../../components/page';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatDate } from '../../lib/dates';
import css from './league-table.module.css';

const COLUMNS = [
  ['pj', 'PJ', 'Partidos jugados'],
  ['g', 'G', 'Ganados'],
  ['e', 'E', 'Empatados'],
  ['p', 'P', 'Perdidos'],
] as const;

interface LeagueTableProps {
  readonly clasificacion: StoredClasificacion;
}

/** The league table with our row highlighted and its date (regla 89). */
export function LeagueTable({ clasificacion }: LeagueTableProps) {
  const { nombre_competicion: nombre, filas } = clasificacion;
  return (
    <section>
      <SectionHeading>Clasificación</SectionHeading>
      <div
        className={clsx(surface.card, surface.scroll)}
        role="region"
        aria-label={`Tabla: ${nombre}`}
        tabIndex={0}
      >
        <table className={clsx(surface.table, css.table)} aria-label={`Clasificación de ${nombre}`}>
          <thead>
            <tr>
              <th scope="col">
                <abbr title="Posición">Pos</abbr>
              </th>
              <th scope="col">Equipo</th>
              {COLUMNS.map(([key, short, label]) => (
                <th key={key} scope="col">
                  <abbr title={label}>{short}</abbr>
                </th>
              ))}
              <th scope="col">Goles</th>
              <th scope="col">
                <abbr title="Puntos">Pts</abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {filas.map((fila, index) => (
              <tr key={index} className={clsx(fila.es_nuestro && css.ours)}>
                <td>{index + 1}</td>
                <th scope="row">
                  {fila.nombre}
                  {fila.es_nuestro && <span className={text.hidden}> (nosotros)</span>}
                </th>
                {COLUMNS.map(([key]) => (
                  <td key={key}>{fila[key]}</td>
                ))}
                <td className={css.goals}>
                  {fila.gf}-{fila.gc}
                </td>
                <td className={css.points}>{fila.pts}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={clsx(text.caption, text.muted, css.of)}>
        {nombre}, a {formatDate(clasificacion.fecha_str)}
      </p>
    </section>
  );
}
