import { type DirectoActual, type Fila, FILAS } from '@club/shared';
import type { Cuaderno, JugadorBanda } from './cuaderno';

/** A player, and where he stands now; without a place he was not called up, or nobody has said who plays. */
export interface JugadorEnCampo extends JugadorBanda {
  readonly puesto?: Fila | undefined;
}

/** Where everybody who was called up stands after the changes so far: who came on has the place of who went off. */
function puestosOf({ alineacion, eventos }: Pick<DirectoActual, 'alineacion' | 'eventos'>) {
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
 * Those called up, as they stand on the pitch: forwards first, who score most, and the bench last. Without a line-up
 * everybody, as the squad has them: nobody is missing when a goal falls.
 */
export function jugadoresOf(
  { plantilla }: Pick<Cuaderno, 'plantilla'>,
  actual: Pick<DirectoActual, 'alineacion' | 'eventos'>,
): readonly JugadorEnCampo[] {
  const puestos = puestosOf(actual);
  const called = FILAS.flatMap((fila) =>
    plantilla
      .filter(({ jugador_id: id }) => puestos.get(id) === fila)
      .map((jugador) => ({ ...jugador, puesto: fila })),
  );
  return called.length > 0 ? called : plantilla;
}

/** The lines in which players are shown, in their order: one for each place, one for those without. */
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
