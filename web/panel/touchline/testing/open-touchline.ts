import type { Step } from '@club/shared';
import { expect, onTestFinished, vi } from 'vitest';
import { type TouchlineStorage, openTouchlineStorage } from '../storage';
import { TouchlineController, type SendingState } from '../touchline';
import type { TouchlineApi } from '../touchline-api';
import { openNotebook, pendingOf } from '../notebook';
import { createServer, PARTIDO } from './server';

let ids = 0;
export const newId = () => {
  ids += 1;
  return `id-${String(ids)}`;
};
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

/** A retry delay that never ends by itself. */
export const never = () => new Promise<void>(() => undefined);

/** Opens the page again on this device's store. */
export async function reopen(
  store: TouchlineStorage,
  api: TouchlineApi,
): Promise<TouchlineController> {
  const banda = new TouchlineController('p1', { store, api, newId, wait: never });
  await banda.start();
  return banda;
}

export async function openTouchline(api: TouchlineApi, store = createStore()) {
  const banda = await reopen(store, api);
  await banda.begin(openNotebook(PARTIDO, [], newId));
  const note = (...pasos: Step[]) =>
    banda.change((current) => ({ ...current, pasos: [...current.pasos, ...pasos] }));
  return { banda, store, note };
}

export const pending = (banda: TouchlineController) => {
  const { cuaderno: notebook } = banda.state();
  return notebook ? pendingOf(notebook).length : undefined;
};
export const allSent = (banda: TouchlineController) =>
  vi.waitFor(() => {
    expect(pending(banda)).toBe(0);
    expect(banda.state()).toMatchObject({ delivery: { kind: 'al-dia' }, isChecked: true });
  });
export const deliveryIs = (banda: TouchlineController, kind: SendingState['kind']) =>
  vi.waitFor(() => {
    expect(banda.state().delivery.kind).toBe(kind);
  });

/** A device on a server of its own. `change` replaces calls of the API. */
export async function open(change: (api: TouchlineApi) => Partial<TouchlineApi> = () => ({})) {
  const { state, api } = createServer();
  const opened = await openTouchline({ ...api, ...change(api) });
  return { ...opened, state, api };
}

/** A device whose goal `a` has been sent. */
export async function openSent(change?: Parameters<typeof open>[0]) {
  const opened = await open(change);
  await opened.note(gol('a'));
  await allSent(opened.banda);
  return opened;
}

/** A device that notes its first steps without a network. */
export async function openOffline() {
  const opened = await open();
  opened.state.net = 'down';
  return opened;
}

export const stepIds = (banda: TouchlineController) =>
  (banda.state().cuaderno?.pasos ?? []).map(({ id }) => id);
