import type { DatedPosition } from '@club/shared';
import { formatDay } from '../../lib/dates';
import { EndLabel, Figure, Label, WIDTH } from './figure';

const HEIGHT = 150;
const [TOP, BOTTOM, LEFT, RIGHT] = [18, 126, 12, 314];

/** Our position in each table entered during the season; first place at the top. */
export function CoursePlot({ puestos }: { readonly puestos: readonly DatedPosition[] }) {
  const most = Math.max(...puestos.map(({ num_equipos: total }) => total));
  const x = (index: number) => LEFT + (index / (puestos.length - 1)) * (RIGHT - LEFT);
  const y = (place: number) => TOP + ((place - 1) / Math.max(1, most - 1)) * (BOTTOM - TOP);
  const best = Math.min(...puestos.map(({ posicion }) => posicion));
  const [first, last] = [puestos[0], puestos.at(-1)];
  if (!first || !last || puestos.length < 2) return null;
  return (
    <Figure
      title="Puesto en la liga"
      finding={`Ahora, ${String(last.posicion)}º; el mejor puesto, ${String(best)}º.`}
      height={HEIGHT}
      head={['Día', 'Puesto', 'Equipos']}
      rows={puestos.map(({ fecha_str: day, posicion, num_equipos: total }) => [
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
        points={puestos
          .map(({ posicion }, index) => `${x(index).toFixed(1)},${y(posicion).toFixed(1)}`)
          .join(' ')}
        fill="none"
        stroke="var(--primary)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {puestos.map(({ posicion }, index) => (
        <circle key={index} cx={x(index)} cy={y(posicion)} r="4" fill="var(--primary)" />
      ))}
      <EndLabel
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
