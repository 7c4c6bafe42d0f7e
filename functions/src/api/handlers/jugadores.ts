import {
  accept,
  compareNames,
  compareSquad,
  deriveEstadisticas,
  type FilaEstadisticas,
  type Jugador,
  type JugadorPreview,
  mapOk,
  previewJugador,
  deriveRanking,
  refuse,
} from '@club/shared';
import { ageAt } from '../../operations/jugadores/age';
import { collections, documents } from '../../store/documents';
import { readClub } from '../../store/read-club';
import { findReferenced, type Reader } from '../../store/reader';
import {
  type Handlers,
  type ReadCall,
  type WriteCall,
  writes,
  writesAs,
  written,
} from '../../http/handler';
import { anonymizeJugador } from '../../operations/jugadores/anonymize-jugador';
import {
  completeJugadores,
  createJugador,
  deleteJugador,
  findJugador,
  type CompleteJugador,
  updateJugador,
} from '../../operations/jugadores/jugadores';
import { resetEstadisticasJugadores } from '../../operations/temporadas/estadisticas';
import { updateJugadorFromPreview } from '../../operations/previews';

/** A player in API responses. Birth date (regla 16), consent and withheld data are for administrators only. */
const presentJugador = (
  { jugador, publicPart, consentimiento, birthDate, fila }: CompleteJugador,
  { isAdmin }: { readonly isAdmin: boolean },
): Jugador => ({
  ...(isAdmin ? { ...jugador, fecha_nac: birthDate, consentimiento } : publicPart),
  estadisticas_temporada: deriveEstadisticas(fila),
});

const presentWritten = (full: CompleteJugador) => presentJugador(full, { isAdmin: true });

/** A player's statistics of the current season, flat (regla 52). */
const presentEstadisticas = ({ publicPart, fila }: CompleteJugador): FilaEstadisticas => ({
  jugador_id: publicPart._id,
  jugador_nombre: publicPart.nombre_con_inicial,
  ...deriveEstadisticas(fila),
});

/** First name and surname, for sorting by first name. */
const fullName = ({ nombre, apellido1 }: { nombre: string; apellido1: string }) =>
  `${nombre} ${apellido1}`;

async function listJugadores({ reader, now }: ReadCall): Promise<CompleteJugador[]> {
  const jugadores = await completeJugadores(reader, await reader.list(collections.jugadores), now);
  return jugadores.sort((a, b) => compareNames(fullName(a.publicPart), fullName(b.publicPart)));
}

const listActive = async (call: ReadCall) =>
  (await listJugadores(call)).filter(({ jugador }) => jugador.activo);

async function listPreviews({ reader, now }: ReadCall): Promise<JugadorPreview[]> {
  const [plantilla, birthDates] = await Promise.all([
    reader.read(documents.plantilla()),
    reader.read(documents.birthDates()),
  ]);
  return Object.values(plantilla?.jugadores ?? {})
    .map((preview) => {
      const birthDate = birthDates?.fechas[preview.jugador_id];
      return { ...preview, edad: birthDate ? ageAt(birthDate, now) : preview.edad };
    })
    .sort(compareSquad);
}

const listActivePreviews = async (call: ReadCall) =>
  (await listPreviews(call)).filter(({ activo }) => activo);

async function readCurrentRows(reader: Reader) {
  const { temporada_actual: current } = await readClub(reader);
  const stored = current && (await reader.read(documents.estadisticasJugadores(current._id)));
  return stored?.filas ?? {};
}

const presentAsPreview = ({ publicPart }: CompleteJugador) =>
  previewJugador(publicPart._id, publicPart, publicPart.edad);

const writesJugador = writesAs(presentWritten);
const writesPreview = writesAs(presentAsPreview);

async function reset({ uow }: WriteCall<undefined>) {
  await resetEstadisticasJugadores(uow);
  return accept({ success: true as const, msg: 'estadisticas reseteadas!' });
}

/** Players, their previews and their figures in the current season (regla 59). */
export const jugadoresHandlers = {
  addJugador: ({ uow, body, newId }) =>
    written(
      newId,
      `jugador ${body.nombre} creado!`,
      mapOk(createJugador(uow, newId, body), presentWritten),
    ),
  updateJugador: writesJugador('jugador actualizado!', updateJugador),
  anonimizarJugador: writes('jugador anonimizado!', anonymizeJugador),
  delJugador: writesJugador('jugador borrado!', deleteJugador),

  fetchJugadores: async (call) =>
    accept((await listJugadores(call)).map((full) => presentJugador(full, call))),
  fetchJugadoresActivos: async (call) =>
    accept((await listActive(call)).map((full) => presentJugador(full, call))),
  fetchJugadoresActivosEstadisticas: async (call) =>
    accept(
      (await listActive(call)).map((full) => ({
        ...presentEstadisticas(full),
        estadisticas_temporada: deriveEstadisticas(full.fila),
      })),
    ),
  fetchJugador: (call) =>
    mapOk(findJugador(call.reader, call.id, call.now), (found) => presentJugador(found, call)),
  fetchJugadorEstadisticas: ({ reader, id, now }) =>
    mapOk(findJugador(reader, id, now), presentEstadisticas),
  fetchRankingGoleadores: async ({ reader }) =>
    accept(deriveRanking(await readCurrentRows(reader), 'goles')),
  fetchRankingAsistentes: async ({ reader }) =>
    accept(deriveRanking(await readCurrentRows(reader), 'asistencias')),

  resetEstadisticasJugadoresGet: reset,
  resetEstadisticasJugadores: reset,

  addJugadorPreview: async ({ uow, body }) => {
    const { jugador_id: id } = body;
    const known = await findReferenced(uow, documents.jugador(id), `el jugador «${id}»`);
    if (!known.ok) return known;
    const saved = mapOk(updateJugadorFromPreview(uow, id, body), presentAsPreview);
    return written(id, 'ficha breve guardada!', saved);
  },
  updateJugadorPreview: writesPreview('jugador actualizado!', updateJugadorFromPreview),
  delJugadorPreview: writesPreview('jugador borrado!', deleteJugador),
  fetchJugadoresPreview: async (call) => accept(await listPreviews(call)),
  fetchJugadoresPreviewActivos: async (call) => accept(await listActivePreviews(call)),
  fetchJugadoresPreviewActivosOrdenadosNombre: async (call) => {
    const active = await listActivePreviews(call);
    return accept(active.sort((a, b) => compareNames(fullName(a), fullName(b))));
  },
  fetchJugadorPreview: async (call) => {
    const preview = (await listPreviews(call)).find(({ jugador_id: id }) => id === call.id);
    return preview ? accept(preview) : refuse('no-encontrado', 'el jugador');
  },
} satisfies Partial<Handlers>;
