import { type CurrentLiveMatch, type Fila, ROWS } from '@club/shared';
import type { Notebook, TouchlineJugador } from './notebook';

/** A player with his current row; none if he is not called up or there is no line-up. */
export interface JugadorOnPitch extends TouchlineJugador {
  readonly puesto?: Fila | undefined;
}

/** Current rows of the called-up players: whoever came on has the row of the player who went off. */
function positionsOf({ alineacion, eventos }: Pick<CurrentLiveMatch, 'alineacion' | 'eventos'>) {
  const puestos = new Map<string, Fila>();
  for (const fila of ROWS) for (const id of alineacion?.[fila] ?? []) puestos.set(id, fila);
  for (const { sale_id: goesOff, entra_id: entra } of eventos) {
    const puesto = goesOff === undefined ? undefined : puestos.get(goesOff);
    if (goesOff === undefined || entra === undefined || puesto === undefined) continue;
    puestos.set(entra, puesto);
    puestos.set(goesOff, 'suplentes');
  }
  return puestos;
}

/**
 * Called-up players by row: forwards first, as they score most, the bench last. Without a line-up the whole squad, so
 * that a goal can always be entered.
 */
export function jugadoresOf(
  { plantilla }: Pick<Notebook, 'plantilla'>,
  actual: Pick<CurrentLiveMatch, 'alineacion' | 'eventos'>,
): readonly JugadorOnPitch[] {
  const puestos = positionsOf(actual);
  const called = ROWS.flatMap((fila) =>
    plantilla
      .filter(({ jugador_id: id }) => puestos.get(id) === fila)
      .map((jugador) => ({ ...jugador, puesto: fila })),
  );
  return called.length > 0 ? called : plantilla;
}

/** Players grouped by row, in display order; those without a row last. */
export function linesOf(
  jugadores: readonly JugadorOnPitch[],
): readonly (readonly [Fila | undefined, readonly JugadorOnPitch[]])[] {
  const lines = new Map<Fila | undefined, JugadorOnPitch[]>();
  for (const jugador of jugadores) {
    const { puesto } = jugador;
    lines.set(puesto, [...(lines.get(puesto) ?? []), jugador]);
  }
  return [...lines];
}
