import type { Step } from '@club/shared';
import { expect, onTestFinished, vi } from 'vitest';
import { type TouchlineStorage, openTouchlineStorage } from '../storage';
import { TouchlineController, type SendingState } from '../touchline';
import type { TouchlineApi } from '../exchange';
import { openNotebook, pendingOf } from '../notebook';
import { createServer, PARTIDO } from './server';

let ids = 0;
export const newId = () => `id-${String((ids += 1))}`;
export const gol = (id: string, minute = 0): Step => ({
  id,
  instante: new Date(Date.parse(PARTIDO.fecha_date) + minute * 60_000).toISOString(),
  tipo: 'gol_anotado',
});

let dbs = 0;
export function createStore(name = `prueba-${String((dbs += 1))}`): TouchlineStorage {
  const store = openTouchlineStorage(name);
  onTestFinished(() => store.close());
  return store;
}

/** A retry delay that never ends: only `sendNow` retries. */
export const never = () => new Promise<void>(() => undefined);

/** Opens the page on a device's store, whatever it has. */
export async function reopen(
  store: TouchlineStorage,
  api: TouchlineApi,
): Promise<TouchlineController> {
  const controller = new TouchlineController('p1', { store, api, newId, wait: never });
  await controller.start();
  return controller;
}

/** Opens the page on a device, with a notebook of the match, and notes steps on it. */
export async function openTouchline(api: TouchlineApi, store = createStore()) {
  const controller = await reopen(store, api);
  await controller.begin(openNotebook(PARTIDO, [], newId));
  const note = (...pasos: Step[]) =>
    controller.change((current) => ({ ...current, pasos: [...current.pasos, ...pasos] }));
  return { controller, store, note };
}

/** Number of unsent steps; `undefined` without a notebook. */
export const pending = (controller: TouchlineController) => {
  const { notebook } = controller.state();
  return notebook ? pendingOf(notebook).length : undefined;
};
export const allSent = (controller: TouchlineController) =>
  vi.waitFor(() => {
    expect(pending(controller)).toBe(0);
    expect(controller.state()).toMatchObject({ sending: { kind: 'up-to-date' }, isChecked: true });
  });
export const sendingIs = (controller: TouchlineController, kind: SendingState['kind']) =>
  vi.waitFor(() => {
    expect(controller.state().sending.kind).toBe(kind);
  });

/** A device on a fake server of its own. `change` replaces calls of the API. */
export async function open(change: (api: TouchlineApi) => Partial<TouchlineApi> = () => ({})) {
  const { state, api } = createServer();
  const opened = await openTouchline({ ...api, ...change(api) });
  return { ...opened, state, api };
}

/** A device whose goal `a` has been sent. */
export async function openSent(change?: Parameters<typeof open>[0]) {
  const opened = await open(change);
  await opened.note(gol('a'));
  await allSent(opened.controller);
  return opened;
}

/** A device without a network. */
export async function openOffline() {
  const opened = await open();
  opened.state.net = 'down';
  return opened;
}

export const stepIds = (controller: TouchlineController) =>
  (controller.state().notebook?.pasos ?? []).map(({ id }) => id);
