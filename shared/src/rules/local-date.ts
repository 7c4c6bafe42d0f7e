import type { TimeZone } from '../vocabulary';

/** Default time zone, also used for everything that does not depend on the club (regla 1). */
export const TIME_ZONE: TimeZone = 'Europe/Madrid';

const HOUR_MS = 60 * 60 * 1000;

/** Since 1996 Spain changes its clocks by the European rule. Until then the dates varied. */
const EU_RULE_FROM_MS = Date.UTC(1996, 0, 1);

/** Winter offset from UTC, hours. */
const WINTER_HOURS: Readonly<Record<TimeZone, number>> = {
  'Europe/Madrid': 1,
  'Atlantic/Canary': 0,
};

/** Format YYYY-MM-DD, which the Swedish locale uses. */
const isoDateFormat = (timeZone: TimeZone) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });

/** When clocks change in a month (0 to 11): 01:00 UTC of its last Sunday (Directive 2000/84/EC). */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1);
}

/**
 * Local date of an instant, YYYY-MM-DD. Computes it by the European rule where possible: loading the browser's time
 * zone tables takes a phone as long as all other startup code of a page.
 */
export function localDate(now: Date, zone: TimeZone = TIME_ZONE): string {
  const time = now.getTime();
  if (time < EU_RULE_FROM_MS || Number.isNaN(time)) return isoDateFormat(zone).format(now);
  const year = now.getUTCFullYear();
  const isSummer = time >= clockChange(year, 2) && time < clockChange(year, 9);
  return new Date(time + (WINTER_HOURS[zone] + (isSummer ? 1 : 0)) * HOUR_MS)
    .toISOString()
    .slice(0, 10);
}
