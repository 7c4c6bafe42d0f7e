import {
  type Partido,
  type Contador,
  type Contribution,
  contribution,
  pairKey,
  actaOf,
} from '@club/shared';

/** A match and how much it adds to a figure. */
interface PartidoDetras {
  readonly partido: Partido;
  readonly cuenta: number;
}

/** Matches that add to a figure, latest first. */
const adding = (
  partidos: readonly Partido[],
  cuentaOf: (contributed: Contribution) => number | undefined,
): PartidoDetras[] =>
  partidos
    .map((partido) => ({ partido, cuenta: cuentaOf(contribution(actaOf(partido))) ?? 0 }))
    .filter(({ cuenta }) => cuenta > 0)
    .sort((a, b) => (a.partido.fecha_date < b.partido.fecha_date ? 1 : -1));

/**
 * Matches behind a player's figure, latest first. Counted with `contribution`, like the statistics
 * (shared/src/rules/contribution.ts), so their sum is the figure before manual corrections.
 */
export const partidosBehind = (
  partidos: readonly Partido[],
  jugadorId: string,
  contador: Contador,
): PartidoDetras[] => adding(partidos, ({ jugadores }) => jugadores[jugadorId]?.[contador]);

/** Matches with goals by one player after a pass of the other, latest first. */
export const partidosBehindPareja = (
  partidos: readonly Partido[],
  asistenteId: string,
  autorId: string,
): PartidoDetras[] => adding(partidos, ({ parejas }) => parejas[pairKey(asistenteId, autorId)]);
