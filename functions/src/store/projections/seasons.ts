import {
  type ClubDoc,
  deriveAllTimeClub,
  deriveAllTimeSlice,
  deriveTemporada,
  EMPTY_ALL_TIME,
  type AllTimeDoc,
  isSameContent,
  withAllTimeSlice,
} from '@club/shared';
import { collections, documents } from '../documents';
import { listPartidosInTemporada, readClub, readUpcomingCompeticiones } from '../read-club';
import type { UnitOfWork } from '../unit-of-work';

const temporadaNames = (club: ClubDoc | undefined) =>
  new Map((club?.temporadas ?? []).map(({ _id, nombre }) => [_id, nombre]));

/** Ids of seasons that were created, deleted or renamed, and of the old and new current season if that changed. */
export function affectedByClub(uow: UnitOfWork): string[] {
  const { before, after } = uow.change(documents.club());
  const [oldNames, newNames] = [temporadaNames(before), temporadaNames(after)];
  const renamed = [...new Set([...oldNames.keys(), ...newNames.keys()])].filter(
    (id) => oldNames.get(id) !== newNames.get(id),
  );
  const [oldId, newId] = [before?.temporada_actual?._id, after?.temporada_actual?._id];
  return oldId === newId ? renamed : [...renamed, ...[oldId, newId].flatMap((id) => id ?? [])];
}

