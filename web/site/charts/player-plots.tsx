import type { JugadorPartido } from '@club/shared';
import { Fragment } from 'react';
import text from '../../components/text.module.css';
import { countText } from '../../lib/number-text';
import { formatDay } from '../../lib/dates';
import { Bar, columnsFor, Figure, type FigureProps, Label, WIDTH } from './figure';

/** With fewer matches, a sentence replaces the plots. */
const MIN_MATCHES = 3;
const HEIGHT = 138;
const [TOP, BOTTOM, GAP] = [22, 112, 3];

/** A plotted figure, as filled or outlined bars. */
interface Series {
  readonly nombre: string;
  readonly readValue: (partido: JugadorPartido) => number;
  readonly isOutlined?: boolean;
}

interface MatchBarsProps extends Pick<FigureProps, 'title' | 'finding'> {
  readonly partidos: readonly JugadorPartido[];
  /** Stacked, from the bottom up. */
  readonly series: readonly Series[];
}

/** Stacked columns by match, with a table. */
function MatchBars({ title, finding, partidos, series }: MatchBarsProps) {
  const sumValues = (partido: JugadorPartido) =>
    series.reduce((sum, { readValue }) => sum + readValue(partido), 0);
  const most = Math.max(1, ...partidos.map(sumValues));
  const unit = (BOTTOM - TOP) / most;
  const { width, toX } = columnsFor(partidos.length, GAP);
  const column = (partido: JugadorPartido, x: number) => {
    let y = BOTTOM;
    return series.map(({ nombre, readValue, isOutlined = false }) => {
      const height = readValue(partido) * unit;
      y -= height;
      if (height === 0) return null;
      // Half of an outline is drawn outside its shape, so the shape is smaller by one unit on each side.
      const place = isOutlined
        ? { x: x + 1, y: y + 1, width: Math.max(1, width - 2), height: height - 2 }
        : { x, y, width, height };
      return <Bar key={nombre} {...place} isOutlined={isOutlined} />;
    });
  };
  const [first, last] = [partidos[0], partidos.at(-1)];
  return (
    <Figure
      title={title}
      finding={finding}
      height={HEIGHT}
      head={['Partido', 'Rival', ...series.map(({ nombre }) => nombre)]}
      rows={partidos.map((partido) => [
        formatDay(partido.fecha_str),
        partido.nombre_equipo,
        ...series.map(({ readValue }) => readValue(partido)),
      ])}
    >
      <path d={`M0 ${String(TOP)}H${String(WIDTH)}`} stroke="var(--line)" strokeDasharray="3 4" />
      <Label x={0} y={TOP - 6} text={most} />
      {partidos.map((partido, index) => (
        <Fragment key={partido.partido_id}>{column(partido, toX(index))}</Fragment>
      ))}
      <path d={`M0 ${String(BOTTOM)}H${String(WIDTH)}`} stroke="var(--muted)" strokeWidth="1" />
      <Label x={0} y={HEIGHT - 6} text={first && formatDay(first.fecha_str)} />
      <Label x={WIDTH} y={HEIGHT - 6} anchor="end" text={last && formatDay(last.fecha_str)} />
    </Figure>
  );
}

const GOALS: readonly Series[] = [
  { nombre: 'Goles', readValue: ({ goles }) => goles },
  { nombre: 'Asist.', readValue: ({ asistencias }) => asistencias, isOutlined: true },
];
const CONCEDED: readonly Series[] = [
  { nombre: 'Encajados', readValue: ({ encajados }) => encajados, isOutlined: true },
];
const MINUTES: readonly Series[] = [
  { nombre: 'Minutos', readValue: ({ minutos }) => minutos ?? 0 },
];

interface PlayerPlotsProps {
  readonly partidos: readonly JugadorPartido[];
  /** Shows goals conceded instead of goals and assists. */
  readonly isKeeper: boolean;
}

function GoalsOfPlayer({ partidos, isKeeper }: PlayerPlotsProps) {
  const sum = (figure: 'goles' | 'asistencias' | 'encajados') =>
    partidos.reduce((total, partido) => total + partido[figure], 0);
  const matches = `${String(partidos.length)} partidos`;
  if (isKeeper) {
    const clean = partidos.filter(({ encajados }) => encajados === 0).length;
    const goals = countText(sum('encajados'), 'gol encajado', 'goles encajados');
    return (
      <MatchBars
        title="Goles encajados"
        finding={`${goals} en ${matches} con él convocado; ${String(clean)} a cero.`}
        partidos={partidos}
        series={CONCEDED}
      />
    );
  }
  const [goles, asistencias] = [sum('goles'), sum('asistencias')];
  if (goles + asistencias === 0) return null;
  return (
    <MatchBars
      title="Goles y asistencias"
      finding={`${countText(goles, 'gol', 'goles')} (en color) y ${countText(asistencias, 'asistencia')} (en contorno) en ${matches}.`}
      partidos={partidos}
      series={GOALS}
    />
  );
}

/** Minutes in the matches for which they are known. */
function MinutesOfPlayer({ partidos }: Pick<PlayerPlotsProps, 'partidos'>) {
  const known = partidos.filter(({ minutos }) => minutos !== null);
  const total = known.reduce((sum, { minutos }) => sum + (minutos ?? 0), 0);
  if (known.length < MIN_MATCHES || total === 0) return null;
  return (
    <MatchBars
      title="Minutos"
      finding={`${String(total)} minutos en ${String(known.length)} partidos: ${String(Math.round(total / known.length))} por partido.`}
      partidos={known}
      series={MINUTES}
    />
  );
}

/** Plots of a player's season by match. */
export function PlayerPlots({ partidos, isKeeper }: PlayerPlotsProps) {
  if (partidos.length === 0) return null;
  if (partidos.length < MIN_MATCHES) {
    return <p className={text.muted}>Sus gráficas llegan con el tercer partido.</p>;
  }
  return (
    <>
      <GoalsOfPlayer partidos={partidos} isKeeper={isKeeper} />
      <MinutesOfPlayer partidos={partidos} />
    </>
  );
}
