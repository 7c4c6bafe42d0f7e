import type { PartidoPreview, StoredClasificacion } from '@club/shared';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { Crest } from '../../components/crest';
import { Section } from '../../components/page';
import { toBadge, RivalBadge } from '../../components/rival-badge';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatDate } from '../../lib/dates';
import { paths } from '../../lib/paths';
import css from './league-table.module.css';

const COLUMNS = [
  ['pj', 'PJ', 'Partidos jugados'],
  ['g', 'G', 'Ganados'],
  ['e', 'E', 'Empatados'],
  ['p', 'P', 'Perdidos'],
] as const;

/** `+7`, `0`, `−3` */
const signed = (goals: number) =>
  goals > 0 ? `+${String(goals)}` : String(goals).replace('-', '−');

interface LeagueTableProps {
  readonly clasificacion: StoredClasificacion;
  /** Matches of the season, for the teams' crests and pages. */
  readonly partidos: readonly PartidoPreview[];
}

/** The league table with our row highlighted and its date (regla 89). */
export function LeagueTable({ clasificacion, partidos }: LeagueTableProps) {
  const { nombre_competicion: nombre, filas } = clasificacion;
  const rivals = new Map(partidos.map((partido) => [partido.nombre_equipo, partido]));
  return (
    <Section title="Clasificación" headingId="clasificacion">
      <div
        className={clsx(surface.card, surface.scroll, css.frame)}
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
              <th scope="col" className={css.goals}>
                Goles
              </th>
              <th scope="col">
                <abbr title="Diferencia de goles">DG</abbr>
              </th>
              <th scope="col">
                <abbr title="Puntos">Pts</abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {filas.map((row, index) => {
              const rival = rivals.get(row.nombre);
              return (
                <tr key={index} className={clsx(row.es_nuestro && css.ours)}>
                  <td>{index + 1}</td>
                  <th scope="row">
                    <div className={css.team}>
                      {row.es_nuestro ? (
                        <Crest size={24} />
                      ) : (
                        <RivalBadge nombre={row.nombre} {...toBadge(rival)} size={24} />
                      )}
                      {rival ? <Link to={paths.rival(row.nombre)}>{row.nombre}</Link> : row.nombre}
                      {row.es_nuestro && <span className={text.hidden}> (nosotros)</span>}
                    </div>
                  </th>
                  {COLUMNS.map(([key]) => (
                    <td key={key}>{row[key]}</td>
                  ))}
                  <td className={css.goals}>
                    {row.gf}-{row.gc}
                  </td>
                  <td>{signed(row.gf - row.gc)}</td>
                  <td className={css.points}>{row.pts}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={clsx(text.caption, text.muted, css.caption)}>
        {nombre}, a {formatDate(clasificacion.fecha_str)}
      </p>
    </Section>
  );
}
