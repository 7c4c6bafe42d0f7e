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

/** Whole seconds since the current period started, by the device clock; `undefined` outside a period. */
export function halfSeconds(
  { fase: phase, starts }: Pick<CurrentLiveMatch, 'fase' | 'starts'>,
  now: Date,
): number | undefined {
  const period = PERIODS.find((one) => one === phase);
  const inicio = period && starts[period];
  if (inicio === undefined) return undefined;
  return Math.max(0, Math.floor((now.getTime() - Date.parse(inicio)) / 1000));
}

/** Minute at which the current period starts and its nominal end; `undefined` outside a period. */
export function currentLimits({
  fase: phase,
  minutos_parte: halfMinutes,
}: Pick<CurrentLiveMatch, 'fase' | 'minutos_parte'>) {
  const period = PERIODS.find((one) => one === phase);
  return period && periodLimits(period, halfMinutes);
}

/** Whether the current period's nominal time is over. */
export function isHalfOver(
  actual: Pick<CurrentLiveMatch, 'fase' | 'starts' | 'minutos_parte'>,
  now: Date,
): boolean {
  const [start, end] = currentLimits(actual) ?? [0, 0];
  return end > 0 && (halfSeconds(actual, now) ?? 0) >= (end - start) * 60;
}
