import type { PartidoPreview } from '../records/partido';
import type { TimeZone } from '../vocabulary';
import { playedPartidos, type PartidoPlayed } from './score';
import { localDate, TIME_ZONE } from './local-date';
import { comparePartidos } from './order';

/** How long the home page shows a result first, hours from kick-off. */
const RESULT_HOURS = 48;

const HOUR_MS = 60 * 60 * 1000;

/** The main item of the home page (regla 74). */
export type Moment =
  | { readonly tipo: 'en_juego' | 'hoy' | 'proximo'; readonly partido: PartidoPreview }
  | { readonly tipo: 'resultado'; readonly partido: PartidoPlayed }
  | { readonly tipo: 'fuera' };

/**
 * The most important match of a season at an instant, the first that applies: live, today's, the last result within
 * 48 hours, the next one. `fuera` if there is none.
 */
export function moment(
  now: Date,
  partidos: Iterable<PartidoPreview>,
  zone: TimeZone = TIME_ZONE,
): Moment {
  const ordered = [...partidos].sort(comparePartidos);
  const inPlay = ordered.findLast(({ estado, jugado }) => estado === 'en_juego' && !jugado);
  if (inPlay) return { tipo: 'en_juego', partido: inPlay };
  const upcoming = ordered.filter(({ estado, jugado }) => estado === 'programado' && !jugado);
  const today = upcoming.find((partido) => daysUntil(now, partido, zone) === 0);
  if (today) return { tipo: 'hoy', partido: today };
  /** Milliseconds since kick-off. */
  const age = ({ fecha_date: date }: PartidoPreview) => now.getTime() - Date.parse(date);
  const last = playedPartidos(ordered).findLast((partido) => age(partido) >= 0);
  if (last && age(last) < RESULT_HOURS * HOUR_MS) return { tipo: 'resultado', partido: last };
  const next = upcoming.find((partido) => age(partido) < 0);
  return next ? { tipo: 'proximo', partido: next } : { tipo: 'fuera' };
}

/** Whole local days until a match: 0 today, 1 tomorrow. */
export function daysUntil(
  now: Date,
  { fecha_date: date }: Pick<PartidoPreview, 'fecha_date'>,
  zone: TimeZone = TIME_ZONE,
): number {
  const day = (instant: Date) => Date.parse(localDate(instant, zone));
  return (day(new Date(date)) - day(now)) / (24 * HOUR_MS);
}

/** Matches played on this day in earlier years, for «Hoy hace un año», most recent first. */
export function onThisDay(partidos: Iterable<PartidoPreview>, now: Date, zone?: TimeZone) {
  const [year, ...monthDay] = localDate(now, zone).split('-');
  return playedPartidos(partidos)
    .reverse()
    .flatMap((partido) => {
      const [matchYear, ...day] = localDate(new Date(partido.fecha_date), zone).split('-');
      const years = Number(year) - Number(matchYear);
      return years > 0 && day.join() === monthDay.join() ? [{ partido, years }] : [];
    });
}

/** Size of the next-games list (regla 28). */
export const NEXT_GAMES = 6;

/**
 * Index of the first match of the next-games list among matches ordered by kick-off (regla 28). The latest played match
 * is the third of the list, unless that would leave places free at its beginning or end.
 */
export function nextGamesStart(ordered: readonly Pick<PartidoPreview, 'jugado'>[]): number {
  if (ordered.length <= NEXT_GAMES) return 0;
  const lastPlayed = ordered.findLastIndex(({ jugado }) => jugado);
  return Math.min(Math.max(lastPlayed - 2, 0), ordered.length - NEXT_GAMES);
}

/**
 * The matches on the home page, by kick-off: those with the chosen ids, otherwise up to six around the latest played
 * one (reglas 28 and 29).
 */
export function nextGames(
  partidos: Iterable<PartidoPreview>,
  chosen?: readonly string[],
): PartidoPreview[] {
  const ordered = [...partidos].sort(comparePartidos);
  if (chosen) return ordered.filter(({ partido_id: id }) => chosen.includes(id));
  const start = nextGamesStart(ordered);
  return ordered.slice(start, start + NEXT_GAMES);
}
