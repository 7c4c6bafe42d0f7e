import { type CurrentLiveMatch, type Fila, ROWS } from '@club/shared';
import type { Notebook, TouchlineJugador } from './notebook';

/** A player with his current row; none if he is not called up or there is no line-up. */
export interface PlacedJugador extends TouchlineJugador {
  readonly currentRow?: Fila | undefined;
}

/** Current rows of the called-up players: whoever came on has the row of the player who went off. */
function findRows({ alineacion, eventos }: Pick<CurrentLiveMatch, 'alineacion' | 'eventos'>) {
  const rows = new Map<string, Fila>();
  for (const row of ROWS) for (const id of alineacion?.[row] ?? []) rows.set(id, row);
  for (const { sale_id: goesOff, entra_id: comesOn } of eventos) {
    if (goesOff === undefined || comesOn === undefined) continue;
    const row = rows.get(goesOff);
    if (row === undefined) continue;
    rows.set(comesOn, row);
    rows.set(goesOff, 'suplentes');
  }
  return rows;
}

/**
 * Called-up players by row: forwards first, as they score most, the bench last. Without a line-up the whole squad, so
 * that a goal can always be entered.
 */
export function jugadoresToChoose(
  { plantilla }: Pick<Notebook, 'plantilla'>,
  liveMatch: Pick<CurrentLiveMatch, 'alineacion' | 'eventos'>,
): readonly PlacedJugador[] {
  const rows = findRows(liveMatch);
  const called = ROWS.flatMap((row) =>
    plantilla
      .filter(({ jugador_id: id }) => rows.get(id) === row)
      .map((jugador) => ({ ...jugador, currentRow: row })),
  );
  return called.length > 0 ? called : plantilla;
}

/** Players grouped by current row, in the order in which the list has the rows. */
export function groupByRow(
  jugadores: readonly PlacedJugador[],
): readonly (readonly [Fila | undefined, readonly PlacedJugador[]])[] {
  const groups = new Map<Fila | undefined, PlacedJugador[]>();
  for (const jugador of jugadores) {
    const { currentRow } = jugador;
    groups.set(currentRow, [...(groups.get(currentRow) ?? []), jugador]);
  }
  return [...groups];
}
