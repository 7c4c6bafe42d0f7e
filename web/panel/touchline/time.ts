import type { CurrentLiveMatch } from '@club/shared';

/** Whole seconds since the current half started, by the device clock; `undefined` outside a half. */
export function halfSeconds(
  { fase: phase, starts }: Pick<CurrentLiveMatch, 'fase' | 'starts'>,
  now: Date,
): number | undefined {
  if (phase !== 'primera_parte' && phase !== 'segunda_parte') return undefined;
  const inicio = starts[phase];
  if (inicio === undefined) return undefined;
  return Math.max(0, Math.floor((now.getTime() - Date.parse(inicio)) / 1000));
}

/** Whether the current half's nominal time is over. */
export function isHalfOver(
  actual: Pick<CurrentLiveMatch, 'fase' | 'starts' | 'minutos_parte'>,
  now: Date,
): boolean {
  return (halfSeconds(actual, now) ?? 0) >= actual.minutos_parte * 60;
}
