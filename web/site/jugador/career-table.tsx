import {
  type AllTimeDoc,
  deriveCareer,
  type EstadisticasTemporada,
  firestorePaths,
} from '@club/shared';
import clsx from 'clsx';
import { LiveContent } from '../../components/live-content';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { CareerPlot } from '../charts/career-plot';
import css from './season-statistics.module.css';

/** Short headings, so that five columns fit a phone; screen readers get the full name. */
const COLUMNS = [
  ['partidos_jugados', 'PJ', 'Partidos'],
  ['goles', 'G', 'Goles'],
  ['asistencias', 'A', 'Asistencias'],
  ['tarjetas_amarillas', 'TA', 'Tarjetas amarillas'],
  ['tarjetas_rojas', 'TR', 'Tarjetas rojas'],
] as const;

interface CareerTableProps {
  readonly jugadorId: string;
  /** Current season; its figures are already on the page. */
  readonly current: { readonly nombre: string; readonly estadisticas: EstadisticasTemporada };
}

/**
 * A player's figures by season, latest first, and in total, with a plot. Seasons without any are left out, except the current one.
 * Reads the document of all seasons.
 */
export function CareerTable({ jugadorId, current }: CareerTableProps) {
  const historia = useLiveDoc<AllTimeDoc>(firestorePaths.historia());
  return (
    <LiveContent doc={historia} missing={null}>
      {(data) => {
        const earlier = deriveCareer(data, jugadorId)
          .filter(({ nombre }) => nombre !== current.nombre)
          .map(({ nombre, ...figures }) => ({ nombre, figures }));
        const temporadas = [{ nombre: current.nombre, figures: current.estadisticas }, ...earlier];
        return (
          <div className={css.parts}>
            <CareerPlot temporadas={temporadas} />
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
                  {temporadas.map(({ nombre, figures }) => (
                    <tr key={nombre}>
                      <th scope="row">{nombre}</th>
                      {COLUMNS.map(([key]) => (
                        <td key={key}>{figures[key]}</td>
                      ))}
                    </tr>
                  ))}
                  <tr>
                    <th scope="row">Total</th>
                    {COLUMNS.map(([key]) => (
                      <td key={key}>
                        {temporadas.reduce((sum, one) => sum + one.figures[key], 0)}
                      </td>
                    ))}
                  </tr>
                </tbody>
              </table>
            </div>
          </div>
        );
      }}
    </LiveContent>
  );
}
