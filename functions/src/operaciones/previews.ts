import {
  accept,
  type ActualizarJugadorPreview,
  type ActualizarPartidoPreview,
  isSameContent,
  type Partido,
  refuse,
  type Result,
  sayProblem,
} from '@club/shared';
import type { DocumentSpec } from '../firestore/documents';
import type { UnitOfWork } from '../firestore/unit-of-work';
import { findJugador, type JugadorCompleto, updateJugador } from './jugadores/jugadores';
import { findPartido, updatePartido } from './partidos/partidos';

/** The fields among `given` that are there and differ from the stored ones. */
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

/** Whether a record exists: a preview of none is refused as an unknown id in a body. */
export const requireRecord = async <T>(
  uow: UnitOfWork,
  spec: DocumentSpec<T>,
  what: string,
): Promise<Result<null>> =>
  (await uow.read(spec)) === undefined ? refuse('referencia-desconocida', what) : accept(null);

/** Changes a player's record by the fields of his preview that belong to it; without changes nothing is written (regla 29). */
export async function upsertJugadorPreview(
  uow: UnitOfWork,
  id: string,
  body: ActualizarJugadorPreview,
  ahora: Date,
): Promise<Result<JugadorCompleto>> {
  if (body.jugador_id !== undefined && body.jugador_id !== id) return refuseOtherId('jugador_id');
  const found = await findJugador(uow, id, ahora);
  if (!found.ok) return found;
  const { nombre, apellido1, alias, dorsal, activo, posicion } = body;
  const { order_code: _orderCode, ...lineas } = posicion ?? {};
  const changes = changedFields(
    {
      nombre,
      apellido1,
      alias,
      dorsal,
      activo,
      posicion: posicion && { ...found.value.jugador.posicion, ...lineas },
    },
    // A preview that was read tells what is shown, which is no wish to change what is withheld.
    found.value.publico,
  );
  return Object.keys(changes).length === 0 ? found : updateJugador(uow, id, changes, ahora);
}

/** Changes a match by its preview: date, time, `local`, `estado` and season; score and names are the record's. */
export async function upsertPartidoPreview(
  uow: UnitOfWork,
  id: string,
  body: ActualizarPartidoPreview,
  ahora: Date,
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
  // A date in one form is checked against the other ones that came with it, changed or not.
  const kickoff = { fecha_date, fecha_str, hora_str };
  const isMoved = Object.keys(kickoff).some((field) => Object.hasOwn(changes, field));
  return updatePartido(uow, id, { ...(isMoved && kickoff), ...changes }, ahora);
}
