import { EVENTOS } from '../eventos/table';
import type { Partido, PartidoPreview } from '../records/partido';
import type { MinuteSpans } from '../schemas/public';
import {
  EXTRA_PERIODS,
  HALVES,
  hasExtraTime,
  MINUTES_PER_HALF,
  type Period,
  PERIODS,
} from '../vocabulary';
import { playedPartidos } from './score';
import { countedMinute, periodLimits } from './minutes';

/** Spans of a half: with 45 minutes, three of fifteen. A period of extra time is one span. */
const PER_HALF = 3;
const REGULAR_SPANS = HALVES.length * PER_HALF;

/** Last minute of each span of a half, without added time: `15, 30, 45`. */
const lastMinutes = (halfMinutes: number) =>
  Array.from({ length: PER_HALF }, (_none, at) => Math.ceil(((at + 1) * halfMinutes) / PER_HALF));

/** Index of the span that contains a minute of a match. */
function findSpanIndex(mitad: Period, minuto: number, halfMinutes: number): number {
  const index = PERIODS.indexOf(mitad);
  if (index >= HALVES.length) return REGULAR_SPANS + index - HALVES.length;
  const minuteOfHalf = countedMinute({ mitad, minuto }, halfMinutes) - index * halfMinutes;
  const third = lastMinutes(halfMinutes).findIndex((last) => minuteOfHalf <= last);
  return index * PER_HALF + third;
}

/**
 * Goals of a played match by span (regla 91). `undefined` if no goal has a minute. Goals without a minute are not
 * counted.
 */
export function deriveMinuteSpans({
  jugado,
  detalles,
  minutos_parte: halfMinutes = MINUTES_PER_HALF,
}: Pick<Partido, 'jugado' | 'detalles' | 'minutos_parte'>): MinuteSpans | undefined {
  if (!jugado) return undefined;
  const goles = PERIODS.flatMap((mitad) =>
    (detalles[mitad] ?? []).flatMap(({ evento, minuto }) => {
      const { marcador } = EVENTOS[evento];
      if (marcador === null || minuto === undefined) return [];
      return [{ marcador, span: findSpanIndex(mitad, minuto, halfMinutes) }];
    }),
  );
  if (goles.length === 0) return undefined;
  const length = REGULAR_SPANS + (hasExtraTime(detalles) ? EXTRA_PERIODS.length : 0);
  const count = (side: (typeof goles)[number]['marcador']) =>
    Array.from({ length }, (_none, index) => {
      return goles.filter(({ marcador, span }) => marcador === side && span === index).length;
    });
  return { parte: halfMinutes, favor: count('goles_anotados'), contra: count('goles_encajados') };
}

export type Goals = Readonly<Record<'favor' | 'contra', number>>;

/** Goals of a season by span. */
export interface GoalsBySpan {
  /** Length of a half, minutes. `null` if the matches differ in it. */
  readonly parte: number | null;
  /** Three for each half, then one for each period of extra time if a match had any. */
  readonly tramos: readonly Goals[];
  /** Goals without a minute. */
  readonly withoutMinute: Goals;
}

/** Adds up the spans of a season's matches, which `tramos` has by match id. */
export function goalsByMinuteSpan(
  partidos: Iterable<PartidoPreview>,
  tramos: Readonly<Record<string, MinuteSpans>>,
): GoalsBySpan {
  // The goals of a walkover were never scored.
  const played = playedPartidos(partidos).filter(({ incomparecencia }) => !incomparecencia);
  const byId = new Map(Object.entries(tramos));
  const known = played.flatMap(({ partido_id: id }) => byId.get(id) ?? []);
  const halfLengths = new Set(known.map(({ parte }) => parte));
  const [parte = null] = halfLengths;
  const spans = Math.max(REGULAR_SPANS, ...known.map(({ favor }) => favor.length));
  const sums = Array.from({ length: spans }, (_none, index) => ({
    favor: known.reduce((sum, { favor }) => sum + (favor[index] ?? 0), 0),
    contra: known.reduce((sum, { contra }) => sum + (contra[index] ?? 0), 0),
  }));
  const without = (side: keyof Goals, score: 'goles_anotados' | 'goles_encajados') =>
    played.reduce((sum, partido) => sum + (partido[score] ?? 0), 0) -
    sums.reduce((sum, goles) => sum + goles[side], 0);
  return {
    parte: halfLengths.size === 1 ? parte : null,
    tramos: sums,
    withoutMinute: {
      favor: without('favor', 'goles_anotados'),
      contra: without('contra', 'goles_encajados'),
    },
  };
}

const THIRDS = ['inicio', 'mitad', 'final'];

/** First and last minute of each span, those of extra time last. */
const spanLimits = (halfMinutes: number) => [
  ...[0, halfMinutes].flatMap((start) =>
    lastMinutes(halfMinutes).map((last, index, ends) => ({
      first: start + (ends[index - 1] ?? 0) + 1,
      last: start + last,
      isLast: index === PER_HALF - 1,
    })),
  ),
  ...EXTRA_PERIODS.map((period) => {
    const [start, end] = periodLimits(period, halfMinutes);
    return { first: start + 1, last: end, isLast: true };
  }),
];

/** Names of the spans: `1-15`. The last one of a half includes added time: `31-45+`. */
export function minuteSpanNames({ parte, tramos }: GoalsBySpan): readonly string[] {
  const names =
    parte === null
      ? ['1ª parte', '2ª parte']
          .flatMap((half) => THIRDS.map((third) => `${half}, ${third}`))
          .concat('Prórroga, 1ª parte', 'Prórroga, 2ª parte')
      : spanLimits(parte).map(
          ({ first, last, isLast }) => `${String(first)}-${String(last)}${isLast ? '+' : ''}`,
        );
  return names.slice(0, tramos.length);
}

/** The spans as parts of a sentence: `del minuto 1 al 15`, `del minuto 31 al descanso`, `del minuto 76 al final`. */
export function minuteSpanPhrases({ parte, tramos }: GoalsBySpan): readonly string[] {
  const regular =
    parte === null
      ? ['1ª parte', '2ª parte'].flatMap((half) =>
          ['al inicio', 'a mitad', 'al final'].map((third) => `${third} de la ${half}`),
        )
      : spanLimits(parte).map(({ first, last, isLast }) => {
          const endOfHalf = last === parte ? 'descanso' : 'final';
          return `del minuto ${String(first)} al ${isLast ? endOfHalf : String(last)}`;
        });
  const extra = ['1ª', '2ª'].map((period) => `en la ${period} parte de la prórroga`);
  return [...regular.slice(0, REGULAR_SPANS), ...extra].slice(0, tramos.length);
}
