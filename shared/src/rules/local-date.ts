import type { TimeZone } from '../vocabulary';

/** Default time zone, also used for everything that does not depend on the club (regla 1). */
export const TIME_ZONE: TimeZone = 'Europe/Madrid';

const HOUR_MS = 60 * 60 * 1000;

/** Spain uses the European rule for summer time from here on. Before, its dates varied. */
const COMMON_RULE_MS = Date.UTC(1996, 0, 1);

/** Winter offset from UTC, hours. */
const WINTER_HOURS: Readonly<Record<TimeZone, number>> = {
  'Europe/Madrid': 1,
  'Atlantic/Canary': 0,
};

/** The Swedish locale formats dates like ISO 8601: YYYY-MM-DD. */
const isoDate = (timeZone: TimeZone) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });

/** 01:00 UTC of the last Sunday of a month (0 to 11), when EU clocks change (Directive 2000/84/EC). */
function changeOfClocks(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1);
}

/**
 * Local date of an instant, YYYY-MM-DD. Uses the European rule instead of the browser's tables where possible:
 * loading those takes a phone as long as all other startup code of a page.
 */
export function localDate(now: Date, zone: TimeZone = TIME_ZONE): string {
  const time = now.getTime();
  if (time < COMMON_RULE_MS || Number.isNaN(time)) return isoDate(zone).format(now);
  const year = now.getUTCFullYear();
  const isSummer = time >= changeOfClocks(year, 2) && time < changeOfClocks(year, 9);
  return new Date(time + (WINTER_HOURS[zone] + (isSummer ? 1 : 0)) * HOUR_MS)
    .toISOString()
    .slice(0, 10);
}
