import { type CurrentLiveMatch, type Fila, FILAS } from '@club/shared';
import type { Notebook, TouchlineJugador } from './notebook';

/** A player with his current row; none if he is not called up or there is no line-up. */
export interface JugadorEnCampo extends TouchlineJugador {
  readonly puesto?: Fila | undefined;
}

/** Current rows of the called-up players: whoever came on has the row of the player who went off. */
function puestosOf({ alineacion, eventos }: Pick<CurrentLiveMatch, 'alineacion' | 'eventos'>) {
  const puestos = new Map<string, Fila>();
  for (const fila of FILAS) for (const id of alineacion?.[fila] ?? []) puestos.set(id, fila);
  for (const { sale_id: sale, entra_id: entra } of eventos) {
    const puesto = sale === undefined ? undefined : puestos.get(sale);
    if (sale === undefined || entra === undefined || puesto === undefined) continue;
    puestos.set(entra, puesto);
    puestos.set(sale, 'suplentes');
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
): readonly JugadorEnCampo[] {
  const puestos = puestosOf(actual);
  const called = FILAS.flatMap((fila) =>
    plantilla
      .filter(({ jugador_id: id }) => puestos.get(id) === fila)
      .map((jugador) => ({ ...jugador, puesto: fila })),
  );
  return called.length > 0 ? called : plantilla;
}

/** Players grouped by row, in display order; those without a row last. */
export function lineasOf(
  jugadores: readonly JugadorEnCampo[],
): readonly (readonly [Fila | undefined, readonly JugadorEnCampo[]])[] {
  const lineas = new Map<Fila | undefined, JugadorEnCampo[]>();
  for (const jugador of jugadores) {
    const { puesto } = jugador;
    lineas.set(puesto, [...(lineas.get(puesto) ?? []), jugador]);
  }
  return [...lineas];
}
