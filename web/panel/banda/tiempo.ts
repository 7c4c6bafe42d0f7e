import type { DirectoActual } from '@club/shared';

/** Whole seconds since the half that is being played began, by this device's clock; `undefined` while none is. */
export function segundosDeParte(
  { fase, inicios }: Pick<DirectoActual, 'fase' | 'inicios'>,
  now: Date,
): number | undefined {
  if (fase !== 'primera_parte' && fase !== 'segunda_parte') return undefined;
  const inicio = inicios[fase];
  if (inicio === undefined) return undefined;
  return Math.max(0, Math.floor((now.getTime() - Date.parse(inicio)) / 1000));
}

/** Whether the minutes of the half that is being played are over: what comes is added time, or the whistle. */
export function isParteCumplida(
  actual: Pick<DirectoActual, 'fase' | 'inicios' | 'minutos_parte'>,
  now: Date,
): boolean {
  return (segundosDeParte(actual, now) ?? 0) >= actual.minutos_parte * 60;
}
