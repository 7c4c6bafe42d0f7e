import {
  countedOf,
  deriveAllTimeClub,
  deriveAllTimeSlice,
  deriveTemporada,
  firestorePaths,
  EMPTY_ALL_TIME,
  EMPTY_PANEL_HOME,
  isSameContent,
  nextGames,
  panelHomeDocSchema,
  previewJugador,
  withAllTimeSlice,
} from '@club/shared';
import { expect, afterAll, beforeAll } from 'vitest';
import { documents, type DocumentSpec } from '../store/documents';
import { countHome } from '../store/projections/panel-home';
import { createReader } from '../store/reader';
import type { RunningApi } from './test-api';

type Dump = Readonly<Record<string, unknown>>;

function stored<T>(dump: Dump, { path, schema }: DocumentSpec<T>): T | undefined {
  return dump[path] === undefined ? undefined : schema.parse(dump[path]);
}

const idsIn = (dump: Dump, collection: string) =>
  Object.keys(dump).flatMap((path) => {
    const [name, id = ''] = path.split('/');
    return name === collection ? [id] : [];
  });

/** Calendars, statistics and all-time lines, derived from the records of a club, by path. */
function deriveAll(dump: Dump): Dump {
  const club = stored(dump, documents.club());
  const plantilla = stored(dump, documents.plantilla());
  const partidos = idsIn(dump, 'partidos').flatMap(
    (id) => stored(dump, documents.partido(id)) ?? [],
  );
  const derived: Record<string, unknown> = {};
  let historia = { ...EMPTY_ALL_TIME, ...deriveAllTimeClub(club, plantilla) };
  for (const temporada of club?.temporadas ?? []) {
    const { _id: id } = temporada;
    const corrections = stored(dump, documents.correcciones(id));
    if (!corrections) throw new Error(`season ${id} has no corrections`);
    // Reversed, because the order of query results must not matter.
    const ofSeason = partidos.filter((one) => one.temporada_id === id).reverse();
    const { calendario, equipo, jugadores } = deriveTemporada({
      temporada,
      isCurrent: club?.temporada_actual?._id === id,
      partidos: ofSeason,
      corrections,
      competiciones: idsIn(dump, 'competiciones').flatMap(
        (one) => stored(dump, documents.competicion(one)) ?? [],
      ),
      squad: plantilla?.jugadores ?? {},
    });
    derived[firestorePaths.calendario(id)] = calendario;
    derived[firestorePaths.estadisticasEquipo(id)] = equipo;
    derived[firestorePaths.estadisticasJugadores(id)] = jugadores;
    historia = withAllTimeSlice(historia, id, deriveAllTimeSlice(ofSeason, jugadores));
  }
  if (!isSameContent(historia, EMPTY_ALL_TIME)) derived[firestorePaths.historia()] = historia;
  return derived;
}

const PROJECTIONS: ReadonlySet<string> = new Set([
  'calendarios',
  'estadisticas_equipo',
  'estadisticas_jugadores',
]);

/** Checks that the stored projections are exactly those derived from the stored records. Returns all documents. */
export async function expectProjected(
  { db, dump: dumpStore }: Pick<RunningApi, 'db' | 'dump'>,
  what = '',
): Promise<Dump> {
  const dump = await dumpStore();
  const isProjection = (path: string) =>
    PROJECTIONS.has(path.split('/')[0] ?? '') || path === firestorePaths.historia();
  const found = Object.fromEntries(Object.entries(dump).filter(([path]) => isProjection(path)));
  expect(found, what).toEqual(deriveAll(dump));
  const club = stored(dump, documents.club());
  const seasons = (club?.temporadas ?? []).map(({ _id }) => _id).sort();
  expect(idsIn(dump, 'correcciones').sort(), what).toEqual(seasons);
  const { jugadores: squad = {} } = stored(dump, documents.plantilla()) ?? {};
  const previews = idsIn(dump, 'jugadores').map((id) => {
    const jugador = documents.jugador(id).schema.parse(dump[firestorePaths.jugador(id)]);
    return [id, previewJugador(id, jugador, jugador.edad)] as const;
  });
  expect(squad, what).toEqual(Object.fromEntries(previews));
  const actual = club?.temporada_actual?._id;
  const calendario = actual === undefined ? undefined : stored(dump, documents.calendario(actual));
  const { next_games: listed = [], resumen } = stored(dump, documents.portada()) ?? {};
  const chosen = stored(dump, documents.proximos())?.partidos;
  expect(listed, what).toEqual(nextGames(Object.values(calendario?.partidos ?? {}), chosen));
  const equipo =
    actual === undefined ? undefined : stored(dump, documents.estadisticasEquipo(actual));
  expect(resumen?.goleador, what).toEqual(equipo?.ranking_goles[0]);
  expect(resumen?.posicion ?? null, what).toBe(equipo?.posicion ?? null);
  const inicio = panelHomeDocSchema.parse(dump[firestorePaths.inicio()] ?? EMPTY_PANEL_HOME);
  expect(countedOf(inicio), what).toEqual(await countHome(createReader(db)));
  return dump;
}

/** Checks, after all tests of the file or `describe`, that no visible data has changed. */
export function expectUnchanged(api: () => Pick<RunningApi, 'dump'>): void {
  let before: Record<string, unknown>;
  beforeAll(async () => {
    before = await api().dump();
  });
  afterAll(async () => {
    expect(await api().dump()).toEqual(before);
  });
}
