import {
  type CalendarDoc,
  type StoredClasificacion,
  goalsByMinuteSpan,
  playedPartidos,
  type PartidoPreview,
  type DatedPosition,
  type PartidoPlayed,
  scoreText,
  type PartidoTally,
  POINTS,
} from '@club/shared';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { DataTable } from '../../components/data-table';
import { Section } from '../../components/page';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { findLeague, type League, runningPoints, listRivals, tallyByVenue } from './season-figures';
import { MinuteSpansPlot } from './minute-spans-plot';
import css from './season-plots.module.css';
import { formatDay } from '../../lib/dates';
import { Figure, Label, WIDTH, Bar, columnsFor } from './figure';
import { decimal, countText } from '../../lib/number-text';
import { useSettings } from '../../lib/state/club-context';
import { resultText } from '../partidos/sides';
import { resultClass, resultName } from '../../components/result';
import { toPartido, paths } from '../../lib/paths';
import figureCss from './figure.module.css';

const VENUES_HEIGHT = 124;
const BAR_HEIGHT = 30;
/** Narrower parts of a bar show only the number, without the letter. In SVG units. */
const LETTER_MIN_WIDTH = 34;

const PARTS = [
  ['ganados', 'V', 'var(--win)', 'var(--on-win)'],
  ['empatados', 'E', 'var(--draw)', 'var(--on-draw)'],
  ['perdidos', 'D', 'var(--lose)', 'var(--on-lose)'],
] as const;

const countMatches = ({ ganados, empatados, perdidos }: PartidoTally) =>
  ganados + empatados + perdidos;

/** `10 de 15 puntos` */
const pointsText = (tally: PartidoTally) =>
  `${String(tally.puntos)} de ${String(countMatches(tally) * POINTS.win)} puntos`;

/** `3 victorias, 1 empate y 2 derrotas` */
const resultsText = ({ ganados, empatados, perdidos }: PartidoTally) =>
  `${countText(ganados, 'victoria')}, ${countText(empatados, 'empate')} y ${countText(perdidos, 'derrota')}`;

interface ResultsBarProps {
  readonly tally: PartidoTally;
  readonly y: number;
  /** Number of matches in the longer of the two bars. */
  readonly most: number;
}

function ResultsBar({ tally, y, most }: ResultsBarProps) {
  const matchWidth = WIDTH / Math.max(1, most);
  let x = 0;
  return PARTS.map(([figure, letter, fill, ink]) => {
    const width = tally[figure] * matchWidth;
    const at = x;
    x += width;
    if (width === 0) return null;
    return (
      <g key={figure}>
        <rect x={at} y={y} width={Math.max(0, width - 2)} height={BAR_HEIGHT} fill={fill} />
        <text x={at + (width - 2) / 2} y={y + 21} textAnchor="middle" fill={ink}>
          {width >= LETTER_MIN_WIDTH ? `${String(tally[figure])} ${letter}` : tally[figure]}
        </text>
      </g>
    );
  });
}

interface VenuesPlotProps {
  readonly partidos: readonly PartidoPreview[];
  /** If given, only its matches count, and points are shown. */
  readonly league: League | undefined;
}

/** Results at home and away: of the league with points, or of all matches without points (regla 96). */
function VenuesPlot({ partidos, league }: VenuesPlotProps) {
  const { home, away } = tallyByVenue(league?.partidos ?? partidos);
  const most = Math.max(countMatches(home), countMatches(away));
  const toTableRow = (name: string, tally: PartidoTally) => [
    name,
    ...PARTS.map(([figure]) => tally[figure]),
    `${String(tally.favor)}-${String(tally.contra)}`,
    ...(league ? [tally.puntos] : []),
  ];
  return (
    <Figure
      title="En casa y fuera"
      finding={
        league
          ? `${league.nombre}: en casa, ${pointsText(home)}; fuera, ${pointsText(away)}.`
          : `En casa, ${resultsText(home)}; fuera, ${resultsText(away)}.`
      }
      height={VENUES_HEIGHT}
      head={['Dónde', 'V', 'E', 'D', 'Goles', ...(league ? ['Puntos'] : [])]}
      rows={[toTableRow('En casa', home), toTableRow('Fuera', away)]}
    >
      <Label x={0} y={14} isStrong text="En casa" />
      <ResultsBar tally={home} y={22} most={most} />
      <Label x={0} y={78} isStrong text="Fuera" />
      <ResultsBar tally={away} y={86} most={most} />
    </Figure>
  );
}

