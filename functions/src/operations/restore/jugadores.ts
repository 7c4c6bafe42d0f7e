import {
  accept,
  withWithheld,
  imageId,
  isSameContent,
  isSameRecord,
  type JugadorDoc,
  jugadorKind,
  own,
} from '@club/shared';
import { collections, documents, type DocumentSpec } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';
import { JUGADOR_PHOTO_KINDS } from '../images/stored-images';
import {
  readConsent,
  deleteJugador,
  findWithheld,
  isJugadorKeyTaken,
  putJugador,
} from '../jugadores/jugadores';
import { findChange, findChanges, conflict, type Operation } from './operation';

/** Changes in a document that has one entry for each player: ids of the changed entries, all earlier and later ones. */
function changedByJugador<D, T>(
  operation: Operation,
  spec: DocumentSpec<D>,
  readEntries: (doc: D) => Readonly<Record<string, T>>,
) {
  const change = findChange(operation, spec);
  const byId = (doc: D | undefined) => new Map(Object.entries(doc ? readEntries(doc) : {}));
  const [antes, despues] = [byId(change?.antes), byId(change?.despues)];
  const ids = [...new Set([...antes.keys(), ...despues.keys()])].filter(
    (id) => !isSameContent(antes.get(id), despues.get(id)),
  );
  return { ids, antes, despues };
}

/** The record without photos that are gone: the history has no pictures (docs/decisions/0011). */
async function withStoredImages(uow: UnitOfWork, jugador: JugadorDoc): Promise<JugadorDoc> {
  const [profile, banner] = await uow.readAll(
    JUGADOR_PHOTO_KINDS.map((tipo) => documents.imagen(imageId(tipo, jugador._id))),
  );
  return {
    ...jugador,
    img_perfil: profile ? jugador.img_perfil : { ...jugador.img_perfil, disponible: false },
    img_banner: banner ? jugador.img_banner : { ...jugador.img_banner, disponible: false },
  };
}

/** Restores players with their birth dates and withheld data. Their statistics and sheets were never deleted. */
export async function restoreJugadores(uow: UnitOfWork, operation: Operation) {
  const changes = new Map(
    findChanges(operation, collections.jugadores).map((change) => [change.id, change]),
  );
  const fechas = changedByJugador(operation, documents.birthDates(), (doc) => doc.fechas);
  const reservas = changedByJugador(operation, documents.reservas(), (doc) => doc.jugadores);
  for (const id of new Set([...changes.keys(), ...fechas.ids, ...reservas.ids])) {
    const current = await uow.read(documents.jugador(id));
    const { antes, despues } = changes.get(id) ?? { antes: current, despues: current };
    const birthDates = (await uow.read(documents.birthDates()))?.fechas ?? {};
    const currentDate = own(birthDates, id);
    const isDateChanged = fechas.ids.includes(id);
    const currentWithheld = await findWithheld(uow, id);
    const isWithheldChanged = reservas.ids.includes(id);
    const isUntouched =
      isSameRecord(jugadorKind, current, despues) &&
      (!isDateChanged || currentDate === fechas.despues.get(id)) &&
      (!isWithheldChanged || isSameContent(currentWithheld, reservas.despues.get(id)));
    const nombre = (despues ?? antes)?.nombre_con_inicial ?? id;
    if (!isUntouched) return conflict(`el jugador ${nombre} ha cambiado después`);
    if (!antes) {
      const deleted = await deleteJugador(uow, id);
      if (!deleted.ok) return deleted;
      continue;
    }
    const birthDate = isDateChanged ? fechas.antes.get(id) : currentDate;
    if (birthDate === undefined) return conflict(`falta la fecha de nacimiento de ${nombre}`);
    const withheld = isWithheldChanged ? reservas.antes.get(id) : currentWithheld;
    const restored = withWithheld(antes, withheld);
    if (await isJugadorKeyTaken(uow, restored.clave_externa, id)) {
      return conflict(`otro jugador tiene ya la clave externa de ${nombre}`);
    }
    const jugador = await withStoredImages(uow, restored);
    await putJugador(uow, jugador, birthDate, readConsent(withheld));
  }
  return accept(null);
}
