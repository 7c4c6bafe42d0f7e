import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { clockOffset } from './testing/club-clock';
import { LongestFirst } from './testing/longest-first';

// Workers and the processes that tests start inherit it.
process.env['CLUB_CLOCK_OFFSET_MS'] = String(clockOffset(process.env));

const integration = [
  '{functions/src,scripts,testing}/**/*.integration.test.ts',
  'firestore-rules/*.test.ts',
];
const setupFiles = ['testing/property-seed.ts'];
/** One for each core but one, as is vitest's rule, yet not a single one where there are two. */
const onCores = { maxWorkers: Math.max(2, os.availableParallelism() - 1) };
/** More only wait in one queue: that of the emulator. */
const onEmulators = { maxWorkers: 2, sequence: { groupOrder: 1 } };
const ignored = ['**/node_modules/**', '**/dist/**', '**/.tsbuild/**'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // They leave nothing behind: each worker loads the code once for all its files.
          isolate: false,
          include: ['{shared,functions}/src/**/*.test.ts', '{scripts,testing}/**/*.test.ts'],
          exclude: [...ignored, ...integration],
          setupFiles: [...setupFiles, 'testing/moved-date.ts'],
          ...onCores,
          // Some start processes, and «npm test» keeps both cores busy beside them.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ignored,
          // React and MUI are loaded once for each worker, not once for each of eighty files.
          isolate: false,
          setupFiles: [...setupFiles, 'testing/moved-date.ts', 'web/lib/testing/page-setup.ts'],
          ...onCores,
          // A person at a screen of the panel takes a while, and the machine may do something else beside.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'integracion',
          include: integration,
          exclude: ignored,
          globalSetup: ['testing/emulators.ts'],
          ...onEmulators,
          // Firebase's libraries are loaded once for each worker, not once for each of fifty files.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'recorridos',
          include: ['e2e/*.journey.ts'],
          exclude: ignored,
          globalSetup: ['testing/running-site.ts'],
          setupFiles: ['testing/club-hosts.ts', 'testing/failed-pages.ts'],
          // Each worker has a club of its own, and loads the server's and the site's code once; a deployed site is one club.
          isolate: false,
          maxWorkers: process.env['CLUB_STAGING_URL'] === undefined ? 2 : 1,
          sequence: { groupOrder: 2 },
          // As patient as everything else that waits for the browser.
          expect: { poll: { timeout: 45_000 } },
          // A machine three times as slow passes too: each single wait has a limit of its own.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'plataforma',
          include: ['e2e/plataforma/*.journey.ts'],
          exclude: ignored,
          globalSetup: ['testing/running-site.ts'],
          setupFiles: ['testing/club-hosts.ts', 'testing/failed-pages.ts'],
          // Instances and stores are killed here: files take turns, and most of the time is waiting.
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
