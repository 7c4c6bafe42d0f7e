/** All local times of the club are times of this zone (regla 1). */
export const ZONA_HORARIA = 'Europe/Madrid';

let formatter: Intl.DateTimeFormat | undefined;

/**
 * Swedish writes dates as ISO 8601 does: YYYY-MM-DD. Made on first use: a browser's first table of dates costs as much as
 * all other code of a page's start (web/src/main.tsx).
 */
const isoDate = () =>
  (formatter ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: ZONA_HORARIA,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }));

/** Today's date in Madrid, YYYY-MM-DD. */
export function localDate(now: Date): string {
  return isoDate().format(now);
}
