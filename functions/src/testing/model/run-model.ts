import { randomUUID } from 'node:crypto';
import { endpoints, COUNTERS, type Counters, pick } from '@club/shared';
import { expect } from 'vitest';
import { createClub } from '../factories';
import { expectProjected } from '../expect-stored';
import { newestOperation } from '../history-driver';
import { startApi } from '../start-api';
import type { TestApi } from '../test-api';
import { ClubModel, BALANCE_FIELDS } from './club-model';
import { changedKeys } from './model-history';
import { type Call, resolve, type Step, type World } from './operations';
import { countScore } from './figures';

const pickCounters = (figures: Counters) => pick(figures, ...COUNTERS);

const hasAny = (figures: Readonly<Record<string, number>>) =>
  Object.values(figures).some((figure) => figure !== 0);

/** Figures by player id, of those who have any. */
function expectedFigures(model: ClubModel, temporada: string): Record<string, unknown> {
  const rows = model
    .listJugadorIds(temporada)
    .map((id) => [id, model.visible(temporada, id)] as const)
    .filter(([, figures]) => hasAny(figures));
  return Object.fromEntries(rows);
}

function expectedRanking(model: ClubModel, temporada: string, field: 'goles' | 'asistencias') {
  return model
    .listJugadorIds(temporada)
    .map((id) => model.visible(temporada, id))
    .filter((figures) => figures[field] > 0)
    .sort((a, b) => b[field] - a[field] || a.partidos_jugados - b.partidos_jugados)
    .map((figures) => figures[field])
    .slice(0, 5);
}

async function expectSeasons(api: TestApi, model: ClubModel): Promise<void> {
  const temporadas = await api.succeed(endpoints.fetchTemporadas);
  expect(temporadas).toEqual(
    model.temporadas.map((id) => ({ _id: id, nombre: model.temporadaName(id) })),
  );
  const balances = await api.succeed(endpoints.fetchEquipoEstadisticas);
  expect(
    balances.map((one) => ({
      ...pick(one, 'temporada_id', 'posicion', 'num_equipos', ...BALANCE_FIELDS),
      tiene_clasificacion: one.tiene_clasificacion ?? false,
      goles: one.ranking_goles.map(({ goles }) => goles),
      asistencias: one.ranking_asistencias.map(({ asistencias }) => asistencias),
    })),
  ).toEqual(
    model.temporadas
      .filter((id) => model.hasBalance(id))
      .map((id) => ({
        temporada_id: id,
        posicion: model.get(`posicion:${id}`) ?? null,
        num_equipos: model.get(`equipos:${id}`) ?? null,
        tiene_clasificacion: model.table(id) !== undefined,
        ...model.balance(id),
        goles: expectedRanking(model, id, 'goles'),
        asistencias: expectedRanking(model, id, 'asistencias'),
      })),
  );
}

/** Checks the league table of every season, whether or not the season has team statistics. */
async function expectTables(api: TestApi, model: ClubModel): Promise<void> {
  const stored = await Promise.all(
    model.temporadas.map(async (id) => {
      if (!model.table(id)) {
        const { status } = await api.call(endpoints.fetchClasificacion, { id });
        return status;
      }
      const { filas, version } = await api.succeed(endpoints.fetchClasificacion, { id });
      return { equipos: filas.map(({ nombre }) => nombre), version };
    }),
  );
  expect(stored).toEqual(
    model.temporadas.map((id) => {
      const table = model.table(id);
      return table ? { equipos: table.equipos, version: table.version } : 404;
    }),
  );
}

async function expectPlayers(api: TestApi, model: ClubModel): Promise<void> {
  const jugadores = await api.succeed(endpoints.fetchJugadores);
  const byId = (a: readonly [string, unknown], b: readonly [string, unknown]) =>
    a[0] < b[0] ? -1 : 1;
  const current = model.current();
  expect(
    jugadores
      .map((one) => [one._id, [one.nombre, pickCounters(one.estadisticas_temporada)]] as const)
      .sort(byId),
  ).toEqual(
    model
      .ids('jugador')
      .map((id) => [id, [model.get(`jugador:${id}`), model.visible(current ?? '', id)]] as const)
      .sort(byId),
  );
  const archives = await api.succeed(endpoints.fetchArchivoEstadisticas);
  expect(
    archives.map(({ temporada_id: id, estadisticas }) => [
      id,
      Object.fromEntries(
        estadisticas
          .map((row) => [row.jugador_id, pickCounters(row)] as const)
          .filter(([, figures]) => hasAny(figures)),
      ),
    ]),
  ).toEqual(
    model.temporadas
      .filter((id) => model.hasArchive(id))
      .map((id) => [id, expectedFigures(model, id)]),
  );
}

