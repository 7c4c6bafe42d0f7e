import type { EarlierSchedule, Partido } from '@club/shared';

/** Days before a match in which a change of date or ground is shown on its page. */
const NOTICE_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a change of kick-off comes so late that people have made plans. */
function isLate(antes: Partido, despues: Partido, now: Date): boolean {
  const first = Math.min(Date.parse(antes.fecha_date), Date.parse(despues.fecha_date));
  const left = first - now.getTime();
  return left >= 0 && left <= NOTICE_DAYS * DAY_MS;
}

/** Date and time before the last change of either. Empty if that came too early, or was undone. */
function scheduleBefore(antes: Partido, despues: Partido, isShown: boolean): EarlierSchedule {
  const { fecha_str, hora_str } = antes.antes ?? {};
  const known = fecha_str !== undefined && hora_str !== undefined ? { fecha_str, hora_str } : {};
  if (antes.fecha_date === despues.fecha_date) return known;
  const isUndone = fecha_str === despues.fecha_str && hora_str === despues.hora_str;
  return isShown && !isUndone ? { fecha_str: antes.fecha_str, hora_str: antes.hora_str } : {};
}

/** Ground before its last change. Empty if that came too early, or was undone. */
function placeBefore(antes: Partido, despues: Partido, isShown: boolean): EarlierSchedule {
  const nombre = antes.antes?.nombre_campo;
  if (antes.campo_id === despues.campo_id)
    return nombre === undefined ? {} : { nombre_campo: nombre };
  const isUndone = nombre === despues.nombre_campo;
  // A match that had no ground yet has not been moved.
  const isWorthShowing = isShown && !isUndone && antes.nombre_campo !== '';
  return isWorthShowing ? { nombre_campo: antes.nombre_campo } : {};
}

/** A match with its earlier date and ground, if the last change was in the seven days before kick-off. */
export function withEarlierSchedule(
  antes: Partido,
  { antes: _antes, ...despues }: Partido,
  now: Date,
): Partido {
  if (despues.jugado) return despues;
  const isShown = isLate(antes, despues, now);
  const earlier = {
    ...scheduleBefore(antes, despues, isShown),
    ...placeBefore(antes, despues, isShown),
  };
  return Object.keys(earlier).length > 0 ? { ...despues, antes: earlier } : despues;
}
