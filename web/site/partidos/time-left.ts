import { daysUntil, type PartidoPreview, type TimeZone } from '@club/shared';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Spanish countdown text to kick-off, with days in the club's time zone; empty after kick-off. */
export function timeLeft(
  partido: Pick<PartidoPreview, 'fecha_date'>,
  now: Date,
  zone: TimeZone,
): string {
  // Rounded up, so that the last text is «1 min».
  const minutes = Math.ceil((Date.parse(partido.fecha_date) - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return '';
  if (minutes < HOUR) return `Empieza en ${String(minutes)} min`;
  const days = daysUntil(now, partido, zone);
  if (minutes >= DAY && days > 0) return days === 1 ? 'Es mañana' : `Faltan ${String(days)} días`;
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return `Falta${hours === 1 ? '' : 'n'} ${String(hours)} h${rest === 0 ? '' : ` ${String(rest)} min`}`;
}

/** The same without abbreviations, for screen readers. */
export const inWords = (left: string): string =>
  left
    .replace(/ h( |$)/, ' horas$1')
    .replace(/ min$/, ' minutos')
    .replace(/\b(1 \w+)s\b/g, '$1');
