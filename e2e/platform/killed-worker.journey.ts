import { endpoints } from '@club/shared';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { startFaultProxy } from '../../functions/src/testing/fault-proxy';
import { forAllTests } from '../../functions/src/testing/standing';
import type { ApiClient } from '../../scripts/import/api-client';
import { runImport } from '../../scripts/import/run-import';
import { readSeasonFile } from '../../scripts/import/season-file';
import { clearClub } from '../../testing/demo-club';
import { demoClient } from '../../testing/demo-client';
import { startOwnRuntime } from '../../testing/own-runtime';
import { hasRealSeasons, readTruth, realSeasonPath } from '../../testing/real-seasons';
import { expectSeasonsTruth } from '../../testing/season-statistics';

/** Steps of the import after which the instances are killed: among the players and among the matches. */
const KILL_AFTER = [12, 25, 45, 58];

describe.runIf(hasRealSeasons())('function workers killed during an import', () => {
  // Waiting for locks is tested elsewhere (google-runtime.journey.ts). Here kills follow quickly.
  const proxy = forAllTests(() =>
    startFaultProxy(inject('firestoreHost'), { releasesLocks: true }),
  );
  const runtime = forAllTests(() => startOwnRuntime({ firestoreHost: proxy.host }));
  let api: ApiClient;
  beforeAll(async () => {
    await clearClub();
    api = demoClient(runtime.url);
  });

  it(
    'leave nothing half-applied, and the import ends with the right data',
    { timeout: 600_000 },
    async () => {
      const file = await readSeasonFile(realSeasonPath('betis-2017-18'));
      const killed = new Set<number>();
      // While a transaction is open and its commit is being sent.
      const killInFlight = async () => {
        const commits = proxy.commits();
        proxy.faults.delayMs = 50;
        await expect.poll(() => proxy.commits(), { interval: 1 }).toBeGreaterThan(commits);
        for (const instance of Object.values(runtime.functions).flat()) {
          const pid = instance.child().pid;
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
