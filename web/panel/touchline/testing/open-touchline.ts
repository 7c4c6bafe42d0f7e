import type { Paso } from '@club/shared';
import { expect, onTestFinished, vi } from 'vitest';
import { type TouchlineStorage, openTouchlineStorage } from '../storage';
import { TouchlineController, type SendingState } from '../touchline';
import type { TouchlineApi } from '../touchline-api';
import { openNotebook, pendientesOf } from '../notebook';
import { PARTIDO } from './server';

let ids = 0;
export const newId = () => {
  ids += 1;
  return `id-${String(ids)}`;
};
export const gol = (id: string, minute = 0): Paso => ({
  id,
  instante: new Date(Date.parse(PARTIDO.fecha_date) + minute * 60_000).toISOString(),
  tipo: 'gol_anotado',
});

let dbs = 0;
export function createStore(name = `prueba-${String((dbs += 1))}`): TouchlineStorage {
  const almacen = openTouchlineStorage(name);
  onTestFinished(() => almacen.close());
  return almacen;
}

/** A retry delay that never ends by itself. */
export const never = () => new Promise<void>(() => undefined);

/** Opens the page again on this device's store. */
export async function reopen(
  almacen: TouchlineStorage,
  api: TouchlineApi,
): Promise<TouchlineController> {
  const banda = new TouchlineController('p1', { almacen, api, newId, wait: never });
  await banda.start();
  return banda;
}

export async function openTouchline(api: TouchlineApi, almacen = createStore()) {
  const banda = await reopen(almacen, api);
  await banda.begin(openNotebook(PARTIDO, [], newId));
  const note = (...pasos: Paso[]) =>
    banda.change((current) => ({ ...current, pasos: [...current.pasos, ...pasos] }));
  return { banda, almacen, note };
}

export const pendientes = (banda: TouchlineController) => {
  const { cuaderno } = banda.estado();
  return cuaderno ? pendientesOf(cuaderno).length : undefined;
};
export const allSent = (banda: TouchlineController) =>
  vi.waitFor(() => {
    expect(pendientes(banda)).toBe(0);
    expect(banda.estado()).toMatchObject({ envio: { kind: 'al-dia' }, isComprobado: true });
  });
export const envioIs = (banda: TouchlineController, kind: SendingState['kind']) =>
  vi.waitFor(() => {
    expect(banda.estado().envio.kind).toBe(kind);
  });
