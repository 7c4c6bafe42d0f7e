import { firestorePaths, type AllTimeDoc } from '@club/shared';
import clsx from 'clsx';
import { LiveContent } from '../../components/live-content';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { careerOf, type CareerProps } from './career-seasons';
import css from './career-table.module.css';

/** Short headings, so that five columns fit a phone; screen readers get the full name. */
const COLUMNS = [
  ['partidos_jugados', 'PJ', 'Partidos'],
  ['goles', 'G', 'Goles'],
  ['asistencias', 'A', 'Asistencias'],
  ['tarjetas_amarillas', 'TA', 'Tarjetas amarillas'],
  ['tarjetas_rojas', 'TR', 'Tarjetas rojas'],
] as const;

/** A player's figures by season and in total, latest season first. Reads the document of all seasons. */
export function CareerTable({ jugadorId, actual, plot: Plot }: CareerProps) {
  const historia = useLiveDoc<AllTimeDoc>(firestorePaths.historia());
  return (
    <LiveContent doc={historia} missing={null}>
      {(data) => {
        const { temporadas, total } = careerOf(jugadorId, actual, data);
        return (
          <div className={css.parts}>
            <Plot temporadas={temporadas} />
            <div
              className={clsx(surface.card, surface.scroll)}
              role="region"
              aria-label="Tabla: trayectoria"
              tabIndex={0}
            >
              <table className={css.table}>
                <thead>
                  <tr>
                    <th scope="col">
                      <span className={text.caption}>Temporada</span>
                    </th>
                    {COLUMNS.map(([key, short, label]) => (
                      <th scope="col" key={key}>
                        <abbr title={label} className={text.caption}>
                          {short}
                        </abbr>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {[...temporadas, { nombre: 'Total', cuenta: total }].map(({ nombre, cuenta }) => (
                    <tr key={nombre}>
                      <th scope="row">{nombre}</th>
                      {COLUMNS.map(([key]) => (
                        <td key={key}>{cuenta[key]}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </div>
        );
      }}
    </LiveContent>
  );
}
