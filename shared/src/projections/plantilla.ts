import { previewJugador } from '../rules/jugador';
import type { JugadorDoc } from '../records/jugador';
import type { PlantillaDoc } from '../schemas/public';

/** The squad's document with the current state of some players. `undefined` stands for a deleted player. */
export function withJugadores(
  plantilla: PlantillaDoc | undefined,
  changed: ReadonlyMap<string, JugadorDoc | undefined>,
): PlantillaDoc {
  const jugadores = new Map(Object.entries(plantilla?.jugadores ?? {}));
  for (const [id, jugador] of changed) {
    if (jugador) jugadores.set(id, previewJugador(id, jugador, jugador.edad));
    else jugadores.delete(id);
  }
  const days = [plantilla, ...changed.values()].flatMap((one) => one?.edades_al ?? []);
  const latest = days.sort().at(-1);
  return {
    jugadores: Object.fromEntries(jugadores),
    ...(latest !== undefined && { edades_al: latest }),
  };
}
