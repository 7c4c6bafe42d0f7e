import { endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { startFaultProxy } from '../../functions/src/testing/fault-proxy';
import { forAllTests } from '../../functions/src/testing/standing';
import { emulatorHosts } from '../../functions/src/testing/start-api';
import { connectTestApi } from '../../functions/src/testing/test-api';
import { createApiClient } from '../import/api-client';
import { runImport } from '../import/run-import';
import { readSeasonFile } from '../import/season-file';
import { startOwnStore, startRuntimeOnEmulators } from '../../testing/runtime-on-emulators';
import { hasRealSeasons, readTruth, realSeasonPath } from '../../testing/real-seasons';
import { expectSeasonsTruth } from '../../testing/season-statistics';

/** Steps of the import after which the instances are killed. The two seasons have 23 players and 4 matches each. */
const KILL_AFTER = [24, 40];

describe.runIf(hasRealSeasons())('function workers killed during an import', () => {
  // Waiting for locks is tested elsewhere (google-runtime.integration.test.ts). Here kills follow quickly.
  const store = forAllTests(startOwnStore);
  const proxy = forAllTests(() => startFaultProxy(store.host, { releasesLocks: true }));
  const runtime = forAllTests(() => startRuntimeOnEmulators({ firestoreHost: proxy.host }));
  const accounts = forAllTests(() => connectTestApi(runtime.url, emulatorHosts(store.host)));

  it(
    'leave nothing half-applied, and the import ends with the right data',
    { timeout: 600_000 },
    async () => {
      const api = createApiClient({
        url: runtime.url,
        getToken: () => Promise.resolve(accounts.tokens.administrador),
      });
      const file = await readSeasonFile(realSeasonPath('spain-2016-2018'));
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
        onProgress: (done) => {
          if (KILL_AFTER.includes(done)) kills.push(killInFlight());
        },
      });
      await Promise.all(kills);
      expect(killed.size).toBe(KILL_AFTER.length * 2);
      await expectSeasonsTruth(api, await readTruth('spain-2016-2018'));
      expect(await api.call(endpoints.fetchPartidos)).toHaveLength(8);
    },
  );
});
