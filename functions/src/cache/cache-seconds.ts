import { type PartidoPreview, type TimeZone, localDate } from '@club/shared';
import { readClub, readPreviews } from '../store/read-club';
import type { Reader } from '../store/reader';

/** `Cache-Control` of refusals, of data for administrators, and of a 404 that may soon be outdated. */
export const NO_STORE = 'no-store';

/** `Cache-Control` of pictures under a versioned URL. Not `immutable`: consent can be withdrawn (docs/decisions/0025). */
export const VERSIONED_CACHE = 'public, max-age=600, s-maxage=600';

/** Seconds in a shared cache: on quiet days, and around a match. */
interface Spans {
  readonly quiet: number;
  readonly near: number;
}

/** Pages. Readers with JavaScript see changes at once anyway. Never more than ten minutes (docs/decisions/0025). */
export const PAGE_SPANS: Spans = { quiet: 300, near: 10 };

/** API responses. Shorter than for pages, because clients of the API do not hear of changes. */
export const API_SPANS: Spans = { quiet: 60, near: 5 };

const MINUTE_MS = 60_000;

/** Line-ups become known, and matches are postponed, within this time before kick-off. */
const BEFORE_MS = 45 * MINUTE_MS;

/** Two halves, the break, extra time, and half an hour for corrections of the sheet. */
const AFTER_MS = 180 * MINUTE_MS;

/** A match that nobody has ended does not stay live for ever. */
const LONGEST_MS = 12 * 60 * MINUTE_MS;

type Match = Pick<PartidoPreview, 'fecha_date' | 'estado'>;

/** The time in which people watch a match. `undefined` if it was called off. */
function watchedTime({ fecha_date: date, estado }: Match) {
  if (estado === 'aplazado' || estado === 'suspendido' || estado === 'cancelado') return undefined;
  const kickoff = Date.parse(date);
  const hasBegun = estado === 'en_juego';
  return { from: kickoff - BEFORE_MS, to: kickoff + (hasBegun ? LONGEST_MS : AFTER_MS), hasBegun };
}

/** Milliseconds until midnight on the club's clock, in whole minutes. `Infinity` if it is more than ten minutes away. */
function untilMidnight(at: Date, zone?: TimeZone): number {
  const today = localDate(at, zone);
  const isTomorrow = (minutes: number) =>
    localDate(new Date(at.getTime() + minutes * MINUTE_MS), zone) !== today;
  for (let minutes = 1; minutes <= 10; minutes += 1) {
    if (isTomorrow(minutes)) return (minutes - 1) * MINUTE_MS;
  }
  return Infinity;
}

/** When the next match's time or the next day begins, milliseconds since 1970. Now, while people watch a match. */
export function quietUntil(at: Date, partidos: readonly Match[], zone?: TimeZone): number {
  const now = at.getTime();
  let until = now + untilMidnight(at, zone);
  for (const partido of partidos) {
    const watched = watchedTime(partido);
    if (!watched) continue;
    const { from, to, hasBegun } = watched;
    if (now < to && (now >= from || hasBegun)) return now;
    if (now < from) until = Math.min(until, from);
  }
  return until;
}

/** The same for the current season's matches. */
export async function readQuietUntil(reader: Reader, at: Date): Promise<number> {
  const { temporada_actual: current, ajustes } = await readClub(reader);
  return quietUntil(at, await readPreviews(reader, current?._id), ajustes?.zona_horaria);
}

/** `Cache-Control` that makes browsers revalidate each time, while shared caches may serve it for some seconds. */
export const sharedFor = (seconds: number) => `public, max-age=0, s-maxage=${String(seconds)}`;

/** `Cache-Control` of public content: for `quiet` seconds, or less if the quiet time ends sooner, but at least `near`. */
export function sharedUntil(until: number, now: Date, { quiet, near }: Spans): string {
  const leftS = Math.floor((until - now.getTime()) / 1000);
  return sharedFor(Math.max(near, Math.min(quiet, leftS)));
}
