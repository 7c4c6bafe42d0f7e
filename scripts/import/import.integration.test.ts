import { createHash } from 'node:crypto';
import { CONTADORES, endpoints } from '@club/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../../functions/src/testing/test-api';
import {
  hasRealSeasons,
  REAL_SEASON_FILES,
  type RealSeasonFile,
  readTruth,
  realSeasonPath,
} from '../../testing/real-seasons';
import { expectSeasonTruth } from '../../testing/season-statistics';
import { startApi } from '../../functions/src/testing/start-api';
import { type ApiClient, createApiClient } from './api-client';
import { runImport } from './run-import';
import { readSeasonFile } from './season-file';

const clientOf = (api: TestApi): ApiClient =>
  createApiClient({
    url: api.url,
    getToken: () => Promise.resolve(api.tokens.administrador),
    retryDelaysMs: [],
  });

const shuffleKey = (id: string) => createHash('sha256').update(id).digest('hex');

/** A client that breaks off after so many calls, as a killed import does. */
function cutAfter(api: ApiClient, calls: number): ApiClient {
  let left = calls;
  return {
    async call(endpoint, options) {
      if (left === 0) throw new Error('cut');
      left -= 1;
      return api.call(endpoint, options);
    },
  };
}

async function importInto(api: ApiClient, name: RealSeasonFile) {
  return runImport({ api, file: await readSeasonFile(realSeasonPath(name)) });
}

describe.runIf(hasRealSeasons())('import of real seasons', () => {
  for (const name of REAL_SEASON_FILES) {
    describe(name, () => {
      let api: TestApi;
      beforeAll(async () => {
        api = await startApi();
        await importInto(clientOf(api), name);
      }, 240_000);
      afterAll(() => api.stop());

      it('gives the record, rankings, matches and player figures of every season', async () => {
        const truth = await readTruth(name);
        expect(truth.length).toBeGreaterThan(0);
        for (const season of truth) await expectSeasonTruth(clientOf(api), season);
      });

      it('changes nothing when it runs again', async () => {
        const before = await api.dump();
        await importInto(clientOf(api), name);
        expect(await api.dump()).toEqual(before);
      });
    });
  }

  it('completes an import that was cut off, without doubling anything', async () => {
    const api = await startApi();
    const client = clientOf(api);
    for (const calls of [3, 40, 55, 61]) {
      await expect(importInto(cutAfter(client, calls), 'betis-2017-18')).rejects.toThrow('cut');
    }
    await importInto(client, 'betis-2017-18');
    for (const season of await readTruth('betis-2017-18')) await expectSeasonTruth(client, season);
    expect(await client.call(endpoints.fetchPartidos)).toHaveLength(38);
    await api.stop();
  });

  it.each(REAL_SEASON_FILES)(
    '%s: back to zero when every match is deleted, in whatever order',
    async (name) => {
      const api = await startApi();
      const client = clientOf(api);
      await importInto(client, name);
      const partidos = await client.call(endpoints.fetchPartidos);
      // By a digest of the id: an order that has nothing to do with dates, other in each run.
      const shuffled = partidos.toSorted((a, b) =>
        shuffleKey(a._id) < shuffleKey(b._id) ? -1 : 1,
      );
      for (const { _id: id } of shuffled) await client.call(endpoints.delPartido, { id });
      for (const record of await client.call(endpoints.fetchEquipoEstadisticas)) {
        expect(record).toMatchObject({
          partidos_jugados: 0,
          ganados: 0,
          empatados: 0,
          perdidos: 0,
          ranking_goles: [],
          ranking_asistencias: [],
        });
      }
      for (const { estadisticas_temporada: e } of await client.call(endpoints.fetchJugadores)) {
        expect(new Set(Object.values(e))).toEqual(new Set([0]));
      }
      for (const { estadisticas: filas } of await client.call(endpoints.fetchArchivoEstadisticas)) {
        for (const fila of filas) for (const cuenta of CONTADORES) expect(fila[cuenta]).toBe(0);
      }
      await api.stop();
    },
    300_000,
  );
});
