import { defineConfig } from 'vitest/config';

/** Long, because Stryker would count a test that times out on a busy machine as one that detects the mutant. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000 };

/** The tests of the mutated code. Stryker runs those that are related to a mutant. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['shared/src/**/*.test.ts'],
          setupFiles: ['testing/property-seed.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'panel',
          environment: 'jsdom',
          include: ['web/panel/**/*.test.{ts,tsx}'],
          setupFiles: ['testing/property-seed.ts', 'web/lib/testing/page-setup.ts'],
          ...patient,
        },
      },
    ],
  },
});
