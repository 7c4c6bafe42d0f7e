/** What is changed to see whether a test notices, which tests those are, and how many must be noticed. */
export interface MutationRoom {
  readonly mutate: readonly string[];
  readonly tests: string;
  readonly environment: 'node' | 'jsdom';
  /** Percent of the changes that some test must notice. */
  readonly least: number;
}

export const MUTATION_ROOMS = {
  dominio: {
    mutate: ['shared/src/domain/**/*.ts'],
    tests: 'shared/src/**/*.test.ts',
    environment: 'node',
    least: 85,
  },
  panel: {
    // Hooks and what only a browser can do are for journeys.
    mutate: [
      'web/panel/**/*.ts',
      '!web/panel/**/use-*.ts',
      '!web/panel/**/testing/**',
      '!web/panel/{copia/{browser-tools,download-file},fotos/prepare-photo}.ts',
    ],
    tests: 'web/panel/**/*.test.{ts,tsx}',
    environment: 'jsdom',
    least: 70,
  },
} as const satisfies Record<string, MutationRoom>;
