import {
  accept,
  compareNames,
  compareSquad,
  estadisticasOf,
  type FilaEstadisticas,
  type Jugador,
  type JugadorPreview,
  jugadorPreviewSchema,
  jugadorRecord,
  mapOk,
  pickFields,
  present,
  previewJugador,
  rankingAsistencias,
  rankingGoles,
  refuse,
  type Result,
} from '@club/shared';
import { ageAt } from '../../operations/jugadores/age';
import { collections, documents } from '../../store/documents';
import { readClub } from '../../store/read-club';
import type { Reader } from '../../store/reader';
import {
  type BulkWritten,
  type Handlers,
  type ReadCall,
  type WriteCall,
  written,
} from '../../http/handler';
import { anonymizeJugador } from '../../operations/jugadores/anonymize-jugador';
import {
  completeJugadores,
  createJugador,
  deleteJugador,
  findJugador,
  type JugadorCompleto,
  updateJugador,
} from '../../operations/jugadores/jugadores';
import { resetEstadisticasJugadores } from '../../operations/temporadas/estadisticas';
import { requireRecord, upsertJugadorPreview } from '../../operations/previews';

/** A player in API responses. Birth date (regla 16), consent and withheld data are for administrators only. */
const presentJugador = (
  { jugador: real, publico, consentimiento, fechaNac, fila }: JugadorCompleto,
  viewer: { readonly isAdministrador: boolean },
): Jugador =>
  present(
    jugadorRecord,
    {
      ...(viewer.isAdministrador ? real : publico),
      fecha_nac: fechaNac,
      consentimiento,
      estadisticas_temporada: estadisticasOf(fila),
    },
    viewer,
  );

const presentWritten = (completo: JugadorCompleto) =>
  presentJugador(completo, { isAdministrador: true });

/** A player's statistics of the current season, flat (regla 52). */
const presentEstadisticas = ({ publico, fila }: JugadorCompleto): FilaEstadisticas => ({
  jugador_id: publico._id,
  jugador_nombre: publico.nombre_con_inicial,
  ...estadisticasOf(fila),
});

const presentPreview = (preview: JugadorPreview, edad: number): JugadorPreview =>
  pickFields(jugadorPreviewSchema, { ...preview, edad });

/** Full name, for sorting by first name, as friends do. */
const fullName = ({ nombre, apellido1 }: { nombre: string; apellido1: string }) =>
  `${nombre} ${apellido1}`;

const isActivo = ({ jugador }: JugadorCompleto) => jugador.activo;

async function listJugadores(
  { reader, ahora }: ReadCall,
  filter: (completo: JugadorCompleto) => boolean = () => true,
): Promise<JugadorCompleto[]> {
  const jugadores = await reader.list(collections.jugadores);
  return (await completeJugadores(reader, jugadores, ahora))
    .filter(filter)
    .sort((a, b) => compareNames(fullName(a.publico), fullName(b.publico)));
}

async function listPreviews({ reader, ahora }: ReadCall): Promise<JugadorPreview[]> {
  const [plantilla, privado] = await Promise.all([
    reader.read(documents.plantilla()),
    reader.read(documents.fechasNacimiento()),
  ]);
  return Object.values(plantilla?.jugadores ?? {})
    .map((preview) => {
      const fechaNac = privado?.fechas[preview.jugador_id];
      return presentPreview(preview, fechaNac ? ageAt(fechaNac, ahora) : preview.edad);
    })
    .sort(compareSquad);
}

async function readFilasActuales(reader: Reader) {
  const { temporada_actual: actual } = await readClub(reader);
  const stored = actual && (await reader.read(documents.estadisticasJugadores(actual._id)));
  return stored?.filas ?? {};
}

const writtenPreview = (id: string, msg: string, writing: Promise<Result<JugadorCompleto>>) =>
  written(id, msg, writing, ({ publico }) =>
    presentPreview(previewJugador(id, publico, publico.edad), publico.edad),
  );

async function reset({ uow }: WriteCall<undefined>): Promise<Result<BulkWritten>> {
  await resetEstadisticasJugadores(uow);
  return accept({ msg: 'estadisticas reseteadas!' });
}

/** Players, their previews and their figures in the current season (regla 59). */
export const jugadoresHandlers = {
  addJugador: ({ uow, body, nuevoId, ahora }) =>
    mapOk(createJugador(uow, nuevoId, body, ahora), (created) => {
      const data = presentWritten(created);
      return { id: nuevoId, msg: `jugador ${data.nombre} creado!`, data };
    }),
  updateJugador: ({ uow, id, body, ahora }) =>
    written(id, 'jugador actualizado!', updateJugador(uow, id, body, ahora), presentWritten),
  anonimizarJugador: ({ uow, id, ahora }) =>
    written(id, 'jugador anonimizado!', anonymizeJugador(uow, id, ahora), (done) => done),
  delJugador: ({ uow, id, ahora }) =>
    written(id, 'jugador borrado!', deleteJugador(uow, id, ahora), presentWritten),

  fetchJugadores: async (call) =>
    accept((await listJugadores(call)).map((completo) => presentJugador(completo, call))),
  fetchJugadoresActivos: async (call) => {
    const active = await listJugadores(call, isActivo);
    return accept(active.map((completo) => presentJugador(completo, call)));
  },
  fetchJugadoresActivosEstadisticas: async (call) => {
    const active = await listJugadores(call, isActivo);
    return accept(
      active.map((completo) => ({
        ...presentEstadisticas(completo),
        estadisticas_temporada: estadisticasOf(completo.fila),
      })),
    );
  },
  fetchJugador: (call) =>
    mapOk(findJugador(call.reader, call.id, call.ahora), (found) => presentJugador(found, call)),
  fetchJugadorEstadisticas: ({ reader, id, ahora }) =>
    mapOk(findJugador(reader, id, ahora), presentEstadisticas),
  fetchRankingGoleadores: async ({ reader }) =>
    accept(rankingGoles(await readFilasActuales(reader))),
  fetchRankingAsistentes: async ({ reader }) =>
    accept(rankingAsistencias(await readFilasActuales(reader))),

  resetEstadisticasJugadoresGet: reset,
  resetEstadisticasJugadores: reset,

  addJugadorPreview: async ({ uow, body, ahora }) => {
    const { jugador_id: id } = body;
    const known = await requireRecord(uow, documents.jugador(id), `el jugador «${id}»`);
    if (!known.ok) return known;
    return writtenPreview(id, 'ficha breve guardada!', upsertJugadorPreview(uow, id, body, ahora));
  },
  updateJugadorPreview: ({ uow, id, body, ahora }) =>
    writtenPreview(id, 'jugador actualizado!', upsertJugadorPreview(uow, id, body, ahora)),
  delJugadorPreview: ({ uow, id, ahora }) =>
    writtenPreview(id, 'jugador borrado!', deleteJugador(uow, id, ahora)),
  fetchJugadoresPreview: async (call) => accept(await listPreviews(call)),
  fetchJugadoresPreviewActivos: async (call) =>
    accept((await listPreviews(call)).filter(({ activo }) => activo)),
  fetchJugadoresPreviewActivosOrdenadosNombre: async (call) =>
    accept(
      (await listPreviews(call))
        .filter(({ activo }) => activo)
        .sort((a, b) => compareNames(fullName(a), fullName(b))),
    ),
  fetchJugadorPreview: async (call) => {
    const preview = (await listPreviews(call)).find(({ jugador_id: id }) => id === call.id);
    return preview ? accept(preview) : refuse('no-encontrado', 'el jugador');
  },
} satisfies Partial<Handlers>;
