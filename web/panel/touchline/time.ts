import {
  type CurrentLiveMatch,
  type LivePhase,
  minuteInPlay,
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

/** Whether added time is being played. */
export const isPeriodOver = (clock: Clock, now: Date): boolean =>
  minuteInPlay(clock, now)?.anadido !== undefined;

/** Time played by the device clock, `32:07`; the second half starts at `45:00`. `undefined` outside a period. */
export function clockText({ fase: phase, starts, minutos_parte }: Clock, now: Date) {
  const period = PERIODS.find((one) => one === phase);
  const start = period && starts[period];
  if (period === undefined || start === undefined) return undefined;
  const [minutesBefore] = periodLimits(period, minutos_parte);
  const sinceStart = Math.max(0, Math.floor((now.getTime() - Date.parse(start)) / 1000));
  const seconds = minutesBefore * 60 + sinceStart;
  return [Math.floor(seconds / 60), seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