async function expectMatches(api: TestApi, model: ClubModel): Promise<void> {
  const partidos = await api.succeed(endpoints.fetchPartidos);
  const ordered = model.byDay(model.ids('partido'));
  expect(
    partidos.map((one) => [
      one._id,
      one.temporada_id,
      one.goles_anotados,
      one.goles_encajados,
      one.estado,
      one.nombre_equipo,
      one.incomparecencia,
    ]),
  ).toEqual(
    ordered.map((id) => {
      const { temporada, acta, estado } = model.partido(id);
      const [rival] = model.ids('equipo').map((equipo) => model.get(`equipo:${equipo}`));
      const score = acta && countScore(acta);
      const goals = [score?.scored ?? null, score?.conceded ?? null];
      return [id, temporada, ...goals, estado, rival, acta?.walkover?.side];
    }),
  );
  const nextGames = await api.succeed(endpoints.fetchNextGames);
  expect(nextGames.map(({ partido_id: id }) => id)).toEqual(model.nextGames());
}

/** Checks that the API shows the same club as the model, and that the stored projections are right. */
async function expectSameClub(api: TestApi, model: ClubModel, what: string): Promise<void> {
  await expectSeasons(api, model);
  await expectTables(api, model);
  await expectPlayers(api, model);
  await expectMatches(api, model);
  await expectProjected(api, what);
}

async function startWorld(api: TestApi): Promise<World> {
  const club = await createClub(api, 5);
  const model = new ClubModel();
  model.nameTemporada(club.temporadaId, '2026/27');
  model.temporadas.push(club.temporadaId);
  model.set(`equipo:${club.equipoId}`, 'Rival CF');
  club.jugadores.forEach((id, index) => {
    model.set(`jugador:${id}`, `Jugador${String(index + 1)}`);
  });
  const { equipoId, competicionId, campoId } = club;
  return { model, equipoId, competicionId, campoId, doneOperations: [], usedDays: new Set() };
}

const readId = (body: unknown) => (body as { _id?: string })._id ?? '';

async function send(api: TestApi, call: Call, delivery: Step['delivery']) {
  const key = randomUUID();
  const once = () =>
    api.call(call.endpoint, {
      ...(call.id !== undefined && { id: call.id }),
      ...(call.body && { body: call.body }),
      headers: { 'idempotency-key': key },
    });
  const first = once();
  if (delivery !== 'parallel') await first;
  const second = delivery === 'once' ? first : once();
  const answer = await first;
  // A refused request leaves no trace, so its repetition is evaluated again, with the same result.
  expect(await second).toEqual(answer);
  return answer;
}

/** Applies an accepted call to the model, and checks that the history has an entry for it if it changed something. */
async function applyCall(api: TestApi, world: World, call: Call, newId: string): Promise<void> {
  const { model } = world;
  const before = new Map(model.items);
  const temporadasBefore = [...model.temporadas];
  call.apply(newId);
  const after = new Map(model.items);
  const newest = await newestOperation(api);
  const isNew = newest?.cuando === api.clock.now.toISOString();
  const hasChanged = changedKeys(before, after).length > 0;
  expect(isNew, `an entry in the history for ${call.endpoint.path}`).toBe(hasChanged);
  if (!newest || !hasChanged) return;
  world.doneOperations.push({ operationId: newest.operacion_id, before, after, temporadasBefore });
}

async function runStep(api: TestApi, world: World, { operation, delivery }: Step): Promise<void> {
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  if (operation.kind === 'twoAtOnce') {
    const first = resolve(world, operation.one);
    const second = resolve(world, operation.other);
    if (!first || !second || first.id === second.id) return;
    const answers = await Promise.all([send(api, first, delivery), send(api, second, delivery)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    first.apply('');
    second.apply('');
    return;
  }
  const call = resolve(world, operation);
  if (!call) return;
  const { status, body } = await send(api, call, delivery);
  const { status: expected = 200 } = call;
  expect({ status, body }, `${call.endpoint.method} ${call.endpoint.path}`).toMatchObject({
    status: expected,
    body: { success: expected < 300 },
  });
  if (status < 300) await applyCall(api, world, call, readId(body));
}

/**
 * Runs steps against an empty club and the model. Compares them after each `every`th step and after the last, and
 * throws at the first difference. `afterStep` can check the club too.
 */
export async function runModel(
  steps: readonly Step[],
  every: number,
  afterStep: (api: TestApi) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const api = await startApi();
  try {
    const world = await startWorld(api);
    for (const [index, step] of steps.entries()) {
      await runStep(api, world, step);
      await afterStep(api);
      const done = index + 1;
      if (done % every === 0 || done === steps.length) {
        await expectSameClub(api, world.model, JSON.stringify(step.operation));
      }
    }
  } finally {
    await api.stop();
  }
}
