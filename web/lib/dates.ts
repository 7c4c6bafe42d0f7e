const WEEKDAYS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ');
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/**
 * Parts of a stored day (DD-MM-YYYY), as Spanish words. The stored day is already in the club's time zone. Does not use
 * `Intl`: its output differs between versions, and the server and the browser must render the same text
 * (docs/decisions/0007).
 */
function localDay(dateStr: string) {
  const [day = '', month = '', year = ''] = dateStr.split('-');
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
  return {
    day: String(Number(day)),
    month: MONTHS[Number(month) - 1] ?? '',
    year,
    weekday: WEEKDAYS[weekday] ?? '',
  };
}

/** Spanish abbreviates months and weekdays to three letters, septiembre to four. */
const abbreviate = (word: string) => word.slice(0, word === 'septiembre' ? 4 : 3);

/** `sáb, 14 nov` */
export function formatDay(dateStr: string): string {
  const { weekday, day, month } = localDay(dateStr);
  return `${abbreviate(weekday)}, ${day} ${abbreviate(month)}`;
}

/** `sábado` */
export const formatWeekday = (dateStr: string): string => localDay(dateStr).weekday;

/** `sábado 14 de noviembre`, or `sábado 14` if `near` is in the same month. */
export function formatDayWithoutYear(dateStr: string, near = ''): string {
  const { weekday, day, month } = localDay(dateStr);
  const isSameMonth = dateStr.slice(3) === near.slice(3);
  return `${weekday} ${day}${isSameMonth ? '' : ` de ${month}`}`;
}

/** `sábado, 14 de noviembre de 2026` */
export function formatLongDay(dateStr: string): string {
  return `${localDay(dateStr).weekday}, ${formatDate(dateStr)}`;
}

/** `noviembre de 2026` */
export function formatMonth(dateStr: string): string {
  const { month, year } = localDay(dateStr);
  return `${month} de ${year}`;
}

/** `14 de noviembre de 2026` */
export function formatDate(dateStr: string): string {
  const { day, month, year } = localDay(dateStr);
  return `${day} de ${month} de ${year}`;
}
