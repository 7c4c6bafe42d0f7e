import { endpoints, type HistoryDoc } from '@club/shared';
import { expect } from 'vitest';
import { buildActa, createPartido, type TestClub } from './factories';
import type { TestApi } from './test-api';

export const DAY_MS = 24 * 60 * 60 * 1000;

const isZeroRow = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'sumas' in value &&
  'ajuste' in value &&
  !/[1-9]/.test(JSON.stringify([value.sumas, value.ajuste]));

/** The newest entry of the history. Read from the store, because the call would read a whole page of entries. */
export async function newestOperation({ db }: Pick<TestApi, 'db'>) {
  const { docs } = await db.collection('historial').orderBy('cuando', 'desc').limit(1).get();
  return docs[0]?.data() as HistoryDoc | undefined;
}

/** Helpers for tests of the history: run an operation, undo it, inspect the result. */
export function driveHistory(api: TestApi, club: TestClub) {
  const later = (ms = 1000) => {
    api.clock.now = new Date(api.clock.now.getTime() + ms);
  };
  const history = () => api.succeed(endpoints.fetchHistorial);
  return {
    later,
    readHistory: history,
    /** Runs an operation a second after the last one. Returns the id of its history entry. */
    async operate(work: () => Promise<unknown>): Promise<string> {
      later();
      await work();
      const last = await newestOperation(api);
      expect(last?.cuando).toBe(api.clock.now.toISOString());
      return last?.operacion_id ?? '';
    },
    restore(id: string): ReturnType<typeof api.call<typeof endpoints.restaurar>> {
      later();
      return api.call(endpoints.restaurar, { id });
    },
    /** All visible data without versions, times of changes, and rows of zeros, which mean the same as no row. */
    async readContent(): Promise<unknown> {
      return JSON.parse(
        JSON.stringify(await api.dump(), (key: string, value: unknown) =>
          key === 'version' || key === 'ultimo_cambio' || isZeroRow(value) ? undefined : value,
        ),
      );
    },
    async expectAudited() {
      for (const { _id: id } of await api.succeed(endpoints.fetchTemporadas)) {
        expect((await api.succeed(endpoints.auditar, { id })).diferencias).toEqual([]);
      }
    },
    /** Creates a match and saves its sheet with these scorers. Returns its id. */
    async play(scorers: readonly number[], date: string): Promise<string> {
      later();
      const { _id: id } = await createPartido(api, club, { fecha_str: date });
      later();
      await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers }) });
      return id;
    },
  };
}
