import type { z } from 'zod';
import { crearJugadorSchema } from '../registros/jugador';
import type { ClavePosicion } from '../domain/jugador';
import type { DemoJugador } from './types';

type PlayerNotes = Omit<z.input<typeof crearJugadorSchema>, 'posicion'> & {
  readonly posiciones: readonly ClavePosicion[];
};

/** A player of the demo: the body of `add-jugador`, complete with its defaults. */
export function player(clave: string, { posiciones, ...notes }: PlayerNotes): DemoJugador {
  const ticked = Object.fromEntries(posiciones.map((posicion) => [posicion, true]));
  return { clave, datos: crearJugadorSchema.parse({ ...notes, posicion: ticked }) };
}
