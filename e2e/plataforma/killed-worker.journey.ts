import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { endpoints } from '@club/shared';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../../functions/src/testing/fault-proxy';
import type { ApiClient } from '../../scripts/import/api-client';
import { runImport } from '../../scripts/import/run-import';
import { readSeasonFile } from '../../scripts/import/season-file';
import { type GoogleRuntime, startGoogleRuntime } from '../../scripts/platform/google-runtime';
import { clearClub } from '../../testing/demo-club';
import { demoClient } from '../../testing/demo-client';
import { runtimeOptions } from '../../testing/runtime-options';
import { hasRealSeasons, readTruth, realSeasonPath } from '../../testing/real-seasons';
import { expectSeasonsTruth } from '../../testing/season-statistics';

/** Steps of the import in whose next one the instances are killed: among the players and among the matches. */
const KILL_AFTER = [12, 25, 45, 58];

describe.runIf(hasRealSeasons())('function workers killed during an import', () => {
  let dir: string;
  let proxy: FaultProxy;
  let runtime: GoogleRuntime;
  let api: ApiClient;
  beforeAll(async () => {
    await clearClub();
    dir = await mkdtemp(path.join(os.tmpdir(), 'club-muertes-'));
    // That a lock is waited for is shown elsewhere (google-runtime.journey.ts): here one kill follows another.
    proxy = await startFaultProxy(inject('firestoreHost'), { releasesLocks: true });
    runtime = await startGoogleRuntime(runtimeOptions(dir, proxy.host));
    api = demoClient(runtime.url);
  });
  afterAll(async () => {
    await runtime.stop();
    await proxy.stop();
    await rm(dir, { recursive: true });
  });

  it(
    'leave nothing half-applied, and the import ends with the truth',
    { timeout: 240_000 },
    async () => {
      const file = await readSeasonFile(realSeasonPath('betis-2017-18'));
      const killed = new Set<number>();
      // While a transaction is open, with its commit on the way.
      const killInFlight = async () => {
        const commits = proxy.commits();
        proxy.faults.delayMs = 50;
        await expect
          .poll(() => proxy.commits(), { timeout: 45_000, interval: 1 })
          .toBeGreaterThan(commits);
        for (const instance of Object.values(runtime.functions).flat()) {
          const pid = instance.pid();
          process.kill(pid, 'SIGKILL');
          killed.add(pid);
        }
        proxy.faults.delayMs = 0;
      };
      const kills: Promise<void>[] = [];
      await runImport({
        api,
        file,
        onProgress: ({ done }) => {
          if (KILL_AFTER.includes(done)) kills.push(killInFlight());
        },
      });
      await Promise.all(kills);
      expect(killed.size).toBe(KILL_AFTER.length * 2);
      await expectSeasonsTruth(api, await readTruth('betis-2017-18'));
      expect(await api.call(endpoints.fetchPartidos)).toHaveLength(38);
    },
  );
});
