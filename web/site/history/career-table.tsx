import {
  type AllTimeDoc,
  deriveCareer,
  type EstadisticasTemporada,
  firestorePaths,
} from '@club/shared';
import { DataTable } from '../../components/data-table';
import { LiveContent } from '../../components/page-states';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import css from './career-table.module.css';
import { Bar, Figure, Label, seasonLabel, WIDTH } from '../charts/figure';

const HEIGHT = 150;
const [TOP, BOTTOM] = [24, 124];
/** With more seasons, only the first and the last are labelled and there are no numbers, as texts would overlap. */
const MAX_LABELS = 6;

interface CareerPlotProps {
  /** Latest first. */
  readonly temporadas: readonly {
    readonly nombre: string;
    readonly figures: { readonly goles: number; readonly asistencias: number };
  }[];
}

/** A player's goals and assists by season, oldest first. Nothing with fewer than two seasons, or if all are zero. */
function CareerPlot({ temporadas }: CareerPlotProps) {
  const seasons = temporadas.toReversed();
  const most = Math.max(
    0,
    ...seasons.flatMap(({ figures }) => [figures.goles, figures.asistencias]),
  );
  if (seasons.length < 2 || most === 0) return null;
  const best = seasons.reduce((a, b) => (b.figures.goles > a.figures.goles ? b : a));
  const bestText =
    best.figures.goles > 0
      ? `Su temporada con más goles: ${best.nombre}, ${String(best.figures.goles)}. `
      : '';
  const step = WIDTH / seasons.length;
  const width = Math.min(26, (step - 4) / 2);
  const unit = (BOTTOM - TOP) / most;
  const hasLabels = seasons.length <= MAX_LABELS;
  return (
    <Figure
      title="Goles y asistencias por temporada"
      finding={`${bestText}Goles en color, asistencias en contorno.`}
      height={HEIGHT}
      head={['Temporada', 'Goles', 'Asistencias']}
      rows={seasons.map(({ nombre, figures }) => [nombre, figures.goles, figures.asistencias])}
    >
      {seasons.map(({ nombre, figures }, index) => {
        const middle = index * step + step / 2;
        const [goalsHeight, assistsHeight] = [figures.goles * unit, figures.asistencias * unit];
        const assistsBar = { x: middle + 2, y: BOTTOM - assistsHeight };
        const number = { anchor: 'middle', isStrong: true } as const;
        const name = { y: HEIGHT - 6, text: seasonLabel(nombre) };
        return (
          <g key={nombre}>
            <Bar x={middle - width} y={BOTTOM - goalsHeight} width={width} height={goalsHeight} />
            {assistsHeight > 0 && (
              <Bar {...assistsBar} width={width} height={assistsHeight} isOutlined />
            )}
            {hasLabels && (
              <>
                <Label
                  {...number}
                  x={middle - width / 2}
                  y={BOTTOM - goalsHeight - 5}
                  text={figures.goles}
                />
                <Label
                  {...number}
                  x={assistsBar.x + width / 2}
                  y={assistsBar.y - 5}
                  text={figures.asistencias}
                />
                <Label {...name} x={middle} anchor="middle" />
              </>
            )}
            {!hasLabels && index === 0 && <Label {...name} x={0} anchor="start" />}
            {!hasLabels && index === seasons.length - 1 && (
              <Label {...name} x={WIDTH} anchor="end" />
            )}
          </g>
        );
      })}
      <path d={`M0 ${String(BOTTOM)}H${String(WIDTH)}`} stroke="var(--muted)" strokeWidth="1" />
    </Figure>
  );
}

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
 * A player's figures by season, latest first, and in total, with a plot. Seasons without figures are left out, except
 * the current one. Reads the document of all seasons.
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