/** Our position in each table entered during the season; first place at the top. */
export function CoursePlot({ positions }: { readonly positions: readonly DatedPosition[] }) {
  const HEIGHT = 150;
  const [TOP, BOTTOM, LEFT, RIGHT] = [18, 126, 12, 314];
  const most = Math.max(...positions.map(({ num_equipos: total }) => total));
  const x = (index: number) => LEFT + (index / (positions.length - 1)) * (RIGHT - LEFT);
  const y = (place: number) => TOP + ((place - 1) / Math.max(1, most - 1)) * (BOTTOM - TOP);
  const best = Math.min(...positions.map(({ posicion }) => posicion));
  const [first, last] = [positions[0], positions.at(-1)];
  if (!first || !last || positions.length < 2) return null;
  return (
    <Figure
      title="Puesto en la liga"
      finding={`Ahora, ${String(last.posicion)}º; el mejor puesto, ${String(best)}º.`}
      height={HEIGHT}
      head={['Día', 'Puesto', 'Equipos']}
      rows={positions.map(({ fecha_str: day, posicion, num_equipos: total }) => [
        formatDay(day),
        `${String(posicion)}º`,
        total,
      ])}
    >
      {[1, most].map((place) => (
        <path
          key={place}
          d={`M0 ${String(y(place))}H${String(WIDTH)}`}
          stroke="var(--line)"
          strokeWidth="1"
        />
      ))}
      <polyline
        points={positions
          .map(({ posicion }, index) => `${x(index).toFixed(1)},${y(posicion).toFixed(1)}`)
          .join(' ')}
        fill="none"
        stroke="var(--primary)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {positions.map(({ posicion }, index) => (
        <circle key={index} cx={x(index)} cy={y(posicion)} r="4" fill="var(--primary)" />
      ))}
      <Label
        isStrong
        x={RIGHT + 8}
        y={y(last.posicion) + 8}
        size={24}
        text={`${String(last.posicion)}º`}
      />
      <Label x={LEFT - 12} y={HEIGHT - 4} text={formatDay(first.fecha_str)} />
      <Label x={RIGHT + 4} y={HEIGHT - 4} anchor="end" text={formatDay(last.fecha_str)} />
    </Figure>
  );
}

/** Goals by match: ours up, the rival's down. */
function GoalsPlot({ partidos }: { readonly partidos: readonly PartidoPlayed[] }) {
  const HEIGHT = 170;
  /** Baseline, maximum length of a bar, and gap between bars. */
  const [MIDDLE, REACH, GAP] = [85, 66, 4];
  const goals = partidos.map((partido) => ({
    partido,
    favor: partido.goles_anotados ?? 0,
    contra: partido.goles_encajados ?? 0,
  }));
  const sum = (of: 'favor' | 'contra') => goals.reduce((total, one) => total + one[of], 0);
  const most = Math.max(1, ...goals.flatMap(({ favor, contra }) => [favor, contra]));
  const { step, width, toX } = columnsFor(goals.length, GAP);
  // Narrow columns have no numbers, as they would overlap; the table has them.
  const hasNumbers = step >= 12;
  return (
    <Figure
      title="Goles por partido"
      finding={`${String(sum('favor'))} a favor y ${String(sum('contra'))} en contra.`}
      height={HEIGHT}
      head={['Partido', 'Rival', 'A favor', 'En contra']}
      rows={goals.map(({ partido, favor, contra }) => [
        formatDay(partido.fecha_str),
        partido.nombre_equipo,
        favor,
        contra,
      ])}
    >
      {goals.map(({ partido, favor, contra }, index) => {
        const x = toX(index);
        const up = (favor / most) * REACH;
        const down = (contra / most) * REACH;
        const number = { x: x + width / 2, anchor: 'middle', isStrong: true } as const;
        return (
          <g key={partido.partido_id}>
            <Bar x={x} y={MIDDLE - 1 - up} width={width} height={up} />
            <Bar x={x} y={MIDDLE + 1} width={width} height={down} isOutlined />
            {hasNumbers && favor > 0 && <Label {...number} y={MIDDLE - 5 - up} text={favor} />}
            {hasNumbers && contra > 0 && <Label {...number} y={MIDDLE + 15 + down} text={contra} />}
          </g>
        );
      })}
      <path d={`M0 ${String(MIDDLE)}H${String(WIDTH)}`} stroke="var(--muted)" strokeWidth="2" />
    </Figure>
  );
}

