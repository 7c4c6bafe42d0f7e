import {
  accept,
  compareNombres,
  compareSquad,
  type JugadorPreview,
  rankingAsistencias,
  rankingGoles,
  previewJugador,
  refuse,
  type Result,
} from '@club/shared';
import { edadEn } from '../../operaciones/jugadores/edad';
import { collections, documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { BulkWritten, Handlers, ReadCall, WriteCall } from '../../http/handler';
import { written } from '../../http/written';
import { anonymizeJugador } from '../../operaciones/jugadores/anonymize-jugador';
import {
  completeJugadores,
  createJugador,
  deleteJugador,
  findJugador,
  type JugadorCompleto,
  updateJugador,
} from '../../operaciones/jugadores/jugadores';
import { resetEstadisticasJugadores } from '../../operaciones/temporadas/estadisticas';
import { requireJugador, upsertJugadorPreview } from '../../operaciones/jugadores/jugador-preview';
import { readClub } from '../../firestore/read-club';
import {
  presentEstadisticas,
  presentEstadisticasActivo,
  presentJugador,
  presentJugadorPreview,
} from '../presenters/jugadores';

const ADMINISTRADOR = { isAdministrador: true } as const;

/** Full name, for ordering: surnames do not sort first on a team sheet of friends. */
const fullName = ({ nombre, apellido1 }: { nombre: string; apellido1: string }) =>
  `${nombre} ${apellido1}`;

async function listJugadores(
  { reader, ahora }: ReadCall,
  filter: (completo: JugadorCompleto) => boolean,
): Promise<JugadorCompleto[]> {
  const completos = await completeJugadores(
    reader,
    await reader.list(collections.jugadores),
    ahora,
  );
  return completos
    .filter(filter)
    .sort((a, b) => compareNombres(fullName(a.publico), fullName(b.publico)));
}

async function listPreviews({ reader, ahora }: ReadCall): Promise<JugadorPreview[]> {
  const [plantilla, privado] = await Promise.all([
    reader.read(documents.plantilla()),
    reader.read(documents.fechasNacimiento()),
  ]);
  return Object.values(plantilla?.jugadores ?? {})
    .map((preview) => {
      const fechaNac = privado?.fechas[preview.jugador_id];
      return presentJugadorPreview(
        preview,
        fechaNac === undefined ? preview.edad : edadEn(fechaNac, ahora),
      );
    })
    .sort(compareSquad);
}

async function readFilasActuales(reader: Reader) {
  const { temporada_actual: actual } = await readClub(reader);
  const stored = actual && (await reader.read(documents.estadisticasJugadores(actual._id)));
  return stored?.filas ?? {};
}

/** A player as the administrator sees him, who alone writes. */
const presentWritten = (completo: JugadorCompleto) => presentJugador(completo, ADMINISTRADOR);

const writtenPreview = (id: string, msg: string, done: Result<JugadorCompleto>) =>
  written(id, msg, done, ({ publico }) =>
    presentJugadorPreview(previewJugador(id, publico, publico.edad), publico.edad),
  );

async function reset({ uow }: WriteCall<undefined>): Promise<Result<BulkWritten>> {
  await resetEstadisticasJugadores(uow);
  return accept({ msg: 'estadisticas reseteadas!' });
}

/** Players, their previews and their numbers in the current season (regla 59). */
export const jugadoresHandlers = {
  addJugador: async ({ uow, body, nuevoId, ahora }) => {
    const created = await createJugador(uow, nuevoId, body, ahora);
    if (!created.ok) return created;
    const data = presentJugador(created.value, ADMINISTRADOR);
    return accept({ id: nuevoId, msg: `jugador ${data.nombre} creado!`, data });
  },
  updateJugador: async ({ uow, id, body, ahora }) =>
    written(id, 'jugador actualizado!', await updateJugador(uow, id, body, ahora), presentWritten),
  anonimizarJugador: async ({ uow, id, ahora }) => {
    const done = await anonymizeJugador(uow, id, ahora);
    return done.ok ? accept({ id, msg: 'jugador anonimizado!', data: done.value }) : done;
  },
  delJugador: async ({ uow, id, ahora }) =>
    written(id, 'jugador borrado!', await deleteJugador(uow, id, ahora), presentWritten),

  fetchJugadores: async (call) => {
    const all = await listJugadores(call, () => true);
    return accept(all.map((completo) => presentJugador(completo, call)));
  },
  fetchJugadoresActivos: async (call) => {
    const active = await listJugadores(call, ({ jugador }) => jugador.activo);
    return accept(active.map((completo) => presentJugador(completo, call)));
  },
  fetchJugadoresActivosEstadisticas: async (call) => {
    const active = await listJugadores(call, ({ jugador }) => jugador.activo);
    return accept(active.map(presentEstadisticasActivo));
  },
  fetchJugador: async ({ reader, id, ahora, isAdministrador }) => {
    const found = await findJugador(reader, id, ahora);
    return found.ok ? accept(presentJugador(found.value, { isAdministrador })) : found;
  },
  fetchJugadorEstadisticas: async ({ reader, id, ahora }) => {
    const found = await findJugador(reader, id, ahora);
    return found.ok ? accept(presentEstadisticas(found.value)) : found;
  },
  fetchRankingGoleadores: async ({ reader }) =>
    accept(rankingGoles(await readFilasActuales(reader))),
  fetchRankingAsistentes: async ({ reader }) =>
    accept(rankingAsistencias(await readFilasActuales(reader))),

  resetEstadisticasJugadoresGet: reset,
  resetEstadisticasJugadores: reset,

  addJugadorPreview: async ({ uow, body, ahora }) => {
    const known = await requireJugador(uow, body.jugador_id);
    if (!known.ok) return known;
    const saved = await upsertJugadorPreview(uow, body.jugador_id, body, ahora);
    return writtenPreview(body.jugador_id, 'ficha breve guardada!', saved);
  },
  updateJugadorPreview: async ({ uow, id, body, ahora }) =>
    writtenPreview(id, 'jugador actualizado!', await upsertJugadorPreview(uow, id, body, ahora)),
  delJugadorPreview: async ({ uow, id, ahora }) =>
    writtenPreview(id, 'jugador borrado!', await deleteJugador(uow, id, ahora)),
  fetchJugadoresPreview: async (call) => accept(await listPreviews(call)),
  fetchJugadoresPreviewActivos: async (call) =>
    accept((await listPreviews(call)).filter(({ activo }) => activo)),
  fetchJugadoresPreviewActivosOrdenadosNombre: async (call) =>
    accept(
      (await listPreviews(call))
        .filter(({ activo }) => activo)
        .sort((a, b) => compareNombres(fullName(a), fullName(b))),
    ),
  fetchJugadorPreview: async (call) => {
    const preview = (await listPreviews(call)).find(({ jugador_id: id }) => id === call.id);
    return preview ? accept(preview) : refuse('no-encontrado', 'el jugador');
  },
} satisfies Partial<Handlers>;
