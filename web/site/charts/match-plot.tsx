import {
  capitalise,
  countedMinute,
  type Details,
  EVENTOS,
  PERIODS,
  hasExtraTime,
  matchMinutes,
  MINUTES_PER_HALF,
  periodLimits,
  type Partido,
  withArticle,
} from '@club/shared';
import { Figure, Label, WIDTH } from './figure';

/**
 * Score after each goal, by minute, and whether the goal was ours. Goals of the same minute keep the list order. Empty
 * without goals, or if any goal has no minute. Minutes are those of the statistics, from 0 to the length of the match
 * (reglas 76 and 98).
 */
export function scoresByMinute(detalles: Details, halfMinutes: number) {
  const goles = PERIODS.flatMap((mitad) =>
    (detalles[mitad] ?? []).flatMap(({ evento, minuto }) => {
      const { marcador } = EVENTOS[evento];
      return marcador === null ? [] : [{ mitad, minuto, marcador }];
    }),
  );
  if (goles.some(({ minuto }) => minuto === undefined)) return [];
  let [favor, contra] = [0, 0];
  return goles
    .map((gol) => ({ ...gol, minuto: countedMinute(gol, halfMinutes) }))
    .toSorted((a, b) => a.minuto - b.minuto)
    .map(({ minuto, marcador }) => {
      const isOurs = marcador === 'goles_anotados';
      if (isOurs) favor += 1;
      else contra += 1;
      return { minuto, favor, contra, isOurs };
    });
}

const HEIGHT = 128;
/** Our leads are above the middle, the rival's below. */
const [MIDDLE, REACH, LEFT, RIGHT] = [58, 44, 4, 326];

type Scores = ReturnType<typeof scoresByMinute>;

/** Caption: the largest lead of each side. */
function formatFinding(scores: Scores, rival: string): string {
  const leads = scores.map(({ favor, contra }) => favor - contra);
  const [most, least] = [Math.max(0, ...leads), Math.min(0, ...leads)];
  const goals = (count: number) => (count === 1 ? 'un gol' : `${String(count)} goles`);
  const parts = [
    ...(most > 0 ? [`llegamos a ganar por ${goals(most)}`] : []),
    ...(least < 0
      ? [`${withArticle({ nombre: rival }).el} llegó a ganar por ${goals(-least)}`]
      : []),
  ];
  return `${capitalise(parts.join(' y '))}.`;
}

/** Goal difference by minute of a played match. Nothing if a goal has no minute. */
export function MatchPlot({ partido }: { readonly partido: Partido }) {
  const { detalles, minutos_parte: halfMinutes = MINUTES_PER_HALF, nombre_equipo: rival } = partido;
  const scores = scoresByMinute(detalles, halfMinutes);
  if (scores.length === 0) return null;
  const most = Math.max(...scores.map(({ favor, contra }) => Math.abs(favor - contra)));
  const hasExtra = hasExtraTime(detalles);
  const length = matchMinutes(halfMinutes, hasExtra);
  const x = (minuto: number) => LEFT + (minuto / length) * (RIGHT - LEFT);
  const y = (lead: number) => MIDDLE - (lead / most) * REACH;
  const line = scores
    .map(({ minuto, favor, contra }) => `H${x(minuto).toFixed(1)}V${y(favor - contra).toFixed(1)}`)
    .join('');
  const path = `M${String(LEFT)} ${String(MIDDLE)}${line}H${String(RIGHT)}`;
  const last = scores.at(-1);
  const end = last ? last.favor - last.contra : 0;
  // Ends of all periods but the last.
  const breaks = [
    { minuto: halfMinutes, label: 'Descanso' },
    ...(hasExtra
      ? [
          { minuto: 2 * halfMinutes, label: `${String(2 * halfMinutes)}'` },
          { minuto: periodLimits('prorroga_1', halfMinutes)[1], label: '' },
        ]
      : []),
  ].map(({ minuto, label }) => ({ label, place: x(minuto).toFixed(1) }));
  return (
    <Figure
      title="Evolución del marcador"
      level="h2"
      finding={formatFinding(scores, rival)}
      height={HEIGHT}
      head={['Minuto', 'A favor', 'En contra', 'Diferencia']}
      rows={scores.map(({ minuto, favor, contra }) => [
        `${String(minuto)}'`,
        favor,
        contra,
        favor - contra,
      ])}
    >
      <path d={`${path}V${String(MIDDLE)}Z`} fill="var(--primary)" opacity="0.14" />
      {breaks.map(({ place }) => (
        <path
          key={place}
          d={`M${place} 8V${String(HEIGHT - 20)}`}
          stroke="var(--line)"
          strokeDasharray="3 4"
        />
      ))}
      <path d={`M0 ${String(MIDDLE)}H${String(WIDTH)}`} stroke="var(--muted)" strokeWidth="1" />
      <path d={path} fill="none" stroke="var(--primary)" strokeWidth="3" strokeLinejoin="round" />
      {scores.map(({ minuto, favor, contra, isOurs }, index) => (
        <circle
          key={index}
          cx={x(minuto)}
          cy={y(favor - contra)}
          r="5"
          fill={isOurs ? 'var(--primary)' : 'var(--paper)'}
          stroke={isOurs ? 'var(--primary)' : 'var(--muted)'}
          strokeWidth="2"
        />
      ))}
      <Label
        x={RIGHT + 8}
        y={y(end) + 8}
        isStrong
        size={22}
        text={end > 0 ? `+${String(end)}` : end}
      />
      <Label x={LEFT} y={HEIGHT - 4} text="0" />
      {breaks.map(({ place, label }) => (
        <Label key={place} x={Number(place)} y={HEIGHT - 4} anchor="middle" text={label} />
      ))}
      <Label x={RIGHT} y={HEIGHT - 4} anchor="end" text={`${String(length)}'`} />
    </Figure>
  );
}
