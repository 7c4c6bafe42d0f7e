import {
  accept,
  compareInstants,
  comparePartidos,
  type LiveMatchDoc,
  liveMatchDocSchema,
  idSchema,
  mapOk,
  type Partido,
  type PartidoPreview,
  partidoPreviewSchema,
  partidoRecord,
  pickFields,
  present,
  previewPartido,
  refuse,
  type Result,
} from '@club/shared';
import { collections, documents } from '../../store/documents';
import { readAllPreviews, readClub } from '../../store/read-club';
import { type Filter, findReferenced, type Reader } from '../../store/reader';
import { asIs, type Handlers, type WriteCall, writes, written } from '../../http/handler';
import { findCallUp, findSuspensions, putCallUp } from '../../operations/partidos/call-up';
import {
  applyPastedCalendar,
  readPastedCalendar,
  readPastedReport,
} from '../../operations/federation/federation';
import { deleteLiveMatch, findLiveMatch, putLiveMatch } from '../../operations/partidos/live-match';
import {
  annulActa,
  createPartido,
  deletePartido,
  deletePartidosTemporada,
  findPartido,
  isActaOnly,
  requireForHelper,
  updatePartido,
} from '../../operations/partidos/partidos';
import { updatePartidoFromPreview } from '../../operations/previews';
import {
  addNextGame,
  clearNextGames,
  findNextGame,
  readNextGames,
  removeNextGame,
} from '../../operations/temporadas/next-games';
import { findTemporada } from '../../operations/temporadas/temporadas';

/** Parameters of `fetchPartidoJugado` that ask for a list. Any other is the id of a match (regla 60). */
const PLAYED_PARAM: ReadonlyMap<string, boolean> = new Map(
  Object.entries({ true: true, 1: true, false: false, 0: false }),
);

const presentPartido = (partido: Partido): Partido => present(partidoRecord, partido);
const presentPreview = (preview: PartidoPreview) => pickFields(partidoPreviewSchema, preview);
const presentLiveMatch = (log: LiveMatchDoc) => pickFields(liveMatchDocSchema, log);

const presentAsPreview = (partido: Partido) => presentPreview(previewPartido(partido));

const sortPreviews = (previews: readonly PartidoPreview[]) =>
  [...previews].sort(comparePartidos).map(presentPreview);

const compareRecords = (a: Partido, b: Partido) =>
  compareInstants(a, b) || (a._id < b._id ? -1 : 1);

async function listPartidos(reader: Reader, filter?: Filter): Promise<Partido[]> {
  const partidos = await reader.list(collections.partidos, filter);
  return partidos.sort(compareRecords).map(presentPartido);
}

/** Runs a change of a match's sheet or log, if the caller may make it: helpers only in the current season. */
async function changeActa<T>(
  { uow, id, isAdmin }: WriteCall<unknown>,
  change: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const allowed = isAdmin ? accept(null) : await requireForHelper(uow, id);
  return allowed.ok ? change() : allowed;
}

const deleteTemporadaPartidos = ({ uow, id }: WriteCall<undefined>) =>
  mapOk(deletePartidosTemporada(uow, id), (count) => ({
    success: true as const,
    msg: `${String(count)} partidos borrados!`,
  }));

