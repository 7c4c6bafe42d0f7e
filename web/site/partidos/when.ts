import { daysUntil, joinParts, type PartidoPreview, type TimeZone } from '@club/shared';
import { formatDay } from '../../lib/dates';

/** Day of a match relative to today in the club's time zone: `Hoy · dom, 22 nov`, `Mañana · …`, `sáb, 14 nov`. */
export function whenText(
  partido: Pick<PartidoPreview, 'fecha_date' | 'fecha_str'>,
  now: Date,
  zone: TimeZone,
): string {
  const near = ['Hoy', 'Mañana'][daysUntil(now, partido, zone)] ?? '';
  return joinParts(' · ', near, formatDay(partido.fecha_str));
}
