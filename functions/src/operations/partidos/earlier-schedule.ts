import type { EarlierSchedule, Partido } from '@club/shared';

/** A change of date or ground is shown on the match's page if it is made at most this many days before kick-off. */
const NOTICE_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a change comes so late that people have made plans, by the earlier of the two kick-offs. */
function isLate(before: Partido, after: Partido, now: Date): boolean {
  const earlierMs = Math.min(Date.parse(before.fecha_date), Date.parse(after.fecha_date));
  const leftMs = earlierMs - now.getTime();
  return leftMs >= 0 && leftMs <= NOTICE_DAYS * DAY_MS;
}

/** Date and time before their last change. Empty if that change came too early, or was undone. */
function scheduleBefore(before: Partido, after: Partido, isShown: boolean): EarlierSchedule {
  const { fecha_str, hora_str } = before.antes ?? {};
  const known = fecha_str !== undefined && hora_str !== undefined ? { fecha_str, hora_str } : {};
  if (before.fecha_date === after.fecha_date) return known;
  const isUndone = fecha_str === after.fecha_str && hora_str === after.hora_str;
  return isShown && !isUndone ? { fecha_str: before.fecha_str, hora_str: before.hora_str } : {};
}

/** Ground before its last change. Empty if that change came too early, or was undone. */
function placeBefore(before: Partido, after: Partido, isShown: boolean): EarlierSchedule {
  const nombre = before.antes?.nombre_campo;
  if (before.campo_id === after.campo_id)
    return nombre === undefined ? {} : { nombre_campo: nombre };
  const isUndone = nombre === after.nombre_campo;
  // A match that had no ground yet has not been moved.
  const isWorthShowing = isShown && !isUndone && before.nombre_campo !== '';
  return isWorthShowing ? { nombre_campo: before.nombre_campo } : {};
}

/** A match with its earlier date and ground, if the last change was in the seven days before kick-off. */
export function withEarlierSchedule(
  before: Partido,
  { antes: _antes, ...after }: Partido,
  now: Date,
): Partido {
  if (after.jugado) return after;
  const isShown = isLate(before, after, now);
  const earlier = {
    ...scheduleBefore(before, after, isShown),
    ...placeBefore(before, after, isShown),
  };
  return Object.keys(earlier).length > 0 ? { ...after, antes: earlier } : after;
}
