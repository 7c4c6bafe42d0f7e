import {
  countedOf,
  deriveAllTimeClub,
  deriveAllTimeSlice,
  deriveTemporada,
  type Endpoint,
  endpoints,
  firestorePaths,
  EMPTY_ALL_TIME,
  EMPTY_PANEL_HOME,
  isSameContent,
  nextGames,
  panelHomeDocSchema,
  previewJugador,
  withAllTimeSlice,
} from '@club/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents, type DocumentSpec } from './documents';
import { countHome } from './projections/panel-home';
import { createReader } from './reader';
import { contractCases, type ContractName } from '../testing/contract/cases';
import { createWorld } from '../testing/contract/world';
import { type Operation, type Step, stepsArbitrary } from '../testing/model/operations';
import { runModel } from '../testing/model/run-model';
import { startApi } from '../testing/start-api';
import { forAllTests } from '../testing/standing';
import type { RunningApi } from '../testing/test-api';

/** Total number of random operations. A long run uses thousands: `CLUB_PROJECTION_OPERATIONS=2000`. */
const OPERATIONS = Number(process.env['CLUB_PROJECTION_OPERATIONS'] ?? 40);
/** The default run is deterministic. A long one is random and prints its seed on failure. */
const SEED = process.env['CLUB_PROJECTION_OPERATIONS'] === undefined ? { seed: 20_261_124 } : {};
/** Operations per sequence. Each sequence has its own club. */
const LENGTH = Math.min(40, OPERATIONS);
const SEQUENCES = Math.ceil(OPERATIONS / LENGTH);
/** Maximum time for shrinking a failing sequence. */
const SHRINK_MS = 120_000;

type Dump = Readonly<Record<string, unknown>>;

function stored<T>(dump: Dump, { path, schema }: DocumentSpec<T>): T | undefined {
  return dump[path] === undefined ? undefined : schema.parse(dump[path]);
}

const idsIn = (dump: Dump, collection: string) =>
  Object.keys(dump).flatMap((path) => {
    const [name, id = ''] = path.split('/');
    return name === collection ? [id] : [];
  });

/** Projections derived from the records of a club, by path. */
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
      isActual: club?.temporada_actual?._id === id,
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

/** Checks that the stored projections are exactly those derived from the stored records. */
async function expectProjected(
  { db, dump: dumpStore }: Pick<RunningApi, 'db' | 'dump'>,
  what = '',
) {
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
}

const acta = {
  convocados: [0, 1, 2],
  amarillas: [1],
  rojas: null,
  dobles: null,
  mvp: 0,
  goles: [{ autor: 0, asistente: 1 }],
  titulares: 2,
  sentOffMinute: 60,
  noChanges: false,
  cambios: [{ sale: 0, entra: 0, minuto: 60 }],
  extraTime: true,
  extraGoals: { ours: 1, theirs: 0 },
  shootOut: null,
  captain: 0,
};
const play = (partido: number, encajados = 1): Operation => ({
  kind: 'guardarFicha',
  partido,
  acta: { ...acta, encajados },
});
const undo = (operation: number): Operation => ({ kind: 'restaurar', operation });

/** Operations that affect two seasons, or a past one. Seasons, matches and players are given by index. */
const ACROSS_SEASONS: readonly Operation[] = [
  { kind: 'crearPartido', temporada: null, dia: 1 },
  play(0),
  { kind: 'correctJugador', jugador: 0, contador: 'goles', valor: 7 },
  { kind: 'crearTemporada', nombre: 'A' },
  { kind: 'crearPartido', temporada: 1, dia: 2 },
  play(1),
  play(0, 2),
  { kind: 'cambiarTemporada', partido: 0, temporada: 1 },
  undo(7),
  { kind: 'cambiarTemporada', partido: 1, temporada: 0 },
  { kind: 'correctArchive', temporada: 0, jugador: 2, contador: 'mvp', valor: 5 },
  { kind: 'correctBalance', temporada: 0, campo: 'ganados', valor: 9, posicion: 2 },
  { kind: 'renombrarTemporada', temporada: 0, nombre: 'B' },
  { kind: 'renombrarJugador', jugador: 0, nombre: 'C', preview: false },
  { kind: 'borrarJugador', jugador: 0, preview: false },
  { kind: 'borrarTemporada', temporada: 1 },
  undo(14),
  undo(15),
  { kind: 'borrarTemporada', temporada: 0 },
  undo(18),
];

it('stores what the records say after operations that affect two seasons', async () => {
  let operations = 0;
  const steps = ACROSS_SEASONS.map((operation): Step => ({ operation, delivery: 'una vez' }));
  await runModel(steps, 1, async (api) => {
    operations += 1;
    await expectProjected(api, JSON.stringify(steps[operations - 1]?.operation));
  });
  expect(operations).toBe(steps.length);
});

it(
  'stores what the records say after each operation',
  async () => {
    let operations = 0;
    const sequences = stepsArbitrary
      .filter(({ length }) => length >= LENGTH)
      .map((steps) => steps.slice(0, LENGTH));
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        await runModel(steps, steps.length, async (api) => {
          operations += 1;
          await expectProjected(api);
        });
      }),
      { numRuns: SEQUENCES, endOnFailure: true, ...SEED },
    );
    expect(operations).toBeGreaterThanOrEqual(OPERATIONS);
  },
  SEQUENCES * 60_000 + SHRINK_MS,
);

describe('every write', () => {
  const api = forAllTests(startApi);

  const writes = Object.entries<Endpoint>(endpoints).filter(([, { kind }]) => kind === 'write');

  /** Operations that need others come first, and deletions of what others need last. */
  const ORDER = [
    /^(restaurar|updatePartido|addNextGames|updateNextGames)$/,
    /^(?!addTemporada|empezarTemporada|anular|anonimizar|reset|del)/,
    /^(anular|reset|delNextGames|delDirecto)/,
    /^del.*Partidos?(Preview)?$/,
    /^(addTemporada|empezarTemporada)$/,
    /^(?!delTemporada)/,
    /^/,
  ];

  it('leaves the projections consistent with the records', async () => {
    const world = await createWorld(api);
    await expectProjected(api, 'the club at the start');
    const place = (name: string) => ORDER.findIndex((one) => one.test(name));
    const inOrder = writes.toSorted(([a], [b]) => place(a) - place(b));
    const done: string[] = [];
    for (const [name, endpoint] of inOrder) {
      const { id, body } = contractCases[name as ContractName](world);
      api.clock.now = new Date(api.clock.now.getTime() + 1000);
      const { status } = await api.call(endpoint, { ...(id && { id }), ...(body && { body }) });
      if (status < 300) done.push(name);
      await expectProjected(api, name);
    }
    expect(done.length).toBeGreaterThan(40);
  });
});
