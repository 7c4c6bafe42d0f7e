/** Files to mutate, the tests to run, and the minimum score. */
export interface MutationRoom {
  readonly mutate: readonly string[];
  readonly tests: string;
  readonly environment: 'node' | 'jsdom';
  /** Minimum share of mutants that the tests must notice, percent. */
  readonly least: number;
}

export const MUTATION_ROOMS = {
  dominio: {
    mutate: ['shared/src/rules/**/*.ts'],
    tests: 'shared/src/**/*.test.ts',
    environment: 'node',
    least: 85,
  },
  panel: {
    // Hooks and code that needs a browser are tested by journeys.
    mutate: [
      'web/panel/**/*.ts',
      '!web/panel/**/use-*.ts',
      '!web/panel/**/testing/**',
      '!web/panel/{backup/{browser-tools,download-file},photos/prepare-photo}.ts',
    ],
    tests: 'web/panel/**/*.test.{ts,tsx}',
    environment: 'jsdom',
    least: 70,
  },
} as const satisfies Record<string, MutationRoom>;
