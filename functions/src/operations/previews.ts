import {
  type UpdateJugadorPreview,
  type UpdatePartidoPreview,
  isSameContent,
  type Partido,
  refuse,
  type Result,
  sayProblem,
} from '@club/shared';
import type { UnitOfWork } from '../store/unit-of-work';
import { findJugador, type CompleteJugador, updateJugador } from './jugadores/jugadores';
import { findPartido, updatePartido } from './partidos/partidos';

/** The fields in `given` that differ from the stored ones. */
function changedFields<T extends object>(given: T, stored: object): Partial<T> {
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
export async function upsertJugadorPreview(
  uow: UnitOfWork,
  id: string,
  body: UpdateJugadorPreview,
): Promise<Result<CompleteJugador>> {
  if (body.jugador_id !== undefined && body.jugador_id !== id) return refuseOtherId('jugador_id');
  const found = await findJugador(uow, id, uow.now);
  if (!found.ok) return found;
  const { nombre, apellido1, alias, dorsal, activo, posicion } = body;
  const { order_code: _derived, ...lines } = posicion ?? {};
  const changes = changedFields(
    {
      nombre,
      apellido1,
      alias,
      dorsal,
      activo,
      posicion: posicion && { ...found.value.jugador.posicion, ...lines },
    },
    // The public record, so that a preview sent back as read does not change withheld data.
    found.value.publico,
  );
  return Object.keys(changes).length === 0 ? found : updateJugador(uow, id, changes);
}

/** Changes a match by its preview: date, time, `local`, `estado` and season. Score and names are ignored. */
export async function upsertPartidoPreview(
  uow: UnitOfWork,
  id: string,
  body: UpdatePartidoPreview,
): Promise<Result<Partido>> {
  if (body.partido_id !== undefined && body.partido_id !== id) return refuseOtherId('partido_id');
  const found = await findPartido(uow, id);
  if (!found.ok) return found;
  const { temporada_id, fecha_date, fecha_str, hora_str, local, estado } = body;
  const changes = changedFields(
    { temporada_id, fecha_date, fecha_str, hora_str, local, estado },
    found.value,
  );
  if (Object.keys(changes).length === 0) return found;
  // All given forms of the date are checked against each other, changed or not.
  const kickoff = { fecha_date, fecha_str, hora_str };
  const isMoved = Object.keys(kickoff).some((field) => Object.hasOwn(changes, field));
  return updatePartido(uow, id, { ...(isMoved && kickoff), ...changes });
}
