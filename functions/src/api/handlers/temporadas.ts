import {
  accept,
  type EstadisticasArchive,
  compareNames,
  type EquipoEstadisticas,
  type EquipoEstadisticasDoc,
  type EstadisticasJugadoresDoc,
  deriveEstadisticas,
  EMPTY_ALL_TIME,
  toAllTime,
  mapOk,
  pick,
  refuse,
  type Result,
} from '@club/shared';
import { collections, documents } from '../../store/documents';
import { readClub } from '../../store/read-club';
import type { Reader } from '../../store/reader';
import { type Handlers, writes, writesAs, written } from '../../http/handler';
import { startTemporada } from '../../operations/start-temporada/start-temporada';
import { refuseOtherId } from '../../operations/previews';
import {
  correctEquipoEstadisticas,
  correctRows,
  deleteArchive,
  deleteClasificacion,
  deleteEquipoEstadisticas,
  findArchive,
  findClasificacion,
  findEquipoEstadisticas,
  updateArchive,
  updateClasificacion,
} from '../../operations/temporadas/estadisticas';
import {
  createTemporada,
  deleteTemporada,
  findTemporada,
  renameTemporada,
} from '../../operations/temporadas/temporadas';

/** The team's statistics of a season. */
const presentEquipo = (stored: EquipoEstadisticasDoc): EquipoEstadisticas => ({
  ...stored,
  ...(stored.clasificacion && { tiene_clasificacion: true }),
});

/** The rows of a season's players, flat, ordered by name. */
const presentArchive = (stored: EstadisticasJugadoresDoc): EstadisticasArchive => ({
  _id: stored.temporada_id,
  ...pick(stored, 'temporada_id', 'temporada_nombre'),
  estadisticas: Object.values(stored.filas)
    .sort((a, b) => compareNames(a.jugador_nombre, b.jugador_nombre))
    .map((row) => ({ ...pick(row, 'jugador_id', 'jugador_nombre'), ...deriveEstadisticas(row) })),
});

const readArchive = (reader: Reader, temporadaId: string): Promise<Result<EstadisticasArchive>> =>
  mapOk(findArchive(reader, temporadaId), presentArchive);

const UPDATED = 'estadisticas actualizadas!';

/** Turns an unknown season in a body into a 400 instead of a 404 (regla 60). */
async function asUnknownReference<T>(promised: Promise<Result<T>>, temporadaId: string) {
  const result = await promised;
  return !result.ok && result.refusal.code === 'no-encontrado'
    ? refuse('referencia-desconocida', `la temporada «${temporadaId}»`)
    : result;
}

/** Seasons, their team statistics and their player archives (regla 48). */
export const temporadasHandlers = {
  addTemporada: ({ uow, body, newId }) => {
    const created = createTemporada(uow, { _id: newId, nombre: body.nombre });
    return written(newId, 'temporada creada!', created);
  },
  empezarTemporada: writes('temporada empezada!', startTemporada),
  fetchTemporadas: async ({ reader }) => accept((await readClub(reader)).temporadas),
  fetchTemporadaActual: async ({ reader }) => {
    const { temporada_actual: current } = await readClub(reader);
    return accept(current);
  },
  fetchTemporada: ({ reader, id }) => findTemporada(reader, id),
  updateTemporada: ({ uow, id, body }) => {
    const renamed =
      body.nombre === undefined ? findTemporada(uow, id) : renameTemporada(uow, id, body.nombre);
    return written(id, 'temporada actualizada!', renamed);
  },
  delTemporada: writes('temporada borrada!', deleteTemporada),

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
        .map(presentEquipo),
    );
  },
  fetchEquipoEstadisticasTemporada: ({ reader, id }) =>
    mapOk(findEquipoEstadisticas(reader, id), presentEquipo),
  fetchRankingGolesTemporada: ({ reader, id }) =>
    mapOk(findEquipoEstadisticas(reader, id), ({ ranking_goles }) => ranking_goles),
  fetchRankingAsistenciasTemporada: ({ reader, id }) =>
    mapOk(findEquipoEstadisticas(reader, id), ({ ranking_asistencias }) => ranking_asistencias),
  addEquipoEstadisticas: ({ uow, body }) => {
    const { temporada_id: id } = body;
    const corrected = mapOk(correctEquipoEstadisticas(uow, id, body), presentEquipo);
    return written(id, UPDATED, asUnknownReference(corrected, id));
  },
  updateEquipoEstadisticas: async ({ uow, id, body }) => {
    const found = await findEquipoEstadisticas(uow, id);
    if (!found.ok) return found;
    if (body.temporada_id !== undefined && body.temporada_id !== id) {
      return refuseOtherId('temporada_id');
    }
    const corrected = mapOk(correctEquipoEstadisticas(uow, id, body), presentEquipo);
    return written(id, UPDATED, corrected);
  },
  delEquipoEstadisticas: writesAs(presentEquipo)(
    'estadisticas borradas!',
    deleteEquipoEstadisticas,
  ),

  addArchivoEstadisticas: ({ uow, body: { temporada_id: id, estadisticas } }) => {
    const corrected = mapOk(correctRows(uow, id, estadisticas), presentArchive);
    return written(id, UPDATED, asUnknownReference(corrected, id));
  },
  updateArchivoEstadisticas: async ({ uow, id, body }) =>
    body.temporada_id !== undefined && body.temporada_id !== id
      ? refuseOtherId('temporada_id')
      : written(id, UPDATED, mapOk(updateArchive(uow, id, body.estadisticas), presentArchive)),
  delArchivoEstadisticas: writesAs(presentArchive)('estadisticas borradas!', deleteArchive),

  fetchArchivoEstadisticas: async ({ reader }) => {
    const { temporadas } = await readClub(reader);
    const archives = await Promise.all(temporadas.map(({ _id }) => readArchive(reader, _id)));
    return accept(archives.flatMap((archivo) => (archivo.ok ? [archivo.value] : [])));
  },
  fetchArchivoEstadisticasTemporada: ({ reader, id }) => readArchive(reader, id),

  fetchClasificacion: ({ reader, id }) => findClasificacion(reader, id),
  updateClasificacion: writes('clasificación actualizada!', updateClasificacion),
  delClasificacion: writes('clasificación borrada!', deleteClasificacion),

  fetchHistoria: async ({ reader }) =>
    accept(toAllTime((await reader.read(documents.historia())) ?? EMPTY_ALL_TIME)),
} satisfies Partial<Handlers>;
