import { type PartidoPreview, type PartidoTally, POINTS } from '@club/shared';
import { countText } from '../../lib/number-text';
import { type League, tallyByVenue } from './season-figures';
import { Figure, Label, WIDTH } from './figure';

const HEIGHT = 124;
const BAR_HEIGHT = 30;
/** Narrower parts of a bar have only the number, without the letter. SVG units. */
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
  /** Matches in the longer bar. */
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
export function VenuesPlot({ partidos, league }: VenuesPlotProps) {
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
      height={HEIGHT}
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
