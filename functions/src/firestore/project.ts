import {
  clubDocSchema,
  type ClubDoc,
  deriveHistoriaClub,
  deriveHistoriaSlice,
  deriveTemporada,
  HISTORIA_VACIA,
  isSameContent,
  type JugadorDoc,
  nextGames,
  partidoSchema,
  withHistoriaSlice,
  withJugadores,
} from '@club/shared';
import { collections, documents, parseDocument } from './documents';
import { listPartidosOf, readClub } from './read-club';
import type { RecordChange, UnitOfWork } from './unit-of-work';

const idOf = (path: string) => path.slice(path.indexOf('/') + 1);

const seasonsOf = (club: ClubDoc | undefined) =>
  new Map((club?.temporadas ?? []).map(({ _id, nombre }) => [_id, nombre]));

/** Seasons that a change of the club's document affects: new, deleted or renamed ones, and both when another is current. */
function affectedByClub({ before, after }: RecordChange): string[] {
  const [a, b] = [before, after].map((one) => (one ? clubDocSchema.parse(one) : undefined));
  const [earlier, later] = [seasonsOf(a), seasonsOf(b)];
  const ids = [...new Set([...earlier.keys(), ...later.keys()])];
  const current = [a?.temporada_actual?._id, b?.temporada_actual?._id];
  const isMoved = current[0] !== current[1];
  return ids.filter((id) => earlier.get(id) !== later.get(id) || (isMoved && current.includes(id)));
}

/** Players who came or went, and those who are named otherwise than before. */
interface SquadChange {
  readonly moved: readonly string[];
  readonly renamed: readonly string[];
}

const readJugador = ({ path }: RecordChange, content: unknown): JugadorDoc | undefined =>
  content === undefined
    ? undefined
    : parseDocument(path, documents.jugador(idOf(path)).schema, content);

const isSameIdentity = (a: JugadorDoc, b: JugadorDoc) =>
  a.nombre_con_inicial === b.nombre_con_inicial && isSameContent(a.img_perfil, b.img_perfil);

/** Derives the squad's document from the changed players. */
async function projectSquad(
  uow: UnitOfWork,
  changes: readonly RecordChange[],
): Promise<SquadChange> {
  const jugadores = changes
    .filter(({ path }) => path.startsWith('jugadores/'))
    .map((change) => ({
      id: idOf(change.path),
      before: readJugador(change, change.before),
      after: readJugador(change, change.after),
    }));
  if (jugadores.length > 0) {
    const changed = new Map(jugadores.map(({ id, after }) => [id, after]));
    const stored = await uow.read(documents.plantilla());
    await uow.write(documents.plantilla(), withJugadores(stored, changed));
  }
  return {
    moved: jugadores.flatMap(({ id, before, after }) => (before && after ? [] : [id])),
    renamed: jugadores.flatMap(({ id, before, after }) =>
      before && after && !isSameIdentity(before, after) ? [id] : [],
    ),
  };
}

/** Seasons that show any of these players: they have figures in it, or somebody typed them. */
async function findTemporadasOf(uow: UnitOfWork, ids: readonly string[]): Promise<string[]> {
  const [historia, corrections] = await Promise.all([
    uow.read(documents.historia()),
    uow.list(collections.correcciones),
  ]);
  const shows = (rows: Readonly<Record<string, unknown>>) =>
    ids.some((id) => Object.hasOwn(rows, id));
  return [
    ...Object.entries(historia?.filas ?? {}).flatMap(([id, rows]) => (shows(rows) ? [id] : [])),
    ...corrections.flatMap(({ temporada_id: id, jugadores }) => (shows(jugadores) ? [id] : [])),
  ];
}

/** A past season names its players by itself: a new name or photo changes only the current one. */
async function affectedBySquad(
  uow: UnitOfWork,
  { moved, renamed }: SquadChange,
  actual: string | undefined,
): Promise<string[]> {
  const ids = [...moved, ...renamed];
  if (ids.length === 0) return [];
  const shown = await findTemporadasOf(uow, ids);
  return moved.length > 0 ? shown : shown.filter((id) => id === actual);
}

