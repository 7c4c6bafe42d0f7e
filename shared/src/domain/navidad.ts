import { localDate } from './local-date';

/** Whether the Christmas brand shows: 25 December 00:00 to 8 January 24:00 in Madrid (regla 4). */
export function isNavidad(now: Date): boolean {
  const monthDay = localDate(now).slice(5);
  return monthDay >= '12-25' || monthDay <= '01-08';
}
