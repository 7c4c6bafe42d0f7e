/** Dates of the demo, all counted from the day on which it is seeded, so that it never looks old. */
export interface DemoCalendar {
  /** Date (DD-MM-YYYY) of the Saturday or Sunday, `weeks` weeks from the last weekend before today (0; negative: before). */
  readonly past: (weeks: number, day: WeekendDay) => string;
  /** The same from the first weekend (1) that lies wholly after tomorrow. */
  readonly coming: (weeks: number, day: WeekendDay) => string;
  /** Date `days` days after today. */
  readonly fromToday: (days: number) => string;
  /** Names of last year's season and of the current one. */
  readonly temporadas: { readonly anterior: string; readonly actual: string };
}

type WeekendDay = 'sabado' | 'domingo';

const DAY_MS = 86_400_000;

/** DD-MM-YYYY of a calendar day kept as UTC midnight: days have no zone, so clock changes cannot shift them. */
const toFechaStr = (day: number) =>
  new Date(day).toISOString().slice(0, 10).split('-').reverse().join('-');

const temporadaNombre = (startYear: number) =>
  `Temporada ${String(startYear)}/${String((startYear + 1) % 100).padStart(2, '0')}`;

/** The demo's calendar as seen on `hoy` (YYYY-MM-DD). A season is named after the year whose summer it follows. */
export function demoCalendar(hoy: string): DemoCalendar {
  const today = Date.parse(`${hoy}T00:00:00Z`);
  if (Number.isNaN(today)) throw new RangeError(`not a date: ${hoy}`);
  const weekday = new Date(today).getUTCDay();
  const lastSunday = today - (weekday === 0 ? 7 : weekday) * DAY_MS;
  const daysFromSundayTo = (from: number) => (7 - new Date(from).getUTCDay()) % 7;
  // Three days ahead, so that the Saturday of that weekend comes after tomorrow.
  const inThreeDays = today + 3 * DAY_MS;
  const nextSunday = inThreeDays + daysFromSundayTo(inThreeDays) * DAY_MS;
  const weekend = (sunday: number, weeks: number, day: WeekendDay) =>
    toFechaStr(sunday + (weeks * 7 - (day === 'sabado' ? 1 : 0)) * DAY_MS);
  const year = new Date(today).getUTCFullYear();
  const startYear = new Date(today).getUTCMonth() >= 6 ? year : year - 1;
  return {
    past: (weeks, day) => weekend(lastSunday, weeks, day),
    coming: (weeks, day) => weekend(nextSunday, weeks - 1, day),
    fromToday: (days) => toFechaStr(today + days * DAY_MS),
    temporadas: { anterior: temporadaNombre(startYear - 1), actual: temporadaNombre(startYear) },
  };
}
