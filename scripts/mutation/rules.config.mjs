/** Stryker's configuration for the rules of the game (docs/decisions/0032). */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  mutate: ['shared/src/rules/**/*.ts', '!**/*.test.ts'],
  ignorePatterns: ['/docs', '/e2e', '/ops', '.club', '.tsbuild', 'dist'],
  coverageAnalysis: 'perTest',
  // Static mutants (mostly tables of words) would need every test to run.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'node_modules/.cache/mutation/rules.json',
  // Outside node_modules, because vitest ignores tests in there.
  tempDirName: '.club/mutation',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { reportTests: false, allowEmojis: false, skipFull: true },
  htmlReporter: { fileName: 'node_modules/.cache/mutation/rules.html' },
  thresholds: { high: 95, low: 85, break: 85 },
  // On a busy machine a shorter limit would count slow tests as failed.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
};
