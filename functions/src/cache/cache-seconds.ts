import { type PartidoPreview, type ZonaHoraria, localDate } from '@club/shared';
import { documents } from '../firestore/documents';
import { readClub } from '../firestore/read-club';
import type { Reader } from '../firestore/reader';

/** `Cache-Control` of refusals, of what only the administrator sees, and of what may exist a moment later. */
export const NO_STORE = 'no-store';

/**
 * `Cache-Control` of what shows a person under an address that changes with it (docs/decisions/0028): after ten minutes every
 * cache asks again. Never `immutable`, because consent can be withdrawn.
 */
export const PEOPLE_CACHE = 'public, max-age=600, s-maxage=600';

/** Seconds that a shared cache may keep an answer: while nothing is going on, and around a match. */
interface Spans {
  readonly quiet: number;
  readonly near: number;
}

/** Pages show people (ten minutes at most); those who read them with JavaScript see what has changed at once anyway. */
export const PAGE_SPANS: Spans = { quiet: 300, near: 10 };

/** Answers of the API, which nothing corrects once they are on screen. */
export const API_SPANS: Spans = { quiet: 60, near: 5 };

const MINUTE_MS = 60_000;

/** Lineups and postponements become known within this time before the kick-off. */
const BEFORE_MS = 45 * MINUTE_MS;

/** Two halves, the break, extra time, and half an hour in which a sheet is put right. */
const AFTER_MS = 180 * MINUTE_MS;

/** A match that nobody has ended is not in play for ever. */
const LONGEST_MS = 12 * 60 * MINUTE_MS;

type Match = Pick<PartidoPreview, 'fecha_date' | 'estado'>;

/** From when until when people watch a match; `undefined` when it is not played then. */
function watchedOf({ fecha_date: fecha, estado }: Match) {
  if (estado === 'aplazado' || estado === 'suspendido' || estado === 'cancelado') return undefined;
  const kickoff = Date.parse(fecha);
  const isBegun = estado === 'en_juego';
  return { from: kickoff - BEFORE_MS, to: kickoff + (isBegun ? LONGEST_MS : AFTER_MS), isBegun };
}

/** Milliseconds until the day changes on the club's clock, to the minute; 24 hours when it does not within them. */
function untilMidnight(ahora: Date, zona?: ZonaHoraria): number {
  const today = localDate(ahora, zona);
  const isTomorrow = (minutes: number) =>
    localDate(new Date(ahora.getTime() + minutes * MINUTE_MS), zona) !== today;
  for (let minutes = 1; minutes <= 10; minutes += 1) {
    if (isTomorrow(minutes)) return (minutes - 1) * MINUTE_MS;
  }
  return Infinity;
}

/** Seconds that a shared cache may keep an answer: few around a match, many on quiet days, never into a match or the next day. */
export function cacheSeconds(
  ahora: Date,
  partidos: readonly Match[],
  { quiet, near }: Spans,
  zona?: ZonaHoraria,
): number {
  const now = ahora.getTime();
  let untilMs = Math.min(quiet * 1000, untilMidnight(ahora, zona));
  for (const partido of partidos) {
    const watched = watchedOf(partido);
    if (!watched) continue;
    const { from, to, isBegun } = watched;
    if (now < to && (now >= from || isBegun)) return near;
    if (now < from) untilMs = Math.min(untilMs, from - now);
  }
  return Math.max(near, Math.floor(untilMs / 1000));
}

/** `Cache-Control` of what browsers ask for each time and shared caches keep for some seconds. */
export const sharedFor = (seconds: number): string =>
  `public, max-age=0, s-maxage=${String(seconds)}`;

/** `Cache-Control` of what everybody may see, by how near a match of the current season is. */
export async function sharedCache(reader: Reader, ahora: Date, spans: Spans): Promise<string> {
  const { temporada_actual: actual, ajustes } = await readClub(reader);
  const calendario = actual && (await reader.read(documents.calendario(actual._id)));
  const partidos = Object.values(calendario?.partidos ?? {});
  return sharedFor(cacheSeconds(ahora, partidos, spans, ajustes?.zona_horaria));
}
