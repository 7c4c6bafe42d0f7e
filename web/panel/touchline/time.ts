import {
  type CurrentLiveMatch,
  type LivePhase,
  type Period,
  PERIODS,
  periodLimits,
} from '@club/shared';

/** Whether a phase is a break before more play. */
export const isBreak = (phase: LivePhase): boolean =>
  phase === 'descanso' || phase === 'fin_segunda_parte' || phase === 'descanso_prorroga';

/** Period of an event entered now; in a break, the period before it. */
export const lastPeriod = ({ starts }: Pick<CurrentLiveMatch, 'starts'>): Period =>
  PERIODS.findLast((period) => starts[period] !== undefined) ?? 'primera_parte';

type Clock = Pick<CurrentLiveMatch, 'fase' | 'starts' | 'minutos_parte'>;

/**
 * The current period: its first and last minute without added time, and the whole seconds played by the device clock.
 * `undefined` outside a period.
 */
export function currentPeriodClock(
  { fase: phase, starts, minutos_parte: halfMinutes }: Clock,
  now: Date,
) {
  const period = PERIODS.find((one) => one === phase);
  const startedAt = period && starts[period];
  if (period === undefined || startedAt === undefined) return undefined;
  const [start, end] = periodLimits(period, halfMinutes);
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(startedAt)) / 1000));
  return { start, end, seconds };
}

/** Whether the current period's time without added time is over. */
export function isPeriodOver(clock: Clock, now: Date): boolean {
  const played = currentPeriodClock(clock, now);
  return played !== undefined && played.seconds >= (played.end - played.start) * 60;
}
