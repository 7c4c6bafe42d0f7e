import { defineConfig } from 'vitest/config';
import { keptProcess } from './kept-process';
import { MUTATION_ROOMS } from './rooms';

const isPanel = process.env['CLUB_MUTATION_ROOM'] === 'panel';
const { tests, environment } = MUTATION_ROOMS[isPanel ? 'panel' : 'dominio'];

/** The tests of one room, set up for the mutation runner: one process, stop at the first failure. */
export default defineConfig({
  plugins: [
    {
      name: keptProcess.name,
      configureVitest({ project }) {
        project.config.pool = keptProcess.name;
        project.config.poolRunner = keptProcess;
        project.config.isolate = false;
      },
    },
  ],
  test: {
    include: [process.env['CLUB_MUTATION_TESTS'] ?? tests],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.tsbuild/**'],
    environment,
    // A timeout on a busy machine must not count as a detected mutant.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: [
      'testing/property-seed.ts',
      'scripts/mutation/first-failure.ts',
      'scripts/mutation/own-databases.ts',
      ...(isPanel ? ['web/lib/testing/page-setup.ts'] : []),
    ],
  },
});
