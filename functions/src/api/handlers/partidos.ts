import {
  accept,
  compareInstants,
  comparePartidos,
  idSchema,
  type Partido,
  type PartidoPreview,
  previewPartido,
  refuse,
  type Result,
} from '@club/shared';
import { collections, documents } from '../../firestore/documents';
import type { Filter, Reader } from '../../firestore/reader';
import type { BulkWritten, Handlers, WriteCall } from '../../http/handler';
import { written } from '../../http/written';
import {
  annulActa,
  createPartido,
  deletePartido,
  deletePartidosTemporada,
  findPartido,
  isActaOnly,
  requireForAyudante,
  updatePartido,
} from '../../operaciones/partidos/partidos';
import { requirePartido, upsertPartidoPreview } from '../../operaciones/partidos/partido-preview';
import { readClub } from '../../firestore/read-club';
import { findTemporada } from '../../operaciones/temporadas/temporadas';
import { presentPartido, presentPartidoPreview } from '../presenters/partidos';

/** Values of `fetch-partido-jugado-bool{param}` that ask for a list (regla 60). */
const JUGADO_PARAM: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const compareRecords = (a: Partido, b: Partido) =>
  compareInstants(a, b) || (a._id < b._id ? -1 : 1);

async function listPartidos(reader: Reader, filter?: Filter): Promise<Partido[]> {
  const partidos = await reader.list(collections.partidos, filter);
  return partidos.sort(compareRecords).map(presentPartido);
}

const writtenPartido = (id: string, msg: string, done: Result<Partido>) =>
  written(id, msg, done, presentPartido);

const sortPreviews = (previews: readonly PartidoPreview[]) =>
  [...previews].sort(comparePartidos).map(presentPartidoPreview);

const writtenPreview = (id: string, msg: string, done: Result<Partido>) =>
  written(id, msg, done, (partido) => presentPartidoPreview(previewPartido(partido)));

async function deleteTemporadaPartidos({
  uow,
  id,
}: WriteCall<undefined>): Promise<Result<BulkWritten>> {
  const deleted = await deletePartidosTemporada(uow, id);
  return deleted.ok ? accept({ msg: `${String(deleted.value)} partidos borrados!` }) : deleted;
}

/** Matches and their previews (regla 29). */
export const partidosHandlers = {
  addPartido: async ({ uow, body, nuevoId }) =>
    writtenPartido(nuevoId, 'partido creado!', await createPartido(uow, nuevoId, body)),
  updatePartido: async ({ uow, id, body, isAdministrador, ahora }) => {
    if (!isAdministrador && !isActaOnly(body)) return refuse('no-administrador');
    const allowed = isAdministrador ? accept(null) : await requireForAyudante(uow, id);
    if (!allowed.ok) return allowed;
    const updated = await updatePartido(uow, id, body, ahora);
    const isSheet = body.alineacion ?? body.detalles ?? body.mvp;
    const msg = isSheet === undefined ? 'partido actualizado!' : 'ficha actualizada!';
    return writtenPartido(id, msg, updated);
  },
  anularActa: async ({ uow, id, isAdministrador }) => {
    const allowed = isAdministrador ? accept(null) : await requireForAyudante(uow, id);
    if (!allowed.ok) return allowed;
    const annulled = await annulActa(uow, id);
    return writtenPartido(id, 'ficha anulada!', annulled);
  },
  delPartido: async ({ uow, id }) =>
    writtenPartido(id, 'partido borrado!', await deletePartido(uow, id)),

  fetchPartidos: async ({ reader }) => accept(await listPartidos(reader)),
  fetchPartidoJugado: async ({ reader, id }) => {
    const jugado = JUGADO_PARAM.get(id);
    if (jugado !== undefined) {
      return accept(await listPartidos(reader, { field: 'jugado', value: jugado }));
    }
    if (!idSchema.safeParse(id).success) return refuse('no-encontrado', 'el partido');
    const found = await findPartido(reader, id);
    return found.ok ? accept({ success: true as const, jugado: found.value.jugado }) : found;
  },
  fetchPartidosJugadosTemporada: async ({ reader, id }) => {
    const temporada = await findTemporada(reader, id);
    if (!temporada.ok) return temporada;
    const partidos = await listPartidos(reader, { field: 'temporada_id', value: id });
    return accept(partidos.filter(({ jugado }) => jugado));
  },
  fetchPartido: async ({ reader, id }) => {
    const found = await findPartido(reader, id);
    return found.ok ? accept(presentPartido(found.value)) : found;
  },

  delPartidosTemporada: deleteTemporadaPartidos,

  addPartidoPreview: async ({ uow, body, ahora }) => {
    const known = await requirePartido(uow, body.partido_id);
    if (!known.ok) return known;
    const saved = await upsertPartidoPreview(uow, body.partido_id, body, ahora);
    return writtenPreview(body.partido_id, 'ficha breve guardada!', saved);
  },
  updatePartidoPreview: async ({ uow, id, body, ahora }) =>
    writtenPreview(id, 'partido actualizado!', await upsertPartidoPreview(uow, id, body, ahora)),
  delPartidoPreview: async ({ uow, id }) =>
    writtenPreview(id, 'partido borrado!', await deletePartido(uow, id)),
  delPartidosPreviewTemporada: deleteTemporadaPartidos,
  fetchPartidosPreview: async ({ reader }) => {
    // A read for each season, not for each match.
    const { temporadas } = await readClub(reader);
    const calendarios = await Promise.all(
      temporadas.map(({ _id }) => reader.read(documents.calendario(_id))),
    );
    return accept(
      sortPreviews(calendarios.flatMap((season) => Object.values(season?.partidos ?? {}))),
    );
  },
  fetchPartidosPreviewTemporada: async ({ reader, id }) => {
    const calendario = await reader.read(documents.calendario(id));
    return calendario
      ? accept(sortPreviews(Object.values(calendario.partidos)))
      : refuse('no-encontrado', 'la temporada');
  },
  fetchPartidoPreview: async ({ reader, id }) => {
    const found = await findPartido(reader, id);
    return found.ok ? accept(presentPartidoPreview(previewPartido(found.value))) : found;
  },
} satisfies Partial<Handlers>;