/** Accumulated league points by match (regla 96). */
function PointsPlot({ league }: { readonly league: League }) {
  const HEIGHT = 150;
  const [TOP, BOTTOM, LEFT, RIGHT] = [18, 130, 4, 314];
  const { nombre } = useSettings();
  const played = runningPoints(league.partidos);
  const total = played.at(-1)?.total ?? 0;
  const most = Math.max(total, 1);
  const x = (count: number) => LEFT + (count / played.length) * (RIGHT - LEFT);
  const y = (points: number) => BOTTOM - (points / most) * (BOTTOM - TOP);
  const line = played
    .map(({ total: sum }, index) => `V${y(sum).toFixed(1)}H${x(index + 1).toFixed(1)}`)
    .join('');
  const path = `M${String(LEFT)} ${String(BOTTOM)}${line}`;
  const perMatch = decimal(total / played.length, 1);
  return (
    <Figure
      title="Puntos"
      finding={`${league.nombre}: ${String(total)} puntos en ${String(played.length)} partidos, ${perMatch} por partido.`}
      height={HEIGHT}
      head={['Partido', 'Marcador', 'Puntos', 'Suma']}
      rows={played.map(({ partido, points, total: sum }) => [
        formatDay(partido.fecha_str),
        resultText(partido, nombre),
        points,
        sum,
      ])}
    >
      <path d={`${path}V${String(BOTTOM)}Z`} fill="var(--primary)" opacity="0.14" />
      <path d={path} fill="none" stroke="var(--primary)" strokeWidth="3" strokeLinejoin="round" />
      <path d={`M0 ${String(BOTTOM)}H${String(WIDTH)}`} stroke="var(--line)" strokeWidth="1" />
      <Label isStrong x={RIGHT + 6} y={y(total) + 8} size={26} text={total} />
      <Label x={LEFT} y={HEIGHT - 4} text="1" />
      <Label x={RIGHT} y={HEIGHT - 4} anchor="end" text={played.length} />
    </Figure>
  );
}

function Scores({ partidos }: { readonly partidos: readonly PartidoPlayed[] }) {
  return partidos.map((partido) => (
    <Link
      key={partido.partido_id}
      {...toPartido(partido.partido_id)}
      className={clsx(css.score, resultClass(partido.resultado))}
    >
      {scoreText(partido)}
      <span className={text.hidden}>{`, ${resultName(partido.resultado)}`}</span>
    </Link>
  ));
}

/** Every rival of a season with the scores at home and away. */
function RivalsTable({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  return (
    <figure className={figureCss.figure}>
      <h3 className={figureCss.title}>Rival a rival</h3>
      <DataTable
        label="Tabla: rival a rival"
        head={['Rival', 'En casa', 'Fuera']}
        rows={listRivals(partidos).map(({ nombre, home, away }) => [
          <Link key="rival" to={paths.rival(nombre)} className={css.rival}>
            {nombre}
          </Link>,
          <Scores key="home" partidos={home} />,
          <Scores key="away" partidos={away} />,
        ])}
        className={clsx(figureCss.table, css.table)}
      />
    </figure>
  );
}

/** With fewer matches, a sentence replaces the plots. */
const MIN_MATCHES = 3;

interface SeasonPlotsProps {
  readonly partidos: readonly PartidoPreview[];
  /** League table of the season, if entered: points are counted in its competition. */
  readonly clasificacion: StoredClasificacion | undefined;
  /** Goals by period; absent if no minutes are known. */
  readonly tramos: CalendarDoc['tramos'];
}

/** Plots of a season; with too few matches, a sentence. */
export function SeasonPlots({ partidos, clasificacion, tramos = {} }: SeasonPlotsProps) {
  const played = playedPartidos(partidos);
  const coursePlot = clasificacion && <CoursePlot positions={clasificacion.curso} />;
  if (played.length === 0) return coursePlot;
  if (played.length < MIN_MATCHES) {
    return (
      <>
        {coursePlot}
        <p className={text.muted}>Las gráficas llegan con el tercer partido.</p>
      </>
    );
  }
  const found = findLeague(partidos, clasificacion);
  const league = found && found.partidos.length >= MIN_MATCHES ? found : undefined;
  return (
    <Section title="La temporada en gráficas">
      <div className={clsx(surface.columns, css.plots, css.season)}>
        {coursePlot}
        {league && <PointsPlot league={league} />}
        <GoalsPlot partidos={played} />
        <MinuteSpansPlot goles={goalsByMinuteSpan(partidos, tramos)} />
        <VenuesPlot partidos={partidos} league={league} />
        <div className={css.rivals}>
          <RivalsTable partidos={partidos} />
        </div>
      </div>
    </Section>
  );
}
