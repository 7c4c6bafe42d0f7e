import {
  type UpdateJugadorPreview,
  type UpdatePartidoPreview,
  isSameContent,
  type Partido,
  pick,
  refuse,
  type Result,
  sayProblem,
} from '@club/shared';
import type { UnitOfWork } from '../store/unit-of-work';
import { findJugador, type CompleteJugador, updateJugador } from './jugadores/jugadores';
import { findPartido, updatePartido } from './partidos/partidos';

/** The fields in `given` that differ from the stored ones. */
function pickChanged<T extends object>(given: T, stored: object): Partial<T> {
  const known = new Map(Object.entries(stored));
  const changed = Object.entries(given).filter(
    ([field, value]) => value !== undefined && !isSameContent(value, known.get(field)),
  );
  return Object.fromEntries(changed) as Partial<T>;
}

/** Refusal of a body whose id differs from the one in the path. */
export const refuseOtherId = (field: string) =>
  refuse('entrada-invalida', sayProblem([field], 'no coincide con la dirección a la que se envía'));

/** Changes a player's record by the fields of his preview that differ. Writes nothing if none does (regla 29). */
export async function updateJugadorFromPreview(
  uow: UnitOfWork,
  id: string,
  body: UpdateJugadorPreview,
): Promise<Result<CompleteJugador>> {
  if (body.jugador_id !== undefined && body.jugador_id !== id) return refuseOtherId('jugador_id');
  const found = await findJugador(uow, id, uow.now);
  if (!found.ok) return found;
  const { order_code: _derived, ...position } = body.posicion ?? {};
  const given = {
    ...pick(body, 'nombre', 'apellido1', 'alias', 'dorsal', 'activo'),
    ...(body.posicion && { posicion: { ...found.value.jugador.posicion, ...position } }),
  };
  // Compared with the public record, so that a preview sent back as read does not change withheld data.
  const changes = pickChanged(given, found.value.publicPart);
  return Object.keys(changes).length === 0 ? found : updateJugador(uow, id, changes);
}

/** Changes a match by its preview: date, time, `local`, `estado` and season. Score and names are ignored. */
export async function updatePartidoFromPreview(
  uow: UnitOfWork,
  id: string,
  body: UpdatePartidoPreview,
): Promise<Result<Partido>> {
  if (body.partido_id !== undefined && body.partido_id !== id) return refuseOtherId('partido_id');
  const found = await findPartido(uow, id);
  if (!found.ok) return found;
  // All given forms of the date are checked against each other, changed or not.
  const kickoff = pick(body, 'fecha_date', 'fecha_str', 'hora_str');
  const given = { ...kickoff, ...pick(body, 'temporada_id', 'local', 'estado') };
  const changes = pickChanged(given, found.value);
  if (Object.keys(changes).length === 0) return found;
  const isMoved = Object.keys(kickoff).some((field) => Object.hasOwn(changes, field));
  return updatePartido(uow, id, { ...(isMoved && kickoff), ...changes });
}