/** Seasons with any of these players in their rows or corrections. */
async function findTemporadasWith(uow: UnitOfWork, ids: readonly string[]): Promise<string[]> {
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

/** Players created or deleted, and players with another name or photo (`renamed`). */
function affectedJugadores(uow: UnitOfWork) {
  const createdOrDeleted: string[] = [];
  const renamed: string[] = [];
  for (const { id, before, after } of uow.changesIn(collections.jugadores)) {
    const isSame =
      before?.nombre_con_inicial === after?.nombre_con_inicial &&
      isSameContent(before?.img_perfil, after?.img_perfil);
    if (!before || !after) createdOrDeleted.push(id);
    else if (!isSame) renamed.push(id);
  }
  return { createdOrDeleted, renamed };
}

/** The current season, if the number of yellow cards for a suspension has changed: unplayed matches show suspensions. */
async function affectedByCycle(uow: UnitOfWork) {
  const isAffected = uow
    .changesIn(collections.competiciones)
    .some(
      ({ before, after }) => (before?.ciclo_amarillas ?? null) !== (after?.ciclo_amarillas ?? null),
    );
  const current = isAffected ? (await readClub(uow)).temporada_actual : null;
  return current ? [current._id] : [];
}

/** Seasons that show these players. Past seasons keep old names and photos, so new ones affect only the current one. */
async function affectedBySquad(
  uow: UnitOfWork,
  { createdOrDeleted, renamed }: ReturnType<typeof affectedJugadores>,
): Promise<string[]> {
  const ids = [...createdOrDeleted, ...renamed];
  if (ids.length === 0) return [];
  const shown = await findTemporadasWith(uow, ids);
  if (createdOrDeleted.length > 0) return shown;
  const { temporada_actual: current } = await readClub(uow);
  return shown.filter((id) => id === current?._id);
}

const affectedByRecords = (uow: UnitOfWork): string[] => [
  ...uow
    .changesIn(collections.partidos)
    .flatMap(({ before, after }) => [before, after].flatMap((one) => one?.temporada_id ?? [])),
  ...uow.changesIn(collections.correcciones).map(({ id }) => id),
];

const seasonDocuments = (temporadaId: string) => ({
  calendario: documents.calendario(temporadaId),
  equipo: documents.estadisticasEquipo(temporadaId),
  jugadores: documents.estadisticasJugadores(temporadaId),
});

/** Reads all that these seasons' projections need, in one round trip with the operation's other reads. */
export async function preload(uow: UnitOfWork, temporadas: Iterable<string>): Promise<void> {
  const ids = [...new Set(temporadas)];
  await Promise.all([
    ...ids.map((id) => listPartidosInTemporada(uow, id)),
    uow.readAll<unknown>([
      documents.club(),
      documents.plantilla(),
      documents.historia(),
      documents.portada(),
      documents.proximos(),
      documents.cambios(),
      ...ids.flatMap((id) => [documents.correcciones(id), ...Object.values(seasonDocuments(id))]),
    ]),
  ]);
}

/** Derives a season's documents and its slice of the all-time document. Removes them if the season is gone. */
async function projectTemporada(uow: UnitOfWork, temporadaId: string): Promise<void> {
  const specs = seasonDocuments(temporadaId);
  const club = await readClub(uow);
  const temporada = club.temporadas.find(({ _id }) => _id === temporadaId);
  const historia = (await uow.read(documents.historia())) ?? EMPTY_ALL_TIME;
  if (!temporada) {
    await Promise.all(Object.values(specs).map((spec) => uow.remove<unknown>(spec)));
    return writeAllTime(uow, withAllTimeSlice(historia, temporadaId, undefined));
  }
  const [partidos, corrections, plantilla] = await Promise.all([
    listPartidosInTemporada(uow, temporadaId),
    uow.read(documents.correcciones(temporadaId)),
    uow.read(documents.plantilla()),
  ]);
  if (!corrections) throw new Error(`season ${temporadaId} has no corrections: run the migrations`);
  const isCurrent = club.temporada_actual?._id === temporadaId;
  const derived = deriveTemporada({
    temporada,
    isCurrent,
    partidos,
    corrections,
    competiciones: isCurrent ? await readUpcomingCompeticiones(uow, partidos) : [],
    squad: plantilla?.jugadores ?? {},
  });
  await Promise.all([
    uow.write(specs.calendario, derived.calendario),
    uow.write(specs.equipo, derived.equipo),
    uow.write(specs.jugadores, derived.jugadores),
  ]);
  const slice = deriveAllTimeSlice(partidos, derived.jugadores);
  return writeAllTime(uow, withAllTimeSlice(historia, temporadaId, slice));
}

/** Writes the all-time document. An empty club has none. */
const writeAllTime = (uow: UnitOfWork, historia: AllTimeDoc) =>
  isSameContent(historia, EMPTY_ALL_TIME)
    ? uow.remove(documents.historia())
    : uow.write(documents.historia(), historia);

const entriesIn = <T>(entries: Readonly<Record<string, T>>, ids: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(entries).filter(([id]) => ids.has(id)));

/** Derives the club's part of the all-time document: seasons and players. Drops slices of deleted seasons. */
async function projectClubAllTime(uow: UnitOfWork): Promise<void> {
  const [club, plantilla, stored = EMPTY_ALL_TIME] = await Promise.all([
    readClub(uow),
    uow.read(documents.plantilla()),
    uow.read(documents.historia()),
  ]);
  const ids = new Set(club.temporadas.map(({ _id }) => _id));
  await writeAllTime(uow, {
    ...deriveAllTimeClub(club, plantilla),
    partidos: entriesIn(stored.partidos, ids),
    filas: entriesIn(stored.filas, ids),
    sin_archivo: entriesIn(stored.sin_archivo, ids),
  });
}

/** `calendarios/{t}`, `estadisticas_equipo/{t}`, `estadisticas_jugadores/{t}` and `publico/historia`. */
export const seasons = {
  async update(uow: UnitOfWork) {
    const jugadores = affectedJugadores(uow);
    const ofClub = affectedByClub(uow);
    const affected = new Set([
      ...(await affectedBySquad(uow, jugadores)),
      ...ofClub,
      ...(await affectedByCycle(uow)),
      ...affectedByRecords(uow),
    ]);
    if (affected.size > 0) await preload(uow, affected);
    for (const temporadaId of affected) await projectTemporada(uow, temporadaId);
    const { createdOrDeleted, renamed } = jugadores;
    const isClubAffected = createdOrDeleted.length + renamed.length + ofClub.length > 0;
    if (isClubAffected) await projectClubAllTime(uow);
  },
  rebuild: ({ temporadas }: ClubDoc) => [
    ...temporadas.map(
      ({ _id }) =>
        (uow: UnitOfWork) =>
          projectTemporada(uow, _id),
    ),
    projectClubAllTime,
  ],
};