/** Matches with their previews (regla 29), live matches (docs/decisions/0016), and the next games (regla 28). */
export const partidosHandlers = {
  addPartido: writes('partido creado!', createPartido, presentPartido),
  updatePartido: async (call) => {
    const { uow, id, body, isAdmin } = call;
    if (!isAdmin && !isActaOnly(body)) return refuse('no-administrador');
    const sheetPart = body.alineacion ?? body.detalles ?? body.mvp ?? body.incomparecencia;
    const msg = sheetPart == null ? 'partido actualizado!' : 'ficha actualizada!';
    const updated = changeActa(call, () => updatePartido(uow, id, body));
    return written(id, msg, updated, presentPartido);
  },
  anularActa: (call) => {
    const annulled = changeActa(call, () => annulActa(call.uow, call.id));
    return written(call.id, 'ficha anulada!', annulled, presentPartido);
  },
  delPartido: writes('partido borrado!', deletePartido, presentPartido),

  fetchPartidos: async ({ reader }) => accept(await listPartidos(reader)),
  fetchPartidoJugado: async ({ reader, id }) => {
    const jugado = PLAYED_PARAM.get(id);
    if (jugado !== undefined) {
      return accept(await listPartidos(reader, { field: 'jugado', value: jugado }));
    }
    if (!idSchema.safeParse(id).success) return refuse('no-encontrado', 'el partido');
    return mapOk(findPartido(reader, id), ({ jugado }) => ({ success: true as const, jugado }));
  },
  fetchPartidosJugadosTemporada: async ({ reader, id }) => {
    const temporada = await findTemporada(reader, id);
    if (!temporada.ok) return temporada;
    const partidos = await listPartidos(reader, { field: 'temporada_id', value: id });
    return accept(partidos.filter(({ jugado }) => jugado));
  },
  fetchPartido: ({ reader, id }) => mapOk(findPartido(reader, id), presentPartido),

  delPartidosTemporada: deleteTemporadaPartidos,

  addPartidoPreview: async ({ uow, body }) => {
    const { partido_id: id } = body;
    const known = await findReferenced(uow, documents.partido(id), `el partido «${id}»`);
    if (!known.ok) return known;
    const saved = updatePartidoFromPreview(uow, id, body);
    return written(id, 'ficha breve guardada!', saved, presentAsPreview);
  },
  updatePartidoPreview: writes('partido actualizado!', updatePartidoFromPreview, presentAsPreview),
  delPartidoPreview: writes('partido borrado!', deletePartido, presentAsPreview),
  delPartidosPreviewTemporada: deleteTemporadaPartidos,
  fetchPartidosPreview: async ({ reader }) => {
    const { temporadas } = await readClub(reader);
    return accept(sortPreviews(await readAllPreviews(reader, temporadas)));
  },
  fetchPartidosPreviewTemporada: async ({ reader, id }) => {
    const calendario = await reader.read(documents.calendario(id));
    return calendario
      ? accept(sortPreviews(Object.values(calendario.partidos)))
      : refuse('no-encontrado', 'la temporada');
  },
  fetchPartidoPreview: ({ reader, id }) => mapOk(findPartido(reader, id), presentAsPreview),

  leerCalendario: ({ reader, body }) =>
    mapOk(readPastedCalendar(reader, body), ({ filas, resumen }) => ({ filas, resumen })),
  aplicarCalendario: ({ uow, body, newId }) =>
    mapOk(applyPastedCalendar(uow, body, newId), (applied) => ({
      success: true,
      msg: 'calendario guardado!',
      ...applied,
    })),
  leerActa: async ({ reader, id, body, isAdmin, now }) => {
    const allowed = isAdmin ? accept(null) : await requireForHelper(reader, id);
    return allowed.ok ? readPastedReport(reader, id, body, now) : allowed;
  },

  putConvocatoria: writes('convocatoria guardada!', putCallUp, asIs),
  fetchConvocatoria: ({ reader, id, isAdmin }) => findCallUp(reader, id, isAdmin),
  fetchSancionados: ({ reader, id }) => findSuspensions(reader, id),

  putDirecto: (call) => {
    const { uow, id, body } = call;
    const saved = changeActa(call, () => putLiveMatch(uow, id, body));
    return written(id, 'directo guardado!', saved, presentLiveMatch);
  },
  delDirecto: (call) => {
    const deleted = changeActa(call, () => deleteLiveMatch(call.uow, call.id));
    const presentDeleted = (log: LiveMatchDoc | null) => log && presentLiveMatch(log);
    return written(call.id, 'directo descartado!', deleted, presentDeleted);
  },
  fetchDirecto: ({ reader, id }) => mapOk(findLiveMatch(reader, id), presentLiveMatch),

  // Changes of the list of next games by hand last until a match changes.
  addNextGames: async ({ uow, body }) => {
    const id = body.partido_id ?? body._id ?? '';
    if (body._id !== undefined && body._id !== id) {
      return refuse('entrada-invalida', 'El partido y su identificador no son el mismo.');
    }
    return written(id, 'próximo partido guardado!', addNextGame(uow, id), presentPreview);
  },
  updateNextGames: writes('próximo partido actualizado!', findNextGame, presentPreview),
  delNextGames: writes('próximo partido quitado!', removeNextGame, presentPreview),
  delNextGamesAll: async ({ uow }) => {
    await clearNextGames(uow);
    return accept({ success: true, msg: 'próximos partidos vaciados!' });
  },
  fetchNextGames: async ({ reader }) => accept(sortPreviews(await readNextGames(reader))),
  fetchNextGame: ({ reader, id }) => mapOk(findNextGame(reader, id), presentPreview),
} satisfies Partial<Handlers>;
