import type { CurrentLiveMatch } from '@club/shared';

/** Whole seconds since the current half started, by the device clock; `undefined` outside a half. */
export function halfSeconds(
  { fase, inicios }: Pick<CurrentLiveMatch, 'fase' | 'inicios'>,
  now: Date,
): number | undefined {
  if (fase !== 'primera_parte' && fase !== 'segunda_parte') return undefined;
  const inicio = inicios[fase];
  if (inicio === undefined) return undefined;
  return Math.max(0, Math.floor((now.getTime() - Date.parse(inicio)) / 1000));
}

/** Whether the current half's nominal time is over. */
export function isHalfOver(
  actual: Pick<CurrentLiveMatch, 'fase' | 'inicios' | 'minutos_parte'>,
  now: Date,
): boolean {
  return (halfSeconds(actual, now) ?? 0) >= actual.minutos_parte * 60;
}
