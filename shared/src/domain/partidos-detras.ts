import type { Partido } from '../schemas/partido';
import type { Contador } from '../vocabulario';
import { contribution } from './contribution';
import { actaDe } from './partido';

/** A match and how much it adds to a figure. */
export interface PartidoDetras {
  readonly partido: Partido;
  readonly cuenta: number;
}

/**
 * The matches behind a player's figure, latest first, counted as the statistics themselves are
 * (`domain/contribution.ts`): their sum is the figure, but for corrections by hand.
 */
export function partidosBehind(
  partidos: readonly Partido[],
  jugadorId: string,
  contador: Contador,
): PartidoDetras[] {
  return partidos
    .map((partido) => ({
      partido,
      cuenta: contribution(actaDe(partido)).jugadores[jugadorId]?.[contador] ?? 0,
    }))
    .filter(({ cuenta }) => cuenta > 0)
    .sort((a, b) => (a.partido.fecha_date < b.partido.fecha_date ? 1 : -1));
}
