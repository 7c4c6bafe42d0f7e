import { type ZonaHoraria, localDate } from '@club/shared';

/** Whether the Christmas brand is shown: 25 December 00:00 to 8 January 24:00 in the club's time zone (regla 4). */
export function isNavidad(now: Date, zona?: ZonaHoraria): boolean {
  const monthDay = localDate(now, zona).slice(5);
  return monthDay >= '12-25' || monthDay <= '01-08';
}
