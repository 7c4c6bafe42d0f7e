import { TZDate } from '@date-fns/tz';
import { sayProblem } from '../field-problems';
import { accept, refuse, type Result } from '../refusals';
import { type TimeZone, TIME_ZONES } from '../vocabulary';
import { TIME_ZONE } from './local-date';

/** Kick-off of a match: an instant (ISO 8601 UTC with milliseconds) and the two strings derived from it. */
export type Kickoff = Readonly<Record<'fecha_date' | 'fecha_str' | 'hora_str', string>>;
export type KickoffInput = Partial<Record<keyof Kickoff, string | undefined>>;

/** The zone in which the strings of a kick-off were computed. A match keeps its zone if the club changes its own. */
export const findKickoffZone = ({ fecha_date, fecha_str, hora_str }: Kickoff): TimeZone =>
  TIME_ZONES.find((zone) => {
    const local = toDateFields(fecha_date, zone);
    return local.fecha_str === fecha_str && local.hora_str === hora_str;
  }) ?? TIME_ZONE;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** The date (DD-MM-YYYY), refused outside the years from 1850 to 2200. */
function checkYear(dateStr: string): Result<string> {
  const year = Number(dateStr.slice('DD-MM-'.length));
  return year < 1850 || year > 2200
    ? refuse('fecha-invalida', `${dateStr} está fuera de los años admitidos`)
    : accept(dateStr);
}

/** Local date and time of an instant. */
export function toDateFields(instant: string, zone: TimeZone = TIME_ZONE): Kickoff {
  const local = new TZDate(instant, zone);
  return {
    fecha_date: new Date(local.getTime()).toISOString(),
    fecha_str: `${pad(local.getDate())}-${pad(local.getMonth() + 1)}-${pad(local.getFullYear(), 4)}`,
    hora_str: `${pad(local.getHours())}:${pad(local.getMinutes())}`,
  };
}

/**
 * Kick-off from a local date (DD-MM-YYYY) and time (HH:MM). Refused if the date does not exist (31-02) or the clock
 * skips the time (last Sunday of March, 02:00 to 03:00). For repeated times (last Sunday of October) it is the second
 * one.
 */
export function kickoffFromLocal(
  dateStr: string,
  timeStr: string,
  zone: TimeZone = TIME_ZONE,
): Result<Kickoff> {
  const [day = 0, month = 0, year = 0] = dateStr.split('-').map(Number);
  const [hour = 0, minute = 0] = timeStr.split(':').map(Number);
  const admitted = checkYear(dateStr);
  if (!admitted.ok) return admitted;
  const instantMs = new TZDate(year, month - 1, day, hour, minute, zone).getTime();
  const found = toDateFields(new Date(instantMs).toISOString(), zone);
  const anHourLater = toDateFields(new Date(instantMs + 60 * 60 * 1000).toISOString(), zone);
  // For repeated times TZDate gives the first or the second one, depending on the process's own zone.
  const kickoff = anHourLater.hora_str === found.hora_str ? anHourLater : found;
  if (kickoff.fecha_str !== dateStr) {
    return refuse('fecha-invalida', `el día ${dateStr} no existe`);
  }
  if (kickoff.hora_str !== timeStr) {
    return refuse('fecha-invalida', `el ${dateStr} las ${timeStr} no existen (cambio de hora)`);
  }
  return accept(kickoff);
}

/**
 * Kick-off from the given fields of a body. Missing ones come from `stored`, or the time defaults to 10:00 (regla
 * 22). Contradictory fields are refused (regla 23).
 */
export function resolveKickoff(
  input: KickoffInput,
  stored?: Kickoff,
  zone: TimeZone = TIME_ZONE,
): Result<Kickoff> {
  const defaultTime = stored?.hora_str ?? '10:00';
  const { fecha_date: dateInstant, fecha_str: dateStr, hora_str: timeStr } = input;
  if (dateInstant === undefined) {
    const date = dateStr ?? stored?.fecha_str;
    if (date === undefined)
      return refuse('entrada-invalida', sayProblem(['fecha_str'], 'es obligatorio'));
    // Keeps the instant, because the strings of a repeated hour are ambiguous.
    if (stored && dateStr === undefined && timeStr === undefined) {
      return accept(toDateFields(stored.fecha_date, findKickoffZone(stored)));
    }
    return kickoffFromLocal(date, timeStr ?? defaultTime, zone);
  }
  const kickoff = /^\d{4}-\d{2}-\d{2}$/.test(dateInstant)
    ? kickoffFromLocal(dateInstant.split('-').reverse().join('-'), timeStr ?? defaultTime, zone)
    : accept(toDateFields(dateInstant, zone));
  if (!kickoff.ok) return kickoff;
  const { value } = kickoff;
  const admitted = checkYear(value.fecha_str);
  if (!admitted.ok) return admitted;
  const disagrees = (what: string) =>
    refuse('fecha-no-concuerda', `la fecha con su hora dice ${what}`);
  if (dateStr !== undefined && dateStr !== value.fecha_str) {
    return disagrees(`el ${value.fecha_str} y la fecha, el ${dateStr}`);
  }
  return timeStr === undefined || timeStr === value.hora_str
    ? accept(value)
    : disagrees(`las ${value.hora_str} y la hora, las ${timeStr}`);
}
