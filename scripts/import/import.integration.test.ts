import { createHash } from 'node:crypto';
import { ZERO_BALANCE, clubFileSchema, COUNTERS, endpoints, hasExtraTime } from '@club/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminClient } from '../../testing/club-access';
import { dyingClient } from '../../testing/dying';
import {
  hasRealSeasons,
  REAL_SEASON_FILES,
  type RealSeasonFile,
  readTruth,
  realSeasonPath,
  expectSeasonsTruth,
} from '../../testing/real-seasons';
import { startApi } from '../../functions/src/testing/start-api';
import { forAllTests } from '../../functions/src/testing/standing';
import type { ApiClient } from './api-client';
import { runImport } from './run-import';
import { readSeasonFile, type SeasonFile } from './season-file';
import { jugadorBody } from './to-bodies';

/** Maximum time to import the seasons on a busy machine. */
const LONG_MS = 900_000;

const byNumber = (one: number, other: number) => one - other;
const shuffleKey = (id: string) => createHash('sha256').update(id).digest('hex');

/** `CLUB_ALL_SEASONS=1` imports every season of every file, which takes three times as long. */
const areAllImported = process.env['CLUB_ALL_SEASONS'] !== undefined;

/** Old and new ones: some lack shirt numbers, cards or line-ups, some have extra time, shoot-outs or own goals. */
const WORLD_CUPS: ReadonlySet<string> = new Set(
  [1934, 1950, 2002, 2022].map((year) => `Mundial ${String(year)}`),
);

const isImported = (name: string) =>
  areAllImported || !name.startsWith('Mundial') || WORLD_CUPS.has(name);

async function readRealSeasons(name: RealSeasonFile): Promise<SeasonFile> {
  const file = await readSeasonFile(realSeasonPath(name));
  return { ...file, seasons: file.seasons.filter((season) => isImported(season.name)) };
}

const importInto = async (api: ApiClient, name: RealSeasonFile) =>
  runImport({ api, file: await readRealSeasons(name) });

/** Deletes all matches of a club in an order unrelated to their dates, different in each run. */
async function deleteAllPartidos(client: ApiClient) {
  const partidos = await client.call(endpoints.fetchPartidos);
  const shuffled = partidos.toSorted((a, b) => (shuffleKey(a._id) < shuffleKey(b._id) ? -1 : 1));
  for (const { _id: id } of shuffled) await client.call(endpoints.delPartido, { id });
}

async function expectZeros(client: ApiClient) {
  for (const record of await client.call(endpoints.fetchEquipoEstadisticas)) {
    expect(record).toMatchObject({ ...ZERO_BALANCE, ranking_goles: [], ranking_asistencias: [] });
  }
  for (const { estadisticas_temporada } of await client.call(endpoints.fetchJugadores)) {
    expect(new Set(Object.values(estadisticas_temporada))).toEqual(new Set([0]));
  }
  for (const { estadisticas } of await client.call(endpoints.fetchArchivoEstadisticas)) {
    for (const row of estadisticas) for (const name of COUNTERS) expect(row[name]).toBe(0);
  }
}

describe.runIf(hasRealSeasons())('import of real seasons', () => {
  // Importing is slow, mostly because it waits for Firestore. So each file is imported once, and all of them in
  // parallel.
  describe.concurrent.each(
    areAllImported ? ([...REAL_SEASON_FILES, 'athletic-2017-18'] as const) : REAL_SEASON_FILES,
  )('%s', { timeout: LONG_MS }, (name) => {
    const api = forAllTests(startApi);
    let truth: Awaited<ReturnType<typeof readTruth>>;
    const savedSheets: unknown[] = [];
    let sheetInterruptions = 0;
    beforeAll(async () => {
      truth = (await readTruth(name)).filter(({ season }) => isImported(season));
      const client: ApiClient = {
        async call(endpoint, options) {
          if (endpoint.path === endpoints.updatePartido.path) savedSheets.push(options?.id);
          return adminClient(api).call(endpoint, options);
        },
      };
      // Each run continues where the last one was interrupted, and may make twice as many calls.
      for (let calls = 8; ; calls *= 2) {
        const error: unknown = await importInto(dyingClient(client, calls), name).catch(
          (reason: unknown) => reason,
        );
        if (!(error instanceof Error)) break;
        expect(error.message).toBe('killed');
        if (savedSheets.length > 0) sheetInterruptions += 1;
      }
    }, LONG_MS);

    it('completes an interrupted import without saving a sheet twice', () => {
      expect(sheetInterruptions).toBeGreaterThan(0);
      expect([...new Set(savedSheets)]).toEqual(savedSheets);
    });

    it('gives the right record, rankings, matches and player figures for every season', async () => {
      expect(truth.length).toBeGreaterThan(0);
      await expectSeasonsTruth(adminClient(api), truth);
    });

    it('has each match once, with extra time, shoot-out and the minutes of all events', async () => {
      const partidos = await adminClient(api).call(endpoints.fetchPartidos);
      const byKey = new Map(partidos.map((partido) => [partido.clave_externa, partido]));
      const { seasons } = await readRealSeasons(name);
      expect(partidos).toHaveLength(seasons.flatMap(({ matches }) => matches).length);
      for (const { id, extraTime, shootout, events } of seasons.flatMap(({ matches }) => matches)) {
        const { detalles = {}, tanda } = byKey.get(id) ?? {};
        expect([id, hasExtraTime(detalles)]).toEqual([id, extraTime === true]);
        const stored = Object.values<readonly { readonly minuto?: number | undefined }[]>(detalles);
        const minutes = stored.flatMap((part) => part.map(({ minuto = 0 }) => minuto));
        expect(minutes.sort(byNumber), id).toEqual(
          events.map(({ minute = 0 }) => minute).sort(byNumber),
        );
        expect(tanda).toEqual(shootout && { anotados: shootout.for, encajados: shootout.against });
      }
    });

    it('leaves the newest squad active, with its shirt numbers, and nobody else', async () => {
      const newest = (await readRealSeasons(name)).seasons.at(-1)?.players ?? [];
      const jugadores = await adminClient(api).call(endpoints.fetchJugadoresActivos);
      expect(new Map(jugadores.map((one) => [one.clave_externa, one.dorsal]))).toEqual(
        new Map(newest.map((player, index) => [player.key, jugadorBody(player, index).dorsal])),
      );
    });

    it('changes nothing when it runs again', async () => {
      const before = await api.dump();
      const { writes } = api.traffic;
      await importInto(adminClient(api), name);
      expect(await api.dump()).toEqual(before);
      // No write was even sent.
      expect(api.traffic.writes).toBe(writes);
    });

    it('is the same after export and import, and all figures are zero after its matches are deleted', async () => {
      // Through JSON, as over HTTP.
      const text = JSON.stringify(await api.succeed(endpoints.exportar));
      const copy = await startApi();
      const { status } = await copy.call(endpoints.importar, {
        body: clubFileSchema.parse(JSON.parse(text)),
      });
      expect(status).toBe(200);
      expect(await copy.dump()).toEqual(await api.dump());
      // One file is enough: its two seasons are a past and a current one. functions/src/testing/model tests deletions
      // between other writes.
      if (name === 'spain-2016-2018') {
        await deleteAllPartidos(adminClient(copy));
        await expectZeros(adminClient(copy));
      }
      await copy.stop();
    });
  });
});
