import os from 'node:os';
import { defineConfig } from 'vitest/config';

const integration = [
  '{functions/src,scripts,testing}/**/*.integration.test.ts',
  'firestore-rules/*.test.ts',
];
const setupFiles = ['testing/property-seed.ts'];
/** One for each core but one, as is vitest's rule, yet not a single one where there are two. */
const onCores = { maxWorkers: Math.max(2, os.availableParallelism() - 1) };
/** Those that wait for an emulator leave a core idle: three keep two cores busy, and more only wait in one queue. */
const onEmulators = { maxWorkers: 3, sequence: { groupOrder: 1 } };
const ignored = ['**/node_modules/**', '**/dist/**', '**/.tsbuild/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,functions}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...ignored, ...integration],
          setupFiles,
          ...onCores,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ignored,
          setupFiles,
          ...onCores,
          // A person at a screen of the panel takes a while, and the machine may do something else beside.
          testTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'integracion',
          include: integration,
          exclude: ignored,
          globalSetup: ['testing/emulators.ts'],
          ...onEmulators,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'recorridos',
          include: ['e2e/*.journey.ts'],
          exclude: ignored,
          globalSetup: ['testing/running-site.ts'],
          // One browser and one club for all: journeys take turns.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'plataforma',
          include: ['e2e/plataforma/*.journey.ts'],
          exclude: ignored,
          globalSetup: ['testing/running-site.ts'],
          // Instances and stores are killed here: files take turns, and most of the time is waiting.
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
