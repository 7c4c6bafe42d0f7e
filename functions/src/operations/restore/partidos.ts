import {
  accept,
  isSameContent,
  isSameRecord,
  lastCopies,
  type Partido,
  partidoKind,
  withFinalStatus,
  withCopies,
} from '@club/shared';
import type { RecordChange } from '../../store/differences/sources';
import { collections, documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';
import { isExternalKeyTaken } from '../../store/reader';
import { catalogues } from '../partidos/catalogues';
import { changePartido } from '../partidos/change-partido';
import { readCurrentLinks } from '../temporadas/match-links';
import { findTemporada } from '../temporadas/temporadas';
import { findChanges, conflict, type Operation, readUntouched } from './operation';

/** The match with the current names of its team, competition, ground and season. */
async function withCurrentNames(
  uow: UnitOfWork,
  antes: Partido,
  current: Partido | undefined,
  temporadaName: string,
): Promise<Partido> {
  const { noticias: _noticias, ...own } = antes;
  let restored: Partido = {
    ...withFinalStatus(own),
    ...(await readCurrentLinks(uow, current ?? antes)),
    nombre_temporada: temporadaName,
    version: (current ?? antes).version + 1,
  };
  for (const { partidoField: field, readCopies } of Object.values(catalogues)) {
    // If a record was deleted since, the match itself has its last name (regla 27).
    const last = current?.[field] === antes[field] ? current : antes;
    const id = antes[field];
    if (id === null) continue;
    const copies = await readCopies(uow, id);
    restored = withCopies(restored, copies ?? lastCopies(field, last));
  }
  return restored;
}

/** Changes of matches, except for those of copied names only. */
const ownChanges = (operation: Operation) =>
  findChanges(operation, collections.partidos).filter(
    ({ antes, despues }) => !isSameRecord(partidoKind, antes, despues),
  );

const readPartido = (uow: UnitOfWork, change: RecordChange<Partido>) =>
  readUntouched(uow, partidoKind, collections.partidos, change);

/** Deletes matches that the operation created, before their season, which may be deleted too. */
export async function removeNewPartidos(uow: UnitOfWork, operation: Operation) {
  for (const change of ownChanges(operation).filter(({ antes }) => !antes)) {
    const current = await readPartido(uow, change);
    if (!current.ok) return current;
    await changePartido(uow, current.value ?? null, null, { keepsCorrections: true });
  }
  return accept(null);
}

/** Restores the matches that the operation changed or deleted. */
export async function restorePartidos(uow: UnitOfWork, operation: Operation) {
  for (const change of ownChanges(operation)) {
    const { id, antes } = change;
    if (!antes) continue;
    const current = await readPartido(uow, change);
    if (!current.ok) return current;
    const nombre = partidoKind.titulo.parse(antes);
    const temporada = await findTemporada(uow, antes.temporada_id);
    if (!temporada.ok) return conflict(`la temporada del partido ${nombre} ya no existe`);
    if (await isExternalKeyTaken(uow, collections.partidos, antes.clave_externa, id)) {
      return conflict(`otro partido tiene ya la clave externa de ${nombre}`);
    }
    const restored = await withCurrentNames(uow, antes, current.value, temporada.value.nombre);
    await changePartido(uow, current.value ?? null, restored, { keepsCorrections: true });
  }
  return accept(null);
}

/** ` de Rival CF (14-11-2026)`, for a refusal. Empty if the match does not exist. */
async function sayWhichPartido(uow: UnitOfWork, id: string): Promise<string> {
  const partido = await uow.read(documents.partido(id));
  return partido ? ` de ${partido.nombre_equipo} (${partido.fecha_str})` : '';
}

/** Refuses if a live log has changed since the operation. Runs first, because restoring a sheet ends the log. */
export async function checkLiveMatches(uow: UnitOfWork, operation: Operation) {
  for (const { id, despues } of findChanges(operation, collections.directo)) {
    if (!isSameContent(await uow.read(documents.directo(id)), despues)) {
      return conflict(`el directo${await sayWhichPartido(uow, id)} ha cambiado después`);
    }
  }
  return accept(null);
}

/** Restores live logs that the operation ended, and deletes those that it started. Runs after the matches. */
export async function restoreLiveMatches(uow: UnitOfWork, operation: Operation) {
  for (const { id, antes } of findChanges(operation, collections.directo)) {
    const spec = documents.directo(id);
    if (!antes) {
      await uow.remove(spec, { keepHistory: true });
      continue;
    }
    const partido = await uow.read(documents.partido(id));
    if (partido?.jugado !== false) {
      return conflict(`el partido${await sayWhichPartido(uow, id)} ya no está por jugar`);
    }
    await uow.write(spec, { ...antes, version: antes.version + 1 }, { keepHistory: true });
  }
  return accept(null);
}
