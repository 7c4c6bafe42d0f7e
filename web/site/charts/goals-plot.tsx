import type { PartidoPlayed } from '@club/shared';
import { formatDay } from '../../lib/dates';
import { Bar, columnsFor, Figure, Label, WIDTH } from './figure';

const HEIGHT = 170;
/** Baseline, maximum length of a bar, and gap between bars. */
const [MIDDLE, REACH, GAP] = [85, 66, 4];

/** Goals by match: ours up, the rival's down. */
export function GoalsPlot({ partidos }: { readonly partidos: readonly PartidoPlayed[] }) {
  const goals = partidos.map((partido) => ({
    partido,
    favor: partido.goles_anotados ?? 0,
    contra: partido.goles_encajados ?? 0,
  }));
  const sum = (of: 'favor' | 'contra') => goals.reduce((total, one) => total + one[of], 0);
  const most = Math.max(1, ...goals.flatMap(({ favor, contra }) => [favor, contra]));
  const { step, width, xOf } = columnsFor(goals.length, GAP);
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
        const x = xOf(index);
        const up = (favor / most) * REACH;
        const down = (contra / most) * REACH;
        const number = { x: x + width / 2, anchor: 'middle', isFigure: true } as const;
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
