import {
  accept,
  type ArchivoEstadisticas,
  type EquipoEstadisticas,
  type EquipoEstadisticasDoc,
  type EstadisticasJugadoresDoc,
  HISTORIA_VACIA,
  historiaOf,
  refuse,
  type Result,
} from '@club/shared';
import { collections, documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { Handlers, Written } from '../../http/handler';
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

function writtenEquipo(
  changed: Result<EquipoEstadisticasDoc>,
  msg = 'estadisticas actualizadas!',
): Result<Written<EquipoEstadisticas>> {
  if (!changed.ok) return changed;
  const data = presentEquipoEstadisticas(changed.value);
  return accept({ id: data._id, msg, data });
}

function writtenArchivo(
  changed: Result<EstadisticasJugadoresDoc>,
  msg = 'estadisticas actualizadas!',
): Result<Written<ArchivoEstadisticas>> {
  if (!changed.ok) return changed;
  const data = presentArchivo(changed.value);
  return accept({ id: data._id, msg, data });
}

/** A season that a body names and that does not exist is the body's fault: 400, not 404 (regla 60). */
function asUnknownReference<T>(result: Result<T>, temporadaId: string): Result<T> {
  return !result.ok && result.refusal.code === 'no-encontrado'
    ? refuse('referencia-desconocida', `la temporada ${temporadaId}`)
    : result;
}

/** Seasons, their team records and their player archives (regla 48). */
export const temporadasHandlers = {
  addTemporada: async ({ uow, body, nuevoId, ahora }) => {
    const created = await createTemporada(uow, { _id: nuevoId, nombre: body.nombre }, ahora);
    if (!created.ok) return created;
    return accept({ id: nuevoId, msg: 'temporada creada!', data: presentTemporada(created.value) });
  },
  empezarTemporada: async ({ uow, body, nuevoId, ahora }) => {
    const started = await startTemporada(uow, nuevoId, body, ahora);
    if (!started.ok) return started;
    return accept({
      id: nuevoId,
      msg: 'temporada empezada!',
      data: presentTemporada(started.value),
    });
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
      asUnknownReference(
        await correctEquipoEstadisticas(uow, body.temporada_id, body, ahora),
        body.temporada_id,
      ),
    ),
  updateEquipoEstadisticas: async ({ uow, id, body, ahora }) => {
    const found = await findEquipoEstadisticas(uow, id);
    return found.ok ? writtenEquipo(await correctEquipoEstadisticas(uow, id, body, ahora)) : found;
  },
  delEquipoEstadisticas: async ({ uow, id }) =>
    writtenEquipo(await deleteEquipoEstadisticas(uow, id), 'estadisticas borradas!'),

  addArchivoEstadisticas: async ({ uow, body }) =>
    writtenArchivo(
      asUnknownReference(
        await correctFilas(uow, body.temporada_id, body.estadisticas),
        body.temporada_id,
      ),
    ),
  updateArchivoEstadisticas: async ({ uow, id, body }) =>
    body.temporada_id !== undefined && body.temporada_id !== id
      ? refuse('entrada-invalida', 'temporada_id: no es el de la dirección')
      : writtenArchivo(await updateArchivo(uow, id, body.estadisticas)),
  delArchivoEstadisticas: async ({ uow, id }) =>
    writtenArchivo(await deleteArchivo(uow, id), 'estadisticas borradas!'),

  fetchArchivoEstadisticas: async ({ reader }) => {
    const { temporadas } = await readClub(reader);
    const archivos = await Promise.all(temporadas.map(({ _id }) => readArchivo(reader, _id)));
    return accept(archivos.flatMap((archivo) => (archivo.ok ? [archivo.value] : [])));
  },
  fetchArchivoEstadisticasTemporada: ({ reader, id }) => readArchivo(reader, id),

  fetchClasificacion: ({ reader, id }) => findClasificacion(reader, id),
  updateClasificacion: async ({ uow, id, body, ahora }) => {
    const changed = await updateClasificacion(uow, id, body, ahora);
    if (!changed.ok) return changed;
    return accept({ id, msg: 'clasificación actualizada!', data: changed.value });
  },
  delClasificacion: async ({ uow, id }) => {
    const deleted = await deleteClasificacion(uow, id);
    if (!deleted.ok) return deleted;
    return accept({ id, msg: 'clasificación borrada!', data: deleted.value });
  },

  fetchHistoria: async ({ reader }) =>
    accept(historiaOf((await reader.read(documents.historia())) ?? HISTORIA_VACIA)),
} satisfies Partial<Handlers>;
