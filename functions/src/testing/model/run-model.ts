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
import { touched } from './model-history';
import type { Step } from './operations';
import type { Call, World } from './world';

async function startWorld(api: TestApi): Promise<World> {
  const club = await createClub(api, 5);
  const model = new ClubModel();
  model.nameTemporada(club.temporadaId, '2026/27');
  model.orden.push(club.temporadaId);
  model.set(`equipo:${club.equipoId}`, 'Rival CF');
  club.jugadores.forEach((id, index) => {
    model.set(`jugador:${id}`, `Jugador${String(index + 1)}`);
  });
  const { equipoId, competicionId, campoId } = club;
  return { model, equipoId, competicionId, campoId, hechos: [], dias: new Set() };
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
  const answers =
    delivery === 'a la vez'
      ? await Promise.all([once(), once()])
      : delivery === 'repetida'
        ? [await once(), await once()]
        : [await once()];
  const [first] = answers;
  if (!first) throw new Error('no answer');
  // A refused request leaves no trace, so its repetition is evaluated again, with the same result.
  for (const answer of answers) expect(answer).toEqual(first);
  return first;
}

/** Applies a call and its history entry to the model. */
async function record(api: TestApi, world: World, call: Call, newId: string): Promise<void> {
  const { model } = world;
  const antes = new Map(model.items);
  const orderBefore = [...model.orden];
  call.apply(newId);
  const despues = new Map(model.items);
  const [newest] = await api.succeed(endpoints.fetchHistorial);
  const isNew = newest?.cuando === api.clock.now.toISOString();
  const hasChanged = touched(antes, despues).length > 0;
  expect(isNew, `an entry in the history for ${call.endpoint.path}`).toBe(hasChanged);
  if (!newest || !hasChanged) return;
  world.hechos.push({ operationId: newest.operacion_id, antes, despues, orderBefore });
}

async function runStep(api: TestApi, world: World, { operation, delivery }: Step): Promise<void> {
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  if (operation.kind === 'dosALaVez') {
    const uno = resolve(world, operation.uno);
    const otherPlayer = resolve(world, operation.otro);
    if (!uno || !otherPlayer || uno.id === otherPlayer.id) return;
    const answers = await Promise.all([send(api, uno, delivery), send(api, otherPlayer, delivery)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    uno.apply('');
    otherPlayer.apply('');
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

/** Steps between audits and checks of projections. They read every sheet, and also find errors of earlier steps. */
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
