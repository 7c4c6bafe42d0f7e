import { diasHasta, type PartidoPreview, type ZonaHoraria } from '@club/shared';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** How long it is until a match, as one says it on a day of the club's clock; nothing once its time has come. */
export function timeLeft(
  partido: Pick<PartidoPreview, 'fecha_date'>,
  ahora: Date,
  zona: ZonaHoraria,
): string {
  // A minute that has begun is left: at «1 min» one has to run.
  const minutes = Math.ceil((Date.parse(partido.fecha_date) - ahora.getTime()) / MINUTE_MS);
  if (minutes <= 0) return '';
  if (minutes < HOUR) return `Empieza en ${String(minutes)} min`;
  const days = diasHasta(ahora, partido, zona);
  if (minutes >= DAY && days > 0) return days === 1 ? 'Es mañana' : `Faltan ${String(days)} días`;
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return `Falta${hours === 1 ? '' : 'n'} ${String(hours)} h${rest === 0 ? '' : ` ${String(rest)} min`}`;
}

/** The same in whole words, to be read aloud. */
export const inWords = (left: string): string =>
  left
    .replace(/ h( |$)/, ' horas$1')
    .replace(/ min$/, ' minutos')
    .replace(/\b(1 \w+)s\b/g, '$1');
