import { defineConfig } from 'vitest/config';

const integration = [
  '{functions/src,scripts}/**/*.integration.test.ts',
  'firestore-rules/*.test.ts',
];
const setupFiles = ['testing/property-seed.ts'];
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
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: ignored,
          setupFiles,
        },
      },
      {
        test: {
          name: 'integracion',
          include: integration,
          exclude: ignored,
          globalSetup: ['testing/emulators.ts'],
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
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
