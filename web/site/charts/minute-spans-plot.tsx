import {
  minuteSpanPhrases,
  type Goals,
  type GoalsBySpan,
  MINUTES_PER_HALF,
  minuteSpanNames,
} from '@club/shared';
import { Bar, Figure, Label, WIDTH } from './figure';

const HEIGHT = 214;
/** Goals for grow upwards from `UP`, goals against downwards from `DOWN`; the labels are between them. */
const [UP, DOWN, REACH] = [94, 122, 60];
const COLUMN = 34;

const SIDES = [
  ['favor', 'A favor'],
  ['contra', 'En contra'],
] as const;

type Side = (typeof SIDES)[number][0];

const goalsText = ({ favor, contra }: Goals) =>
  `${String(favor)} a favor y ${String(contra)} en contra`;

/** `del minuto 76 al final (4)`: a side's best periods. Empty without goals or if three or more are level. */
function bestSpansText(goles: GoalsBySpan, side: Side): string {
  const { tramos } = goles;
  const most = Math.max(...tramos.map((span) => span[side]));
  const best = minuteSpanPhrases(goles).filter((_phrase, index) => tramos[index]?.[side] === most);
  if (most === 0 || best.length > 2) return '';
  return `${best.join(' y ')} (${String(most)}${best.length > 1 ? ' en cada tramo' : ''})`;
}

function formatFinding(goles: GoalsBySpan): string {
  const { favor, contra } = goles.withoutMinute;
  const found = SIDES.flatMap(([side, words]) => {
    const spans = bestSpansText(goles, side);
    return spans === '' ? [] : [`goles ${words.toLowerCase()} ${spans}`];
  });
  const sum = (side: Side) => goles.tramos.reduce((total, one) => total + one[side], 0);
  return [
    found.length > 0
      ? `Más ${found.join('; más ')}.`
      : `${goalsText({ favor: sum('favor'), contra: sum('contra') })}, repartidos.`,
    ...(favor + contra > 0 ? [`Sin minuto: ${goalsText(goles.withoutMinute)}.`] : []),
  ].join(' ');
}

/** Columns of the two halves. Those of extra time follow. */
const REGULAR = 6;

/**
 * `31-45+`, or `inicio` if the halves of the season differ in length. With extra time there is less room: `31-45`, and
 * `Pr. 1` for its halves.
 */
function shortName(nombre: string, index: number, columns: number) {
  if (index >= REGULAR) return `Pr. ${String(index - REGULAR + 1)}`;
  const name = nombre.split(', ').at(-1);
  return columns > REGULAR ? name?.replace('+', '') : name;
}

/** Goals of a season by period. Nothing if no goal has a minute. */
export function MinuteSpansPlot({ goles }: { readonly goles: GoalsBySpan }) {
  const { parte: halfMinutes, tramos, withoutMinute } = goles;
  const most = Math.max(...tramos.flatMap(({ favor, contra }) => [favor, contra]));
  if (most === 0) return null;
  const nombres = minuteSpanNames(goles);
  const step = WIDTH / tramos.length;
  const unit = REACH / most;
  const hasUnknown = withoutMinute.favor + withoutMinute.contra > 0;
  return (
    <Figure
      title={halfMinutes === MINUTES_PER_HALF ? 'Goles cada 15 minutos' : 'Goles por tramos'}
      finding={formatFinding(goles)}
      height={HEIGHT}
      head={['Minutos', 'A favor', 'En contra']}
      rows={[
        ...nombres.map((nombre, index) => [
          nombre,
          tramos[index]?.favor ?? 0,
          tramos[index]?.contra ?? 0,
        ]),
        ...(hasUnknown ? [['Sin minuto', withoutMinute.favor, withoutMinute.contra]] : []),
      ]}
    >
      <Label x={0} y={14} text="A favor" />
      <Label x={0} y={HEIGHT - 4} text="En contra" />
      {tramos.map(({ favor, contra }, index) => {
        const middle = index * step + step / 2;
        const [up, down] = [favor * unit, contra * unit];
        const bar = { x: middle - COLUMN / 2, width: COLUMN };
        const number = { x: middle, anchor: 'middle', isStrong: true } as const;
        const name = shortName(nombres[index] ?? '', index, tramos.length);
        return (
          <g key={index}>
            <Bar {...bar} y={UP - up} height={up} />
            <Label {...number} y={UP - 5 - up} text={favor} />
            <Label x={middle} y={UP + 19} anchor="middle" text={name} />
            {contra > 0 && <Bar {...bar} y={DOWN} height={down} isOutlined />}
            <Label {...number} y={DOWN + 16 + down} text={contra} />
          </g>
        );
      })}
      <path d={`M0 ${String(UP)}H${String(WIDTH)}`} stroke="var(--muted)" strokeWidth="1" />
      <path d={`M0 ${String(DOWN)}H${String(WIDTH)}`} stroke="var(--muted)" strokeWidth="1" />
    </Figure>
  );
}
