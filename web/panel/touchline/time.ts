import {
  type CurrentLiveMatch,
  type LivePhase,
  type Period,
  PERIODS,
  periodLimits,
} from '@club/shared';

/** Whether a phase is a break before more play: substitutions are then noted one after the other. */
export const isBreak = (phase: LivePhase): boolean =>
  phase === 'descanso' || phase === 'fin_segunda_parte' || phase === 'descanso_prorroga';

/** Period of an event entered now; in a break still the one before. */
export const lastPeriod = ({ starts }: Pick<CurrentLiveMatch, 'starts'>): Period =>
  PERIODS.findLast((period) => starts[period] !== undefined) ?? 'primera_parte';

type Clock = Pick<CurrentLiveMatch, 'fase' | 'starts' | 'minutos_parte'>;

/**
 * The current period: the minutes of its start and its nominal end, and the whole seconds played by the device clock;
 * `undefined` outside a period.
 */
export function playedOf({ fase: phase, starts, minutos_parte: halfMinutes }: Clock, now: Date) {
  const period = PERIODS.find((one) => one === phase);
  const inicio = period && starts[period];
  if (period === undefined || inicio === undefined) return undefined;
  const [start, end] = periodLimits(period, halfMinutes);
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(inicio)) / 1000));
  return { start, end, seconds };
}

/** Whether the current period's nominal time is over. */
export function isHalfOver(clock: Clock, now: Date): boolean {
  const played = playedOf(clock, now);
  return played !== undefined && played.seconds >= (played.end - played.start) * 60;
}
