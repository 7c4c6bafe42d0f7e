import type { JugadorPartido } from '@club/shared';
import text from '../../components/text.module.css';
import { formatDay } from '../../lib/dates';
import { type ColumnPlace, Figure, type FigureProps, WIDTH } from './figure';

/** With fewer matches, a sentence replaces the plots. */
const MIN = 3;
const HEIGHT = 138;
const [TOP, BOTTOM, GAP] = [22, 112, 3];

/** A plotted figure. Outlined if it is stacked on another one. */
interface Series {
  readonly nombre: string;
  readonly valueOf: (partido: JugadorPartido) => number;
  readonly isOutlined?: boolean;
}

interface MatchBarsProps extends Pick<FigureProps, 'title' | 'finding'> {
  readonly partidos: readonly JugadorPartido[];
  /** Stacked, from the bottom up. */
  readonly series: readonly Series[];
  /** Minimum value of the vertical scale. */
  readonly atLeast: number;
}

interface ColumnProps extends ColumnPlace, Pick<MatchBarsProps, 'series'> {
  readonly partido: JugadorPartido;
}

function Column({ partido, series, x, width, unit }: ColumnProps) {
  let y = BOTTOM;
  return series.map(({ nombre, valueOf, isOutlined = false }) => {
    const height = valueOf(partido) * unit;
    y -= height;
    if (height === 0) return null;
    return isOutlined ? (
      <rect
        key={nombre}
        x={x + 1}
        y={y + 1}
        width={Math.max(1, width - 2)}
        height={height - 2}
        fill="none"
        stroke="var(--muted)"
        strokeWidth="2"
      />
    ) : (
      <rect key={nombre} x={x} y={y} width={width} height={height} fill="var(--primary)" />
    );
  });
}

/** Stacked columns by match, with a table. */
function MatchBars({ title, finding, partidos, series, atLeast }: MatchBarsProps) {
  const sumOf = (partido: JugadorPartido) =>
    series.reduce((sum, { valueOf }) => sum + valueOf(partido), 0);
  const most = Math.max(atLeast, ...partidos.map(sumOf));
  const unit = (BOTTOM - TOP) / most;
  const step = WIDTH / partidos.length;
  const width = Math.min(26, step - GAP);
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
        ...series.map(({ valueOf }) => valueOf(partido)),
      ])}
    >
      <path d={`M0 ${String(TOP)}H${String(WIDTH)}`} stroke="var(--line)" strokeDasharray="3 4" />
      <text x="0" y={TOP - 6} fill="var(--muted)">
        {most}
      </text>
      {partidos.map((partido, index) => (
        <Column
          key={partido.partido_id}
          partido={partido}
          series={series}
          x={index * step + (step - width) / 2}
          width={width}
          unit={unit}
        />
      ))}
      <path d={`M0 ${String(BOTTOM)}H${String(WIDTH)}`} stroke="var(--muted)" strokeWidth="1" />
      <g fill="var(--muted)">
        <text x="0" y={HEIGHT - 6}>
          {first && formatDay(first.fecha_str)}
        </text>
        <text x={WIDTH} y={HEIGHT - 6} textAnchor="end">
          {last && formatDay(last.fecha_str)}
        </text>
      </g>
    </Figure>
  );
}

const GOALS: readonly Series[] = [
  { nombre: 'Goles', valueOf: ({ goles }) => goles },
  { nombre: 'Asist.', valueOf: ({ asistencias }) => asistencias, isOutlined: true },
];
const CONCEDED: readonly Series[] = [
  { nombre: 'Encajados', valueOf: ({ encajados }) => encajados, isOutlined: true },
];
const MINUTES: readonly Series[] = [{ nombre: 'Minutos', valueOf: ({ minutos }) => minutos ?? 0 }];

const count = (value: number, one: string, many: string) =>
  `${String(value)} ${value === 1 ? one : many}`;

interface PlayerPlotsProps {
  readonly partidos: readonly JugadorPartido[];
  /** Shows goals conceded instead of goals and assists. */
  readonly isKeeper: boolean;
}

function GoalsOfPlayer({ partidos, isKeeper }: PlayerPlotsProps) {
  const sum = (of: (partido: JugadorPartido) => number) =>
    partidos.reduce((total, partido) => total + of(partido), 0);
  const matches = `${String(partidos.length)} partidos`;
  if (isKeeper) {
    const clean = partidos.filter(({ encajados }) => encajados === 0).length;
    const goals = count(
      sum(({ encajados }) => encajados),
      'gol encajado',
      'goles encajados',
    );
    return (
      <MatchBars
        title="Goles encajados"
        finding={`${goals} en ${matches} con él convocado; ${String(clean)} a cero.`}
        partidos={partidos}
        series={CONCEDED}
        atLeast={1}
      />
    );
  }
  const [goles, asistencias] = [sum((one) => one.goles), sum((one) => one.asistencias)];
  if (goles + asistencias === 0) return null;
  return (
    <MatchBars
      title="Goles y asistencias"
      finding={`${count(goles, 'gol', 'goles')} (en color) y ${count(asistencias, 'asistencia', 'asistencias')} (en contorno) en ${matches}.`}
      partidos={partidos}
      series={GOALS}
      atLeast={1}
    />
  );
}

/** Minutes, of the matches whose sheets have them. */
function MinutesOfPlayer({ partidos }: Pick<PlayerPlotsProps, 'partidos'>) {
  const known = partidos.filter(({ minutos }) => minutos !== null);
  const total = known.reduce((sum, { minutos }) => sum + (minutos ?? 0), 0);
  if (known.length < MIN || total === 0) return null;
  return (
    <MatchBars
      title="Minutos"
      finding={`${String(total)} minutos en ${String(known.length)} partidos: ${String(Math.round(total / known.length))} por partido.`}
      partidos={known}
      series={MINUTES}
      atLeast={1}
    />
  );
}

/** Plots of a player's season by match. */
export function PlayerPlots({ partidos, isKeeper }: PlayerPlotsProps) {
  if (partidos.length === 0) return null;
  if (partidos.length < MIN) {
    return <p className={text.muted}>Sus gráficas llegan con el tercer partido.</p>;
  }
  return (
    <>
      <GoalsOfPlayer partidos={partidos} isKeeper={isKeeper} />
      <MinutesOfPlayer partidos={partidos} />
    </>
  );
}
