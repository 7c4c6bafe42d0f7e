import { accept, type ClubDoc, noCorrections, type Result, type Temporada } from '@club/shared';
import { documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { listPartidosOf, readClub } from '../../firestore/read-club';
import {
  deleteTemporada,
  findTemporada,
  renameTemporada,
  writeTemporadas,
} from '../temporadas/temporadas';
import { cambiosOf, conflict, type Operacion } from './operacion';

/** The seasons with one more, at the place it had: right after the nearest one before it that is still there. */
function insertAt(
  temporadas: readonly Temporada[],
  temporada: Temporada,
  before: readonly Temporada[],
): Temporada[] {
  const earlier = before.slice(
    0,
    before.findIndex(({ _id }) => _id === temporada._id),
  );
  const index = temporadas.findLastIndex(({ _id }) => earlier.some((one) => one._id === _id));
  return [...temporadas.slice(0, index + 1), temporada, ...temporadas.slice(index + 1)];
}

async function undoDeletion(
  uow: UnitOfWork,
  operacion: Operacion,
  temporada: Temporada,
  before: ClubDoc,
  ahora: Date,
): Promise<Result<null>> {
  const { temporadas } = await readClub(uow);
  if (temporadas.some(({ _id }) => _id === temporada._id)) {
    return conflict(`la temporada ${temporada.nombre} ha cambiado después`);
  }
  if (temporadas.some(({ nombre }) => nombre === temporada.nombre)) {
    return conflict(`ya hay otra temporada llamada «${temporada.nombre}»`);
  }
  const corrections = cambiosOf(operacion, 'correcciones', documents.correcciones).find(
    ({ id }) => id === temporada._id,
  )?.antes;
  uow.create(documents.correcciones(temporada._id), corrections ?? noCorrections(temporada._id));
  const all = insertAt(temporadas, temporada, before.temporadas);
  await writeTemporadas(uow, all, ahora);
  return accept(null);
}

/** What undoes a change of a season, and is refused when the season is not as the change left it. */
const ofUnchanged =
  <Given extends readonly unknown[]>(
    undo: (uow: UnitOfWork, temporada: Temporada, ...given: Given) => Promise<Result<null>>,
  ) =>
  async (uow: UnitOfWork, temporada: Temporada, ...given: Given): Promise<Result<null>> => {
    const found = await findTemporada(uow, temporada._id);
    return found.ok && found.value.nombre === temporada.nombre
      ? undo(uow, temporada, ...given)
      : conflict(`la temporada ${temporada.nombre} ha cambiado después`);
  };

const undoCreation = ofUnchanged(async (uow, { _id: id, nombre }, ahora: Date) => {
  const partidos = await listPartidosOf(uow, id);
  if (partidos.length > 0) {
    return conflict(`la temporada ${nombre} tiene ya ${String(partidos.length)} partidos`);
  }
  const deleted = await deleteTemporada(uow, id, ahora);
  return deleted.ok ? accept(null) : deleted;
});

const undoRename = ofUnchanged(async (uow, { _id: id }, { nombre }: Temporada, ahora: Date) => {
  const renamed = await renameTemporada(uow, id, nombre, ahora);
  return renamed.ok ? accept(null) : conflict(`ya hay otra temporada llamada «${nombre}»`);
});

/** Puts the list of seasons back: deleted ones are made again, new ones go, names return. */
export async function restoreTemporadas(
  uow: UnitOfWork,
  operacion: Operacion,
  ahora: Date,
): Promise<Result<null>> {
  const [cambio] = cambiosOf(operacion, 'publico', documents.club);
  const before = cambio?.antes ?? (await readClub(uow));
  const antes = cambio?.antes?.temporadas ?? [];
  const despues = cambio?.despues?.temporadas ?? [];
  for (const temporada of antes) {
    const later = despues.find(({ _id }) => _id === temporada._id);
    if (later?.nombre === temporada.nombre) continue;
    const undone = later
      ? await undoRename(uow, later, temporada, ahora)
      : await undoDeletion(uow, operacion, temporada, before, ahora);
    if (!undone.ok) return undone;
  }
  for (const temporada of despues) {
    if (antes.some(({ _id }) => _id === temporada._id)) continue;
    const undone = await undoCreation(uow, temporada, ahora);
    if (!undone.ok) return undone;
  }
  return accept(null);
}
