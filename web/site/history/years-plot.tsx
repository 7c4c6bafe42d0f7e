import type { AllTime } from '@club/shared';
import { Figure, Label, seasonLabel, WIDTH } from '../charts/figure';

const HEIGHT = 190;
const [TOP, BOTTOM, RIGHT] = [10, 160, 336];
/** With more seasons than this, only the first and the last are labelled, as labels would overlap. */
const MAX_LABELS = 6;

type Temporada = AllTime['temporadas'][number];

/** Stacked, from the bottom up. */
const PARTS = [
  ['ganados', 'V', 'var(--win)'],
  ['empatados', 'E', 'var(--draw)'],
  ['perdidos', 'D', 'var(--lose)'],
] as const;

/** Share of matches won, 0 to 1. */
const wonShare = ({ ganados, jugados }: Temporada) => ganados / jugados;

/** `2025/26` for `Temporada 2025/26`. */
const yearsName = (nombre: string) => nombre.replace(/^temporada\s+/i, '');

/** Matches won, drawn and lost by season. Nothing if fewer than two seasons have matches. */
export function YearsPlot({ temporadas }: Pick<AllTime, 'temporadas'>) {
  const played = temporadas.filter(({ jugados }) => jugados > 0);
  const [first] = played;
  if (!first || played.length < 2) return null;
  const best = played.reduce((a, b) => (wonShare(b) > wonShare(a) ? b : a));
  const step = RIGHT / played.length;
  const width = Math.min(48, step * 0.8);
  const unit = (BOTTOM - TOP) / Math.max(...played.map(({ jugados }) => jugados));
  const hasAllLabels = played.length <= MAX_LABELS;
  const column = (temporada: Temporada, x: number, isLast: boolean) => {
    let y = BOTTOM;
    return PARTS.map(([part, letter, fill]) => {
      const height = temporada[part] * unit;
      y -= height;
      return (
        <g key={part}>
          <rect x={x} y={y} width={width} height={Math.max(0, height - 1)} fill={fill} />
          {isLast && height > 0 && (
            <Label x={x + width + 6} y={y + height / 2 + 5} isStrong text={letter} />
          )}
        </g>
      );
    });
  };
  return (
    <Figure
      level="h2"
      title="Los años del club"
      finding={`La mejor temporada: ${yearsName(best.temporada_nombre)}, con el ${String(Math.round(100 * wonShare(best)))} % de victorias.`}
      height={HEIGHT}
      head={['Temporada', 'PJ', 'V', 'E', 'D', 'GF', 'GC']}
      rows={played.map((temporada) => [
        temporada.temporada_nombre,
        temporada.jugados,
        ...PARTS.map(([part]) => temporada[part]),
        temporada.goles_favor,
        temporada.goles_contra,
      ])}
    >
      {played.map((temporada, index) => {
        const x = index * step + (step - width) / 2;
        const [isFirst, isLast] = [index === 0, index === played.length - 1];
        const edge = isFirst ? 'start' : 'end';
        return (
          <g key={temporada.temporada_id}>
            {column(temporada, x, isLast)}
            {(hasAllLabels || isFirst || isLast) && (
              <Label
                x={isFirst && !hasAllLabels ? x : x + width / 2}
                y={HEIGHT - 10}
                anchor={hasAllLabels ? 'middle' : edge}
                text={seasonLabel(temporada.temporada_nombre)}
              />
            )}
          </g>
        );
      })}
      <path d={`M0 ${String(BOTTOM)}H${String(WIDTH)}`} stroke="var(--line)" strokeWidth="1" />
    </Figure>
  );
}
