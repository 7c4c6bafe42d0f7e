import { daysUntil, type PartidoPreview, type TimeZone } from '@club/shared';
import { formatDay, formatWeekday } from '../../lib/dates';

/** Matches in fewer days than this are named by weekday. */
const WEEK = 7;

/** Day of a match relative to today in the club's time zone: `Hoy`, `Mañana`, `El sábado`, `sáb, 14 nov`. */
export function whenText(
  partido: Pick<PartidoPreview, 'fecha_date' | 'fecha_str'>,
  now: Date,
  zone: TimeZone,
): string {
  const days = daysUntil(now, partido, zone);
  if (days === 0) return 'Hoy';
  if (days === 1) return 'Mañana';
  if (days > 1 && days < WEEK) return `El ${formatWeekday(partido.fecha_str)}`;
  return formatDay(partido.fecha_str);
}