const temporadaOf = (content: unknown): string[] =>
  content === undefined ? [] : [partidoSchema.parse(content).temporada_id];

/** Whether a match is shown otherwise than before: every save of it counts its version. */
function isSaved({ before, after }: RecordChange): boolean {
  if (before === undefined || after === undefined) return true;
  return partidoSchema.parse(before).version !== partidoSchema.parse(after).version;
}

/** What the changed records of an operation affect. */
interface Affected {
  readonly temporadas: ReadonlySet<string>;
  readonly nextGames: boolean;
  readonly historiaClub: boolean;
}

async function affectedBy(
  uow: UnitOfWork,
  changes: readonly RecordChange[],
  club: ClubDoc,
): Promise<Affected> {
  const squad = await projectSquad(uow, changes);
  const temporadas = new Set(await affectedBySquad(uow, squad, club.temporada_actual?._id));
  let isNextGames = false;
  let isHistoriaClub = squad.moved.length > 0 || squad.renamed.length > 0;
  for (const change of changes) {
    const { path, before, after } = change;
    const add = (ids: readonly string[]) => {
      for (const id of ids) temporadas.add(id);
    };
    if (path.startsWith('partidos/')) {
      add([...temporadaOf(before), ...temporadaOf(after)]);
      isNextGames ||= isSaved(change);
    } else if (path.startsWith('correcciones/')) add([idOf(path)]);
    else if (path === documents.club().path) {
      const ids = affectedByClub(change);
      add(ids);
      isNextGames ||= ids.length > 0;
      isHistoriaClub ||= ids.length > 0;
    }
  }
  return { temporadas, nextGames: isNextGames, historiaClub: isHistoriaClub };
}

const seasonDocuments = (temporadaId: string) => ({
  calendario: documents.calendario(temporadaId),
  equipo: documents.estadisticasEquipo(temporadaId),
  jugadores: documents.estadisticasJugadores(temporadaId),
});

/**
 * Reads what deriving these seasons needs, and what it is compared with, in one round trip. An operation that knows which
 * seasons it changes calls this together with its own reads.
 */
export async function preload(uow: UnitOfWork, temporadas: Iterable<string>): Promise<void> {
  const ids = [...new Set(temporadas)];
  await Promise.all([
    ...ids.map((id) => listPartidosOf(uow, id)),
    uow.readAll<unknown>([
      documents.club(),
      documents.plantilla(),
      documents.historia(),
      documents.portada(),
      documents.cambios(),
      ...ids.flatMap((id) => [documents.correcciones(id), ...Object.values(seasonDocuments(id))]),
    ]),
  ]);
}

/** Derives a season's documents and its part of all time; removes them when the season is gone. */
export async function projectTemporada(uow: UnitOfWork, temporadaId: string): Promise<void> {
  const specs = seasonDocuments(temporadaId);
  const club = await readClub(uow);
  const temporada = club.temporadas.find(({ _id }) => _id === temporadaId);
  if (!temporada) {
    await Promise.all(Object.values(specs).map((spec) => uow.remove<unknown>(spec)));
    return projectHistoria(uow, temporadaId, undefined);
  }
  const [partidos, corrections, plantilla] = await Promise.all([
    listPartidosOf(uow, temporadaId),
    uow.read(documents.correcciones(temporadaId)),
    uow.read(documents.plantilla()),
  ]);
  if (!corrections) throw new Error(`season ${temporadaId} has no corrections: run the migrations`);
  const derived = deriveTemporada({
    temporada,
    isActual: club.temporada_actual?._id === temporadaId,
    partidos,
    corrections,
    squad: plantilla?.jugadores ?? {},
  });
  await Promise.all([
    uow.write(specs.calendario, derived.calendario),
    uow.write(specs.equipo, derived.equipo),
    uow.write(specs.jugadores, derived.jugadores),
  ]);
  return projectHistoria(uow, temporadaId, deriveHistoriaSlice(partidos, derived.jugadores));
}

