import {
  accept,
  type ArchivoEstadisticas,
  type EquipoEstadisticasDoc,
  type EstadisticasJugadoresDoc,
  HISTORIA_VACIA,
  historiaOf,
  refuse,
  type Result,
} from '@club/shared';
import { collections, documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { Handlers } from '../../http/handler';
import { written } from '../../http/written';
import { refuseOtherId } from '../../operaciones/preview-body';
import { startTemporada } from '../../operaciones/empezar-temporada/start-temporada';
import {
  deleteClasificacion,
  findClasificacion,
  updateClasificacion,
} from '../../operaciones/temporadas/clasificacion';
import {
  correctEquipoEstadisticas,
  correctFilas,
  deleteArchivo,
  deleteEquipoEstadisticas,
  findArchivo,
  findEquipoEstadisticas,
  updateArchivo,
} from '../../operaciones/temporadas/estadisticas';
import { readClub } from '../../firestore/read-club';
import {
  createTemporada,
  deleteTemporada,
  findTemporada,
  renameTemporada,
} from '../../operaciones/temporadas/temporadas';
import {
  presentArchivo,
  presentEquipoEstadisticas,
  presentTemporada,
} from '../presenters/temporadas';

async function readArchivo(
  reader: Reader,
  temporadaId: string,
): Promise<Result<ArchivoEstadisticas>> {
  const found = await findArchivo(reader, temporadaId);
  return found.ok ? accept(presentArchivo(found.value)) : found;
}

const writtenEquipo = (
  temporadaId: string,
  changed: Result<EquipoEstadisticasDoc>,
  msg = 'estadisticas actualizadas!',
) => written(temporadaId, msg, changed, presentEquipoEstadisticas);

const writtenArchivo = (
  temporadaId: string,
  changed: Result<EstadisticasJugadoresDoc>,
  msg = 'estadisticas actualizadas!',
) => written(temporadaId, msg, changed, presentArchivo);

/** A season that a body names and that does not exist is the body's fault: 400, not 404 (regla 60). */
function asUnknownReference<T>(result: Result<T>, temporadaId: string): Result<T> {
  return !result.ok && result.refusal.code === 'no-encontrado'
    ? refuse('referencia-desconocida', `la temporada «${temporadaId}»`)
    : result;
}

/** Seasons, their team records and their player archives (regla 48). */
export const temporadasHandlers = {
  addTemporada: async ({ uow, body, nuevoId, ahora }) => {
    const created = await createTemporada(uow, { _id: nuevoId, nombre: body.nombre }, ahora);
    return written(nuevoId, 'temporada creada!', created, presentTemporada);
  },
  empezarTemporada: async ({ uow, body, nuevoId, ahora }) => {
    const started = await startTemporada(uow, nuevoId, body, ahora);
    return written(nuevoId, 'temporada empezada!', started, presentTemporada);
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
    return written(id, 'temporada actualizada!', renamed, presentTemporada);
  },
  delTemporada: async ({ uow, id, ahora }) =>
    written(id, 'temporada borrada!', await deleteTemporada(uow, id, ahora), presentTemporada),

  fetchEquipoEstadisticas: async ({ reader }) => {
    const [all, { temporadas }] = await Promise.all([
      reader.list(collections.estadisticasEquipo),
      readClub(reader),
    ]);
    const position = (id: string) => temporadas.findIndex(({ _id }) => _id === id);
    return accept(
      all
        .filter(({ retirado }) => !retirado)
        .sort((a, b) => position(a.temporada_id) - position(b.temporada_id))
        .map(presentEquipoEstadisticas),
    );
  },
  fetchEquipoEstadisticasTemporada: async ({ reader, id }) => {
    const found = await findEquipoEstadisticas(reader, id);
    return found.ok ? accept(presentEquipoEstadisticas(found.value)) : found;
  },
  fetchRankingGolesTemporada: async ({ reader, id }) => {
    const found = await findEquipoEstadisticas(reader, id);
    return found.ok ? accept(presentEquipoEstadisticas(found.value).ranking_goles) : found;
  },
  fetchRankingAsistenciasTemporada: async ({ reader, id }) => {
    const found = await findEquipoEstadisticas(reader, id);
    return found.ok ? accept(presentEquipoEstadisticas(found.value).ranking_asistencias) : found;
  },
  addEquipoEstadisticas: async ({ uow, body, ahora }) =>
    writtenEquipo(
      body.temporada_id,
      asUnknownReference(
        await correctEquipoEstadisticas(uow, body.temporada_id, body, ahora),
        body.temporada_id,
      ),
    ),
  updateEquipoEstadisticas: async ({ uow, id, body, ahora }) => {
    const found = await findEquipoEstadisticas(uow, id);
    return found.ok
      ? writtenEquipo(id, await correctEquipoEstadisticas(uow, id, body, ahora))
      : found;
  },
  delEquipoEstadisticas: async ({ uow, id }) =>
    writtenEquipo(id, await deleteEquipoEstadisticas(uow, id), 'estadisticas borradas!'),

  addArchivoEstadisticas: async ({ uow, body }) =>
    writtenArchivo(
      body.temporada_id,
      asUnknownReference(
        await correctFilas(uow, body.temporada_id, body.estadisticas),
        body.temporada_id,
      ),
    ),
  updateArchivoEstadisticas: async ({ uow, id, body }) =>
    body.temporada_id !== undefined && body.temporada_id !== id
      ? refuseOtherId('temporada_id')
      : writtenArchivo(id, await updateArchivo(uow, id, body.estadisticas)),
  delArchivoEstadisticas: async ({ uow, id }) =>
    writtenArchivo(id, await deleteArchivo(uow, id), 'estadisticas borradas!'),

  fetchArchivoEstadisticas: async ({ reader }) => {
    const { temporadas } = await readClub(reader);
    const archivos = await Promise.all(temporadas.map(({ _id }) => readArchivo(reader, _id)));
    return accept(archivos.flatMap((archivo) => (archivo.ok ? [archivo.value] : [])));
  },
  fetchArchivoEstadisticasTemporada: ({ reader, id }) => readArchivo(reader, id),

  fetchClasificacion: ({ reader, id }) => findClasificacion(reader, id),
  updateClasificacion: async ({ uow, id, body, ahora }) => {
    const changed = await updateClasificacion(uow, id, body, ahora);
    return written(id, 'clasificación actualizada!', changed, (value) => value);
  },
  delClasificacion: async ({ uow, id }) =>
    written(id, 'clasificación borrada!', await deleteClasificacion(uow, id), (value) => value),

  fetchHistoria: async ({ reader }) =>
    accept(historiaOf((await reader.read(documents.historia())) ?? HISTORIA_VACIA)),
} satisfies Partial<Handlers>;
