import type { PartidoTally, PartidoPreview } from '@club/shared';
import { countText } from '../../lib/count-text';
import { type League, byPlace } from './course';
import { Figure, Label, WIDTH } from './figure';

const HEIGHT = 124;
const BAR = 30;

const PARTS = [
  ['ganados', 'V', 'var(--win)', 'var(--on-win)'],
  ['empatados', 'E', 'var(--draw)', 'var(--on-draw)'],
  ['perdidos', 'D', 'var(--lose)', 'var(--on-lose)'],
] as const;

const matches = ({ ganados, empatados, perdidos }: PartidoTally) => ganados + empatados + perdidos;

/** `10 de 15 puntos` */
const pointsText = (cuenta: PartidoTally) =>
  `${String(cuenta.puntos)} de ${String(matches(cuenta) * 3)} puntos`;

/** `3 victorias, 1 empate y 2 derrotas` */
const resultsText = ({ ganados, empatados, perdidos }: PartidoTally) =>
  `${countText(ganados, 'victoria')}, ${countText(empatados, 'empate')} y ${countText(perdidos, 'derrota')}`;

interface BarProps {
  readonly cuenta: PartidoTally;
  readonly y: number;
  /** Matches in the longer bar. */
  readonly most: number;
}

function Bar({ cuenta, y, most }: BarProps) {
  const unit = WIDTH / Math.max(1, most);
  let x = 0;
  return PARTS.map(([figure, letter, fill, ink]) => {
    const width = cuenta[figure] * unit;
    const at = x;
    x += width;
    if (width === 0) return null;
    return (
      <g key={figure}>
        <rect x={at} y={y} width={Math.max(0, width - 2)} height={BAR} fill={fill} />
        <text x={at + (width - 2) / 2} y={y + 21} textAnchor="middle" fill={ink}>
          {width >= 34 ? `${String(cuenta[figure])} ${letter}` : cuenta[figure]}
        </text>
      </g>
    );
  });
}

interface PlacesPlotProps {
  readonly partidos: readonly PartidoPreview[];
  /** If given, only its matches count, and points are shown. */
  readonly league: League | undefined;
}

/** Results at home and away: of the league with points, or of all matches without points (regla 96). */
export function PlacesPlot({ partidos, league }: PlacesPlotProps) {
  const { casa, fuera } = byPlace(league?.partidos ?? partidos);
  const most = Math.max(matches(casa), matches(fuera));
  const rowOf = (name: string, cuenta: PartidoTally) => [
    name,
    ...PARTS.map(([figure]) => cuenta[figure]),
    `${String(cuenta.favor)}-${String(cuenta.contra)}`,
    ...(league ? [cuenta.puntos] : []),
  ];
  return (
    <Figure
      title="En casa y fuera"
      finding={
        league
          ? `${league.nombre}: en casa, ${pointsText(casa)}; fuera, ${pointsText(fuera)}.`
          : `En casa, ${resultsText(casa)}; fuera, ${resultsText(fuera)}.`
      }
      height={HEIGHT}
      head={['Dónde', 'V', 'E', 'D', 'Goles', ...(league ? ['Puntos'] : [])]}
      rows={[rowOf('En casa', casa), rowOf('Fuera', fuera)]}
    >
      <Label x={0} y={14} isFigure text="En casa" />
      <Bar cuenta={casa} y={22} most={most} />
      <Label x={0} y={78} isFigure text="Fuera" />
      <Bar cuenta={fuera} y={86} most={most} />
    </Figure>
  );
}
