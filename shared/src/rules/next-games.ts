import type { PartidoPreview } from '../records/partido';
import { compareInstants } from './order';

/** Size of the next-games list (regla 28). */
export const NEXT_GAMES = 6;

interface WindowItem {
  readonly jugado: boolean;
}

/**
 * First index (0-based) of the window of six over matches ordered by kick-off (regla 28): `clamp(L − 2, 0, n − 6)`,
 * where L is the index of the latest played match (−1 if none). 0 if there are six or fewer.
 */
export function nextGamesStart(ordered: readonly WindowItem[]): number {
  if (ordered.length <= NEXT_GAMES) return 0;
  const lastPlayed = ordered.findLastIndex(({ jugado }) => jugado);
  return Math.min(Math.max(lastPlayed - 2, 0), ordered.length - NEXT_GAMES);
}

/** Order of matches by kick-off instant, then id. */
export function comparePartidos(a: PartidoPreview, b: PartidoPreview): number {
  return compareInstants(a, b) || (a.partido_id < b.partido_id ? -1 : 1);
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
