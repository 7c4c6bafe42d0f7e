import 'fake-indexeddb/auto';
import type { Step } from '@club/shared';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildPartido } from '../../../shared/src/testing/partido-builder';
import { type ApiError, NO_CONNECTION } from '../../lib/api/call-api';
import type { CallApi } from './exchange';
import { createNotebook, listUnsentSteps, NO_SERVER_LOG } from './notebook';
import { openTouchlineStorage, type TouchlineStorage } from './storage';
import { TouchlineController } from './touchline';

// Cases with a server that answers are in testing/touchline, with the real API.

const PARTIDO = buildPartido({ _id: 'p1' });
let ids = 0;
const newId = () => `id-${String((ids += 1))}`;
const gol = (id: string): Step => ({ id, instante: PARTIDO.fecha_date, tipo: 'gol_anotado' });

let dbs = 0;
function createStore(name = `prueba-${String((dbs += 1))}`): TouchlineStorage {
  const store = openTouchlineStorage(name);
  onTestFinished(() => store.close());
  return store;
}

/** A server that refuses every call, by default as if there were no network. */
const refuseAll =
  (error: ApiError = NO_CONNECTION): CallApi =>
  () =>
    Promise.resolve({ ok: false, error });

/** Opens the page on a device, whatever its store has. A retry delay never ends. */
async function reopen(store: TouchlineStorage, call: CallApi): Promise<TouchlineController> {
  const wait = () => new Promise<void>(() => undefined);
  const controller = new TouchlineController('p1', { store, call, newId, wait });
  await controller.start();
  return controller;
}

/** Opens the page on a device with a notebook of the match. */
async function open(call = refuseAll(), store = createStore()) {
  const controller = await reopen(store, call);
  await controller.begin(createNotebook(PARTIDO, [], newId));
  const note = (step: Step) =>
    controller.change((current) => ({ ...current, pasos: [...current.pasos, step] }));
  return { controller, store, note };
}

const stepIds = (controller: TouchlineController) =>
  (controller.state().notebook?.pasos ?? []).map(({ id }) => id);

it('stores a step on disk before showing it, and has it after the page was closed', async () => {
  const { controller, store, note } = await open();
  const noted = note(gol('a'));
  expect(stepIds(controller)).toEqual([]);
  expect(await noted).toBe(true);
  expect(stepIds(controller)).toEqual(['a']);
  expect((await store.read('p1'))?.pasos).toHaveLength(1);
  controller.stop();
  expect(stepIds(await reopen(store, refuseAll()))).toEqual(['a']);
});

it('reports that the device cannot store, shows nothing new, and does not send again and again', async () => {
  const store = createStore();
  let calls = 0;
  const call: CallApi = (_endpoint, options) => {
    calls += 1;
    vi.spyOn(store, 'change').mockRejectedValue(new Error('quota'));
    const { pasos } = (options?.body ?? {}) as { pasos?: Step[] };
    const data = { ...NO_SERVER_LOG, partido_id: 'p1', version: 1, pasos, jugadores: {} };
    return Promise.resolve({ ok: true, value: { data } as never });
  };
  vi.spyOn(console, 'error').mockReturnValue();
  const { controller, note } = await open(call, store);
  await note(gol('a'));
  await vi.waitFor(() => {
    expect(controller.state().isStoreBroken).toBe(true);
  });
  expect(await note(gol('b'))).toBe(false);
  expect([stepIds(controller), calls]).toEqual([['a'], 1]);
  vi.restoreAllMocks();
});

it('is shared by all tabs: steps noted in two at once are all kept', async () => {
  const name = 'pestanas';
  const one = await open(refuseAll(), createStore(name));
  const two = await open(refuseAll(), createStore(name));
  await Promise.all([one.note(gol('a')), two.note(gol('b')), one.note(gol('c'))]);
  for (const { controller } of [one, two]) {
    await vi.waitFor(() => {
      expect(stepIds(controller).sort()).toEqual(['a', 'b', 'c']);
    });
  }
});

it.each<[string, ApiError, object]>([
  [
    'does not ask for a login when App Check was refused',
    { status: 401, msg: 'no', isAppCheck: true },
    { sending: { kind: 'unverified', msg: 'no' } },
  ],
  [
    'names no step when the match itself is gone',
    { status: 404, msg: 'no' },
    { problem: { kind: 'refused', msg: 'no' } },
  ],
  [
    'names the last step when there are too many',
    { status: 400, msg: 'no' },
    { problem: { kind: 'refused', msg: 'no', stepId: 'a' } },
  ],
])('%s', async (_what, error, state) => {
  const { controller, note } = await open(refuseAll(error));
  await note(gol('a'));
  await vi.waitFor(() => {
    expect(controller.state()).toMatchObject(state);
  });
  const { notebook } = controller.state();
  expect(notebook && listUnsentSteps(notebook)).toHaveLength(1);
});

it('a sheet that cannot be saved now, as during an unfinished import, is tried again after longer and longer pauses', async () => {
  const call: CallApi = (endpoint) =>
    Promise.resolve(
      endpoint.method === 'GET'
        ? { ok: true, value: endpoint.response.parse(PARTIDO) as never }
        : { ok: false, error: { status: 409, msg: 'Hay una importación a medias.' } },
    );
  const pauses: number[] = [];
  const wait = (ms: number) =>
    pauses.push(ms) < 3 ? Promise.resolve() : new Promise<void>(() => undefined);
  const controller = new TouchlineController('p1', { store: createStore(), call, newId, wait });
  await controller.start();
  await controller.begin({ ...createNotebook(PARTIDO, [], newId), cierre: {} });
  await vi.waitFor(() => {
    expect(pauses).toEqual([2_000, 4_000, 8_000]);
  });
  expect(controller.state()).toMatchObject({
    sending: { kind: 'server-busy' },
    notebook: { cierre: { version: PARTIDO.version } },
  });
});

it('a match of which nothing was ever sent can be discarded offline', async () => {
  const { controller } = await open();
  expect(await controller.discard()).toBeUndefined();
  expect(controller.state().notebook).toBeNull();
});

it('a notebook stored before logs had a generation repeats its last send with the same idempotency key', async () => {
  const { controller, store, note } = await open();
  await note(gol('a'));
  controller.stop();
  await store.change('p1', (current) => {
    if (!current) return undefined;
    const { generacion: _generation, intentado: _tried, ...old } = current;
    return old as typeof current;
  });
  expect(await store.read('p1')).toMatchObject({ generacion: '', intentado: true });
  const keys: unknown[] = [];
  const call: CallApi = (endpoint, options) => {
    keys.push(options?.idempotencyKey);
    return refuseAll()(endpoint, options);
  };
  await reopen(store, call);
  await vi.waitFor(() => {
    expect(keys).toEqual(['directo:p1:0:1:a']);
  });
});
