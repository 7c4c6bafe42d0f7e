import {
  type AllTimeDoc,
  deriveCareer,
  type EstadisticasTemporada,
  firestorePaths,
} from '@club/shared';
import { DataTable } from '../../components/data-table';
import { LiveContent } from '../../components/live-content';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { CareerPlot } from './career-plot';
import css from './career-table.module.css';

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
        const rows = temporadas.map(({ nombre, figures }) => [
          nombre,
          ...COLUMNS.map(([key]) => figures[key]),
        ]);
        const total = COLUMNS.map(([key]) =>
          temporadas.reduce((sum, { figures }) => sum + figures[key], 0),
        );
        return (
          <div className={css.parts}>
            <CareerPlot temporadas={temporadas} />
            <DataTable
              label="Tabla: trayectoria"
              head={['Temporada', ...COLUMNS.map(([, short, label]) => [short, label] as const)]}
              rows={[...rows, ['Total', ...total]]}
              isCard
              className={css.table}
            />
          </div>
        );
      }}
    </LiveContent>
  );
}
