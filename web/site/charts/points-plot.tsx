import { formatDay } from '../../lib/dates';
import { decimal } from '../../lib/number-text';
import { useSettings } from '../../lib/state/club-context';
import { resultText } from '../partidos/sides';
import { type League, runningPoints } from './course';
import { EndLabel, Figure, Label, WIDTH } from './figure';

const HEIGHT = 150;
const [TOP, BOTTOM, LEFT, RIGHT] = [18, 130, 4, 314];

/** Accumulated league points by match (regla 96). */
export function PointsPlot({ league }: { readonly league: League }) {
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
  const per = decimal(total / played.length, 1);
  return (
    <Figure
      title="Puntos"
      finding={`${league.nombre}: ${String(total)} puntos en ${String(played.length)} partidos, ${per} por partido.`}
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
      <EndLabel x={RIGHT + 6} y={y(total) + 8} size={26} text={total} />
      <Label x={LEFT} y={HEIGHT - 4} text="1" />
      <Label x={RIGHT} y={HEIGHT - 4} anchor="end" text={played.length} />
    </Figure>
  );
}
