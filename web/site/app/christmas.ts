import { type TimeZone, localDate } from '@club/shared';

/** Whether the Christmas brand is shown: 25 December 00:00 to 8 January 24:00 in the club's time zone (regla 4). */
export function isChristmasTime(now: Date, zone?: TimeZone): boolean {
  const monthDay = localDate(now, zone).slice(5);
  return monthDay >= '12-25' || monthDay <= '01-08';
}
