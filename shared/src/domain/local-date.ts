import type { ZonaHoraria } from '../vocabulario';

/** The zone of a club that has said nothing else, and of what is the same for every club (regla 1). */
export const ZONA_HORARIA: ZonaHoraria = 'Europe/Madrid';

const HOUR_MS = 60 * 60 * 1000;

/** Since when Spain's summer time is the European Union's; before, its dates differed from year to year. */
const COMMON_RULE_MS = Date.UTC(1996, 0, 1);

/** Hours before UTC in winter. */
const WINTER_HOURS: Readonly<Record<ZonaHoraria, number>> = {
  'Europe/Madrid': 1,
  'Atlantic/Canary': 0,
};

/** Swedish writes dates as ISO 8601 does: YYYY-MM-DD. */
const isoDate = (timeZone: ZonaHoraria) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });

/** 01:00 UTC of the last Sunday of a month (0 to 11), when clocks change in the whole Union (Directive 2000/84/EC). */
function changeOfClocks(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1);
}

/**
 * Date at an instant on a clock of the club's, YYYY-MM-DD. By the Union's rule instead of a browser's tables where it holds: reading them
 * first takes a phone as long as all other code of a page's start.
 */
export function localDate(now: Date, zona: ZonaHoraria = ZONA_HORARIA): string {
  const time = now.getTime();
  if (!(time >= COMMON_RULE_MS)) return isoDate(zona).format(now);
  const year = now.getUTCFullYear();
  const isSummer = time >= changeOfClocks(year, 2) && time < changeOfClocks(year, 9);
  return new Date(time + (WINTER_HOURS[zona] + (isSummer ? 1 : 0)) * HOUR_MS)
    .toISOString()
    .slice(0, 10);
}
