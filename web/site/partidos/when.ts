import { daysUntil, joinParts, type PartidoPreview, type TimeZone } from '@club/shared';
import { formatDay, formatDayWithoutYear } from '../../lib/dates';

/** Day of a match relative to today in the club's time zone: `Hoy · dom, 22 nov`, `Mañana · …`, `sáb, 14 nov`. */
export function whenText(
  partido: Pick<PartidoPreview, 'fecha_date' | 'fecha_str'>,
  now: Date,
  zone: TimeZone,
): string {
  const near = ['Hoy', 'Mañana'][daysUntil(now, partido, zone)] ?? '';
  return joinParts(' · ', near, formatDay(partido.fecha_str));
}

/**
 * What changed in a scheduled match: `Cambio de hora: antes el sábado 12 a las 17:00`. `undefined` without a change or
 * for any other status, whose label says more.
 */
export function changeText({
  antes,
  fecha_str: date,
  estado,
}: Pick<PartidoPreview, 'antes' | 'fecha_str' | 'estado'>): string | undefined {
  if (!antes || estado !== 'programado') return undefined;
  const { fecha_str: oldDate, hora_str: oldTime, nombre_campo: oldCampo } = antes;
  const what: string[] = [];
  const before: string[] = [];
  if (oldDate !== undefined && oldTime !== undefined) {
    what.push(oldDate === date ? 'hora' : 'fecha');
    before.push(`el ${formatDayWithoutYear(oldDate, date)} a las ${oldTime}`);
  }
  if (oldCampo !== undefined) {
    what.push('campo');
    before.push(`en ${oldCampo}`);
  }
  return `Cambio de ${what.join(' y ')}: antes ${before.join(', ')}`;
}
