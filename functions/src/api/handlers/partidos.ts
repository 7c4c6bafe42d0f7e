import {
  accept,
  compareInstants,
  comparePartidos,
  idSchema,
  mapOk,
  type Partido,
  type PartidoPreview,
  previewPartido,
  refuse,
  type Result,
} from '@club/shared';
import { collections, documents } from '../../store/documents';
import { readAllPreviews, readClub } from '../../store/read-club';
import { type Filter, findReferenced, type Reader } from '../../store/reader';
import { type Handlers, type WriteCall, writes, writesAs, written } from '../../http/handler';
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

const writesPreview = writesAs(previewPartido);

const sortPreviews = (previews: readonly PartidoPreview[]) => previews.toSorted(comparePartidos);

const compareByInstantAndId = (a: Partido, b: Partido) =>
  compareInstants(a, b) || (a._id < b._id ? -1 : 1);

async function listPartidos(reader: Reader, filter?: Filter): Promise<Partido[]> {
  const partidos = await reader.list(collections.partidos, filter);
  return partidos.sort(compareByInstantAndId);
}

/** Runs a change of a match's sheet or log, if the caller may make it: helpers only in the current season. */
async function changeActa<T>(
  { uow, id, isAdmin }: WriteCall<unknown>,
  change: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const allowed = isAdmin ? accept(null) : await requireForHelper(uow, id);
  return allowed.ok ? change() : allowed;
}

const deleteAllOfTemporada = ({ uow, id }: WriteCall<undefined>) =>
  mapOk(deletePartidosTemporada(uow, id), (count) => ({
    success: true as const,
    msg: `${String(count)} partidos borrados!`,
  }));

/** Matches with their previews (regla 29), live matches (docs/decisions/0016), and the next games (regla 28). */
export const partidosHandlers = {
  addPartido: writes('partido creado!', createPartido),
  updatePartido: async (call) => {
    const { uow, id, body, isAdmin } = call;
    if (!isAdmin && !isActaOnly(body)) return refuse('no-administrador');
    const sheetPart = body.alineacion ?? body.detalles ?? body.mvp ?? body.incomparecencia;
    const msg = sheetPart == null ? 'partido actualizado!' : 'ficha actualizada!';
    const updated = changeActa(call, () => updatePartido(uow, id, body));
    return written(id, msg, updated);
  },
  anularActa: (call) => {
    const annulled = changeActa(call, () => annulActa(call.uow, call.id));
    return written(call.id, 'ficha anulada!', annulled);
  },
  delPartido: writes('partido borrado!', deletePartido),

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
  fetchPartido: ({ reader, id }) => findPartido(reader, id),

  delPartidosTemporada: deleteAllOfTemporada,

  addPartidoPreview: async ({ uow, body }) => {
    const { partido_id: id } = body;
    const known = await findReferenced(uow, documents.partido(id), `el partido «${id}»`);
    if (!known.ok) return known;
    const saved = mapOk(updatePartidoFromPreview(uow, id, body), previewPartido);
    return written(id, 'ficha breve guardada!', saved);
  },
  updatePartidoPreview: writesPreview('partido actualizado!', updatePartidoFromPreview),
  delPartidoPreview: writesPreview('partido borrado!', deletePartido),
  delPartidosPreviewTemporada: deleteAllOfTemporada,
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
  fetchPartidoPreview: ({ reader, id }) => mapOk(findPartido(reader, id), previewPartido),

  leerCalendario: ({ reader, body }) => readPastedCalendar(reader, body),
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

  putConvocatoria: writes('convocatoria guardada!', putCallUp),
  fetchConvocatoria: ({ reader, id, isAdmin }) => findCallUp(reader, id, isAdmin),
  fetchSancionados: ({ reader, id }) => findSuspensions(reader, id),

  putDirecto: (call) => {
    const { uow, id, body } = call;
    const saved = changeActa(call, () => putLiveMatch(uow, id, body));
    return written(id, 'directo guardado!', saved);
  },
  delDirecto: (call) => {
    const deleted = changeActa(call, () => deleteLiveMatch(call.uow, call.id));
    return written(call.id, 'directo descartado!', deleted);
  },
  fetchDirecto: ({ reader, id }) => findLiveMatch(reader, id),

  // Changes of the list of next games by hand last until a match changes.
  addNextGames: async ({ uow, body }) => {
    const id = body.partido_id ?? body._id ?? '';
    if (body._id !== undefined && body._id !== id) {
      return refuse('entrada-invalida', 'El partido y su identificador no son el mismo.');
    }
    return written(id, 'próximo partido guardado!', addNextGame(uow, id));
  },
  updateNextGames: writes('próximo partido actualizado!', findNextGame),
  delNextGames: writes('próximo partido quitado!', removeNextGame),
  delNextGamesAll: async ({ uow }) => {
    await clearNextGames(uow);
    return accept({ success: true, msg: 'próximos partidos vaciados!' });
  },
  fetchNextGames: async ({ reader }) => accept(sortPreviews(await readNextGames(reader))),
  fetchNextGame: ({ reader, id }) => findNextGame(reader, id),
} satisfies Partial<Handlers>;
