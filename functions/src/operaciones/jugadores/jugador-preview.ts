import { type ActualizarJugadorPreview, refuse, type Result } from '@club/shared';
import { documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { changedFields, refuseOtherId } from '../preview-body';
import { findJugador, type JugadorCompleto, updateJugador } from './jugadores';

/**
 * The player after his preview was sent: the fields of a preview that belong to his record change the record, and so
 * the preview; with nothing to change nothing is written (regla 29).
 */
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

/** Whether a player's record exists: a preview of nobody is refused as an unknown id in a body. */
export async function requireJugador(uow: UnitOfWork, id: string): Promise<Result<string>> {
  return (await uow.read(documents.jugador(id)))
    ? { ok: true, value: id }
    : refuse('referencia-desconocida', `el jugador «${id}»`);
}
