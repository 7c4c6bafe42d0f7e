import {
  accept,
  type ArchivoEstadisticas,
  type EquipoEstadisticas,
  refuse,
  type Result,
} from '@club/shared';
import { collections, documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { Handlers } from '../../http/handler';
import {
  createTemporada,
  deleteTemporada,
  findTemporada,
  readClub,
  renameTemporada,
} from '../../operaciones/temporadas';
import { presentArchivo, presentEquipoEstadisticas, presentTemporada } from './presenters';

async function readEquipoEstadisticas(
  reader: Reader,
  temporadaId: string,
): Promise<Result<EquipoEstadisticas>> {
  const stored = await reader.read(documents.estadisticasEquipo(temporadaId));
  return stored ? accept(stored) : refuse('no-encontrado', 'la temporada');
}

/** The archive of a past season; the current one has none yet, its numbers are the players' (decisions, section 4). */
async function readArchivo(
  reader: Reader,
  temporadaId: string,
): Promise<Result<ArchivoEstadisticas>> {
  const { temporada_actual: actual } = await readClub(reader);
  const stored =
    actual?._id === temporadaId
      ? undefined
      : await reader.read(documents.estadisticasJugadores(temporadaId));
  return stored ? accept(presentArchivo(stored)) : refuse('no-encontrado', 'el archivo');
}

/** Seasons, their team records and their player archives (specification, section 7). */
export const temporadasHandlers = {
  addTemporada: async ({ uow, body, nuevoId, ahora }) => {
    const created = await createTemporada(uow, { _id: nuevoId, nombre: body.nombre }, ahora);
    if (!created.ok) return created;
    return accept({ id: nuevoId, msg: 'temporada creada!', data: presentTemporada(created.value) });
  },
  fetchTemporadas: async ({ reader }) => {
    const { temporadas } = await readClub(reader);
    return accept(temporadas.map(presentTemporada));
  },
  fetchTemporadaActual: async ({ reader }) => {
    const { temporada_actual: actual } = await readClub(reader);
    return accept(actual && presentTemporada(actual));
  },
  fetchTemporada: async ({ reader, id }) => {
    const found = await findTemporada(reader, id);
    return found.ok ? accept(presentTemporada(found.value)) : found;
  },
  updateTemporada: async ({ uow, id, body, ahora }) => {
    const renamed =
      body.nombre === undefined
        ? await findTemporada(uow, id)
        : await renameTemporada(uow, id, body.nombre, ahora);
    if (!renamed.ok) return renamed;
    return accept({ id, msg: 'temporada actualizada!', data: presentTemporada(renamed.value) });
  },
  delTemporada: async ({ uow, id, ahora }) => {
    const deleted = await deleteTemporada(uow, id, ahora);
    if (!deleted.ok) return deleted;
    return accept({ id, msg: 'temporada borrada!', data: presentTemporada(deleted.value) });
  },

  fetchEquipoEstadisticas: async ({ reader }) => {
    const [all, { temporadas }] = await Promise.all([
      reader.list(collections.estadisticasEquipo),
      readClub(reader),
    ]);
    const position = (id: string) => temporadas.findIndex(({ _id }) => _id === id);
    return accept(
      all
        .sort((a, b) => position(a.temporada_id) - position(b.temporada_id))
        .map(presentEquipoEstadisticas),
    );
  },
  fetchEquipoEstadisticasTemporada: async ({ reader, id }) => {
    const found = await readEquipoEstadisticas(reader, id);
    return found.ok ? accept(presentEquipoEstadisticas(found.value)) : found;
  },
  fetchRankingGolesTemporada: async ({ reader, id }) => {
    const found = await readEquipoEstadisticas(reader, id);
    return found.ok ? accept(presentEquipoEstadisticas(found.value).ranking_goles) : found;
  },
  fetchRankingAsistenciasTemporada: async ({ reader, id }) => {
    const found = await readEquipoEstadisticas(reader, id);
    return found.ok ? accept(presentEquipoEstadisticas(found.value).ranking_asistencias) : found;
  },
  updateEquipoEstadisticas: async ({ uow, id, body }) => {
    const found = await readEquipoEstadisticas(uow, id);
    if (!found.ok) return found;
    const changed: EquipoEstadisticas = {
      ...found.value,
      ...(body.posicion !== undefined && { posicion: body.posicion }),
      ...(body.num_equipos !== undefined && { num_equipos: body.num_equipos }),
    };
    await uow.write(documents.estadisticasEquipo(id), changed, { keepHistory: true });
    return accept({
      id,
      msg: 'estadisticas actualizadas!',
      data: presentEquipoEstadisticas(changed),
    });
  },

  fetchArchivoEstadisticas: async ({ reader }) => {
    const { temporadas } = await readClub(reader);
    const archivos = await Promise.all(
      temporadas.slice(0, -1).map(({ _id }) => readArchivo(reader, _id)),
    );
    return accept(archivos.flatMap((archivo) => (archivo.ok ? [archivo.value] : [])));
  },
  fetchArchivoEstadisticasTemporada: ({ reader, id }) => readArchivo(reader, id),
} satisfies Partial<Handlers>;
