import {
  type Partido,
  type Counter,
  type Contribution,
  contribution,
  pairKey,
  actaOf,
} from '@club/shared';

/** A match and how much it adds to a figure. */
export interface PartidoBehind {
  readonly partido: Partido;
  readonly count: number;
}

/** Matches that add to a figure, latest first. */
const adding = (
  partidos: readonly Partido[],
  accountOf: (contributed: Contribution) => number | undefined,
): PartidoBehind[] =>
  partidos
    .map((partido) => ({ partido, count: accountOf(contribution(actaOf(partido))) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => (a.partido.fecha_date < b.partido.fecha_date ? 1 : -1));

/**
 * Matches behind a player's figure, latest first. Counted with `contribution`, like the statistics
 * (shared/src/rules/contribution.ts), so their sum is the figure before manual corrections.
 */
export const partidosBehind = (
  partidos: readonly Partido[],
  jugadorId: string,
  counter: Counter,
): PartidoBehind[] => adding(partidos, ({ jugadores }) => jugadores[jugadorId]?.[counter]);

/** Matches with goals by one player after a pass of the other, latest first. */
export const partidosBehindPair = (
  partidos: readonly Partido[],
  assistantId: string,
  authorId: string,
): PartidoBehind[] => adding(partidos, ({ parejas }) => parejas[pairKey(assistantId, authorId)]);
