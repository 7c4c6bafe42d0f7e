import { randomUUID } from 'node:crypto';
import { endpoints } from '@club/shared';
import { expect } from 'vitest';
import { createClub } from '../factories';
import { expectProjected } from '../expect-projected';
import { startApi } from '../start-api';
import type { TestApi } from '../test-api';
import { resolve } from './resolve';
import { ClubModel } from './club-model';
import { expectAudited, expectSameClub } from './compare';
import { changedKeys } from './model-history';
import type { Step } from './operations';
import type { Call, World } from './world';

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

const idOf = (body: unknown) => (body as { _id?: string })._id ?? '';

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
async function record(api: TestApi, world: World, call: Call, newId: string): Promise<void> {
  const { model } = world;
  const before = new Map(model.items);
  const temporadasBefore = [...model.temporadas];
  call.apply(newId);
  const after = new Map(model.items);
  const [newest] = await api.succeed(endpoints.fetchHistorial);
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
  expect({ status, body }, `${call.endpoint.method} ${call.endpoint.path}`).toMatchObject({
    status: call.status,
    body: { success: call.status < 300 },
  });
  if (status < 300) await record(api, world, call, idOf(body));
}

/** Steps between audits and checks of projections, which read every sheet. Errors of earlier steps are found too. */
const AUDIT_EVERY = 5;

/**
 * Runs steps against an empty club and the model. Compares them after each `every`th step and after the last, and
 * throws at the first difference. `afterStep` can check the club too.
 */
export async function runModel(
  steps: readonly Step[],
  every = 1,
  afterStep: (api: TestApi) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const api = await startApi();
  try {
    const world = await startWorld(api);
    for (const [index, step] of steps.entries()) {
      await runStep(api, world, step);
      await afterStep(api);
      const isLast = index + 1 === steps.length;
      const isTurn = (each: number) => isLast || (index + 1) % each === 0;
      if (isTurn(every)) await expectSameClub(api, world.model);
      if (isTurn(Math.max(every, AUDIT_EVERY))) {
        await expectAudited(api, world.model);
        await expectProjected(api);
      }
    }
  } finally {
    await api.stop();
  }
}
