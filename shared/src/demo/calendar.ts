/**
 * Date (DD-MM-YYYY) of `mañana`, or of a week and a weekend day: `0 domingo` is the last Sunday before today, `-1
 * sabado` the day before the Sunday a week earlier, `1 sabado` is in the first weekend that is entirely after
 * tomorrow.
 */
export type DateOf = (when: string) => string;

const DAY_MS = 86_400_000;

/** DD-MM-YYYY of a calendar day stored as UTC midnight. Without a time zone, clock changes cannot shift it. */
const toDateStr = (day: number) =>
  new Date(day).toISOString().slice(0, 10).split('-').reverse().join('-');

const temporadaName = (startYear: number) =>
  `Temporada ${String(startYear)}/${String((startYear + 1) % 100).padStart(2, '0')}`;

/**
 * The demo's calendar, relative to `today` (YYYY-MM-DD), so that it never looks old, with the names of last year's
 * season and of the current one. Seasons are named after the year of the summer before.
 */
export function demoCalendar(localToday: string): {
  dateOf: DateOf;
  temporadas: readonly string[];
} {
  const today = Date.parse(`${localToday}T00:00:00Z`);
  if (Number.isNaN(today)) throw new RangeError(`not a date: ${localToday}`);
  const weekday = new Date(today).getUTCDay();
  const lastSunday = today - (weekday === 0 ? 7 : weekday) * DAY_MS;
  // Three days ahead, so that the Saturday of that weekend is after tomorrow.
  const inThreeDays = today + 3 * DAY_MS;
  const nextSunday = inThreeDays + ((7 - new Date(inThreeDays).getUTCDay()) % 7) * DAY_MS;
  const year = new Date(today).getUTCFullYear();
  const startYear = new Date(today).getUTCMonth() >= 6 ? year : year - 1;
  return {
    dateOf: (when) => {
      if (when === 'mañana') return toDateStr(today + DAY_MS);
      const [, weeks, day] = /^(-?\d+) (sabado|domingo)$/.exec(when) ?? [];
      if (weeks === undefined) throw new RangeError(`not a day of the demo: ${when}`);
      const week = Number(weeks);
      const sunday =
        week > 0 ? nextSunday + (week - 1) * 7 * DAY_MS : lastSunday + week * 7 * DAY_MS;
      return toDateStr(sunday - (day === 'sabado' ? DAY_MS : 0));
    },
    temporadas: [temporadaName(startYear - 1), temporadaName(startYear)],
  };
}
