import {
  accept,
  withReserva,
  imageId,
  isSameContent,
  isSameRecord,
  type JugadorDoc,
  jugadorRecord,
  own,
  type Result,
} from '@club/shared';
import { collections, documents, type DocumentSpec } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';
import { consentimientoOf, findReserva } from '../jugadores/consents';
import { deleteJugador, isJugadorKeyTaken, putJugador } from '../jugadores/jugadores';
import { cambioOf, cambiosOf, conflict, type Operacion } from './operation';

/** Changes of the operation in a document about many players, by player. */
function changedByJugador<D, T>(
  operacion: Operacion,
  spec: DocumentSpec<D>,
  entriesOf: (doc: D) => Readonly<Record<string, T>>,
) {
  const cambio = cambioOf(operacion, spec);
  const byId = (doc: D | undefined) => new Map(Object.entries(doc ? entriesOf(doc) : {}));
  const [antes, despues] = [byId(cambio?.antes), byId(cambio?.despues)];
  const ids = [...new Set([...antes.keys(), ...despues.keys()])].filter(
    (id) => !isSameContent(antes.get(id), despues.get(id)),
  );
  return { ids, antes, despues };
}

/** The record with its current photo flags: the history has no pictures (docs/decisions/0011). */
async function withStoredImages(uow: UnitOfWork, jugador: JugadorDoc): Promise<JugadorDoc> {
  const [perfil, banner] = await uow.readAll(
    (['jugador-perfil', 'jugador-banner'] as const).map((tipo) =>
      documents.imagen(imageId(tipo, jugador._id)),
    ),
  );
  return {
    ...jugador,
    img_perfil: perfil ? jugador.img_perfil : { ...jugador.img_perfil, disponible: false },
    img_banner: banner ? jugador.img_banner : { ...jugador.img_banner, disponible: false },
  };
}

/** Restores players with birth dates and previews. Statistics and sheets were never deleted. */
export async function restoreJugadores(
  uow: UnitOfWork,
  operacion: Operacion,
  ahora: Date,
): Promise<Result<null>> {
  const cambios = new Map(
    cambiosOf(operacion, collections.jugadores).map((cambio) => [cambio.id, cambio]),
  );
  const fechas = changedByJugador(operacion, documents.fechasNacimiento(), (doc) => doc.fechas);
  const reservas = changedByJugador(operacion, documents.reservas(), (doc) => doc.jugadores);
  for (const id of new Set([...cambios.keys(), ...fechas.ids, ...reservas.ids])) {
    const current = await uow.read(documents.jugador(id));
    const { antes, despues } = cambios.get(id) ?? { antes: current, despues: current };
    const privado = (await uow.read(documents.fechasNacimiento()))?.fechas ?? {};
    const currentFecha = own(privado, id);
    const isFechaCambiada = fechas.ids.includes(id);
    const currentReserva = await findReserva(uow, id);
    const isReservaCambiada = reservas.ids.includes(id);
    const isUntouched =
      isSameRecord(jugadorRecord, current, despues) &&
      (!isFechaCambiada || currentFecha === fechas.despues.get(id)) &&
      (!isReservaCambiada || isSameContent(currentReserva, reservas.despues.get(id)));
    const nombre = (despues ?? antes)?.nombre_con_inicial ?? id;
    if (!isUntouched) return conflict(`el jugador ${nombre} ha cambiado después`);
    if (!antes) {
      const deleted = await deleteJugador(uow, id, ahora);
      if (!deleted.ok) return deleted;
      continue;
    }
    const fechaNac = isFechaCambiada ? fechas.antes.get(id) : currentFecha;
    if (fechaNac === undefined) return conflict(`falta la fecha de nacimiento de ${nombre}`);
    const reserva = isReservaCambiada ? reservas.antes.get(id) : currentReserva;
    const restored = withReserva(antes, reserva);
    if (await isJugadorKeyTaken(uow, restored.clave_externa, id)) {
      return conflict(`otro jugador tiene ya la clave externa de ${nombre}`);
    }
    const jugador = await withStoredImages(uow, restored);
    await putJugador(uow, jugador, fechaNac, ahora, consentimientoOf(reserva));
  }
  return accept(null);
}
