import { readFile, readdir } from 'node:fs/promises';
import { endpoints } from '@club/shared';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type ApiClient, createApiClient } from '../../scripts/import/api-client';
import { runImport } from '../../scripts/import/run-import';
import { readSeasonFile } from '../../scripts/import/season-file';
import { signIn } from '../../scripts/import/sign-in';
import { DEMO_LOGIN } from '../../scripts/platform/accounts';
import { clearClub } from '../../testing/demo-club';
import { hasRealSeasons, readTruth, realSeasonPath } from '../../testing/real-seasons';
import { expectSeasonTruth } from '../../testing/season-statistics';

/**
 * Steps of the import after which the workers are killed: among the players and among the matches. No more, because
 * Firestore keeps the locks of a transaction whose client is gone for a minute, and the import waits for them.
 */
const KILL_AFTER = [12, 45];

/** Processes that were started by the given one and run functions, by Linux's process table. */
async function functionWorkers(parent: number): Promise<number[]> {
  const workers: number[] = [];
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    const ppid = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (ppid !== parent) continue;
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('functions-framework')) workers.push(Number(entry));
  }
  return workers;
}

describe.runIf(hasRealSeasons())('function workers killed during an import', () => {
  let api: ApiClient;
  beforeAll(async () => {
    await clearClub();
    const url = inject('siteUrl');
    api = createApiClient({
      url,
      getToken: () => signIn(url, DEMO_LOGIN.username, DEMO_LOGIN.password),
    });
  });

  it(
    'leave nothing half-applied, and the import ends with the truth',
    { timeout: 240_000 },
    async () => {
      const file = await readSeasonFile(realSeasonPath('betis-2017-18'));
      let killed = 0;
      let killing: Promise<void> = Promise.resolve();
      await runImport({
        api,
        file,
        onProgress: ({ done }) => {
          if (!KILL_AFTER.includes(done)) return;
          killing = killing.then(async () => {
            for (const pid of await functionWorkers(inject('functionsPid'))) {
              process.kill(pid, 'SIGKILL');
              killed += 1;
            }
          });
        },
      });
      await killing;
      expect(killed).toBeGreaterThanOrEqual(KILL_AFTER.length);
      for (const season of await readTruth('betis-2017-18')) await expectSeasonTruth(api, season);
      expect(await api.call(endpoints.fetchPartidos)).toHaveLength(38);
    },
  );
});