async function projectHistoria(
  uow: UnitOfWork,
  temporadaId: string,
  slice: ReturnType<typeof deriveHistoriaSlice> | undefined,
): Promise<void> {
  const stored = (await uow.read(documents.historia())) ?? HISTORIA_VACIA;
  await writeHistoria(uow, withHistoriaSlice(stored, temporadaId, slice));
}

/** A club in which nothing has happened has no document of all time. */
const writeHistoria = (uow: UnitOfWork, historia: typeof HISTORIA_VACIA) =>
  isSameContent(historia, HISTORIA_VACIA)
    ? uow.remove(documents.historia())
    : uow.write(documents.historia(), historia);

async function projectNextGames(uow: UnitOfWork): Promise<void> {
  const { temporada_actual: actual } = await readClub(uow);
  const [portada, calendario] = await Promise.all([
    uow.read(documents.portada()),
    actual ? uow.read(documents.calendario(actual._id)) : undefined,
  ]);
  await uow.write(documents.portada(), {
    noticias: portada?.noticias ?? [],
    next_games: calendario ? nextGames(Object.values(calendario.partidos)) : [],
  });
}

/**
 * Derives every projection that the pending changes affect, and writes those that differ. Operations only write records;
 * this is the only code that writes projections. It runs before a transaction commits, and earlier where an operation
 * answers with derived numbers: running it again changes nothing.
 */
export async function project(uow: UnitOfWork): Promise<void> {
  const changes = uow.changes();
  if (changes.length === 0) return;
  const club = await readClub(uow);
  const affected = await affectedBy(uow, changes, club);
  const { temporadas } = affected;
  if (temporadas.size === 0 && !affected.historiaClub && !affected.nextGames) return;
  if (temporadas.size > 0) await preload(uow, temporadas);
  for (const temporadaId of temporadas) await projectTemporada(uow, temporadaId);
  if (affected.historiaClub) {
    const stored = (await uow.read(documents.historia())) ?? HISTORIA_VACIA;
    const plantilla = await uow.read(documents.plantilla());
    await writeHistoria(uow, { ...stored, ...deriveHistoriaClub(club, plantilla) });
  }
  if (affected.nextGames) await projectNextGames(uow);
}

const entriesIn = <T>(entries: Readonly<Record<string, T>>, ids: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(entries).filter(([id]) => ids.has(id)));

/** Derives the squad's document and the club's part of all time again, from all records. */
export async function repairClub(uow: UnitOfWork): Promise<void> {
  const [club, stored, jugadores, historia] = await Promise.all([
    readClub(uow),
    uow.read(documents.plantilla()),
    uow.list(collections.jugadores),
    uow.read(documents.historia()),
  ]);
  const current = new Map(jugadores.map((one) => [one._id, one]));
  const plantilla = withJugadores(stored && { ...stored, jugadores: {} }, current);
  if (stored || jugadores.length > 0) await uow.write(documents.plantilla(), plantilla);
  const ids = new Set(club.temporadas.map(({ _id }) => _id));
  const { partidos, filas, sin_archivo } = historia ?? HISTORIA_VACIA;
  await writeHistoria(uow, {
    ...deriveHistoriaClub(club, plantilla),
    partidos: entriesIn(partidos, ids),
    filas: entriesIn(filas, ids),
    sin_archivo: entriesIn(sin_archivo, ids),
  });
}

/** Shows of the listed next games what the calendar says; somebody may have chosen which they are. */
export async function repairNextGames(uow: UnitOfWork): Promise<void> {
  const { temporada_actual: actual } = await readClub(uow);
  const [portada, calendario] = await Promise.all([
    uow.read(documents.portada()),
    actual ? uow.read(documents.calendario(actual._id)) : undefined,
  ]);
  if (!portada) return;
  const listed = portada.next_games.flatMap(({ partido_id: id }) => calendario?.partidos[id] ?? []);
  await uow.write(documents.portada(), { ...portada, next_games: listed });
}
