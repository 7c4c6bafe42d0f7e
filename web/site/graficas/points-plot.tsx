import type { Jornada } from '@club/shared';
import { useAjustes } from '../../lib/estado/club-context';
import { formatDay } from '../../lib/fechas';
import { scoreText, sidesOf } from '../partidos/sides';
import { Figure, WIDTH } from './figure';
import { EndLabel } from './end-label';

const HEIGHT = 150;
const [TOP, BOTTOM, LEFT, RIGHT] = [18, 130, 4, 314];

/** With one decimal behind a comma; not by `Intl`, as dates (lib/fechas.ts). */
const decimal = (value: number) => value.toFixed(1).replace('.', ',');

/** Points match by match, as if all counted for one league. */
export function PointsPlot({ jornadas }: { readonly jornadas: readonly Jornada[] }) {
  const { nombre } = useAjustes();
  const total = jornadas.at(-1)?.total ?? 0;
  const most = Math.max(total, 1);
  const x = (count: number) => LEFT + (count / jornadas.length) * (RIGHT - LEFT);
  const y = (points: number) => BOTTOM - (points / most) * (BOTTOM - TOP);
  const line = jornadas
    .map(({ total: points }, index) => `V${y(points).toFixed(1)}H${x(index + 1).toFixed(1)}`)
    .join('');
  const path = `M${String(LEFT)} ${String(BOTTOM)}${line}`;
  const per = decimal(total / jornadas.length);
  return (
    <Figure
      title="Puntos"
      finding={`${String(total)} puntos en ${String(jornadas.length)} partidos: ${per} por partido.`}
      height={HEIGHT}
      head={['Partido', 'Marcador', 'Puntos', 'Suma']}
      rows={jornadas.map(({ partido, puntos, total: sum }) => {
        const [left, right] = sidesOf(partido, nombre);
        return [
          formatDay(partido.fecha_str),
          `${left.nombre} ${scoreText(partido)} ${right.nombre}`,
          puntos,
          sum,
        ];
      })}
    >
      <path d={`${path}V${String(BOTTOM)}Z`} fill="var(--primary)" opacity="0.14" />
      <path d={path} fill="none" stroke="var(--primary)" strokeWidth="3" strokeLinejoin="round" />
      <path d={`M0 ${String(BOTTOM)}H${String(WIDTH)}`} stroke="var(--line)" strokeWidth="1" />
      <EndLabel x={RIGHT + 6} y={y(total) + 8} size={26}>
        {total}
      </EndLabel>
      <text x={LEFT} y={HEIGHT - 4} fill="var(--muted)">
        1
      </text>
      <text x={RIGHT} y={HEIGHT - 4} textAnchor="end" fill="var(--muted)">
        {jornadas.length}
      </text>
    </Figure>
  );
}
