import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { clockOffset } from './testing/club-clock';
import { LongestFirst } from './testing/longest-first';
import { PATIENCE_MS } from './testing/patience';

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
/** A machine five times slower passes too: a test that never ends is ended, and nothing else. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000 };
/** Of whole journeys; what a page does not do in time ends them before. */
const veryPatient = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: PATIENCE_MS } },
};
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
          ...patient,
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
          ...patient,
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
          ...patient,
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
          ...veryPatient,
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
          ...veryPatient,
        },
      },
    ],
  },
});
