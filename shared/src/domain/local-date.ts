/** All local times of the club are times of this zone (regla 1). */
export const ZONA_HORARIA = 'Europe/Madrid';

const HOUR_MS = 60 * 60 * 1000;

/** Since when Madrid's summer time is the European Union's; before, its dates differed from year to year. */
const COMMON_RULE_MS = Date.UTC(1996, 0, 1);

let formatter: Intl.DateTimeFormat | undefined;

/** Swedish writes dates as ISO 8601 does: YYYY-MM-DD. */
const isoDate = () =>
  (formatter ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: ZONA_HORARIA,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }));

/** 01:00 UTC of the last Sunday of a month (0 to 11), when clocks change in the whole Union (Directive 2000/84/EC). */
function changeOfClocks(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1);
}

/**
 * Date in Madrid at an instant, YYYY-MM-DD. By the Union's rule instead of a browser's tables where it holds: reading them
 * first takes a phone as long as all other code of a page's start.
 */
export function localDate(now: Date): string {
  const time = now.getTime();
  if (!(time >= COMMON_RULE_MS)) return isoDate().format(now);
  const year = now.getUTCFullYear();
  const isSummer = time >= changeOfClocks(year, 2) && time < changeOfClocks(year, 9);
  return new Date(time + (isSummer ? 2 : 1) * HOUR_MS).toISOString().slice(0, 10);
}
