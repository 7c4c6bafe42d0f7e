import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { clockOffset } from './testing/club-clock';
import { LongestFirst } from './testing/longest-first';
import { PATIENCE_MS } from './testing/patience';

// Test workers, and the processes that tests start, inherit the offset.
process.env['CLUB_CLOCK_OFFSET_MS'] = String(clockOffset(process.env));

const integration = [
  '{functions/src,scripts,testing}/**/*.integration.test.ts',
  'firestore-rules/*.test.ts',
];
const setupFiles = ['testing/property-seed.ts'];
/** One core is left free, as by vitest's default, but there are at least two workers. */
const onCores = { maxWorkers: Math.max(2, os.availableParallelism() - 1) };
/** More workers would only queue at the emulator. */
const onEmulators = { maxWorkers: 2, sequence: { groupOrder: 1 } };
/** Long timeouts, for machines that are five times slower: they only end tests that hang. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000 };
const ignored = ['**/node_modules/**', '**/dist/**', '**/.tsbuild/**'];

const report = process.env['CLUB_TEST_REPORT'];

export default defineConfig({
  test: {
    reporters: report === undefined ? 'default' : ['default', ['junit', { outputFile: report }]],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // These tests leave no state, so each worker loads the code once for all its files.
          isolate: false,
          include: ['{shared,functions}/src/**/*.test.ts', '{scripts,testing,bench}/**/*.test.ts'],
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
          // Loads React and MUI once per worker, not once for each of eighty files.
          isolate: false,
          setupFiles: [...setupFiles, 'testing/moved-date.ts', 'web/lib/testing/page-setup.ts'],
          ...onCores,
          ...patient,
        },
      },
      {
        test: {
          name: 'integration',
          include: integration,
          exclude: ignored,
          globalSetup: ['testing/emulators.ts'],
          ...onEmulators,
          // Loads Firebase's libraries once per worker, not once for each of fifty files.
          isolate: false,
          expect: { poll: { timeout: PATIENCE_MS } },
          ...patient,
        },
      },
    ],
  },
});
