import rules from './rules.config.mjs';

/** Stryker's configuration for the panel's logic. Hooks and code that needs a browser are tested by journeys. */
export default {
  ...rules,
  mutate: [
    'web/panel/**/*.ts',
    '!web/panel/**/{use-*,*.test}.ts',
    '!web/panel/**/testing/**',
    '!web/panel/{backup/backup-file,photos/prepare-photo}.ts',
  ],
  incrementalFile: 'node_modules/.cache/mutation/panel.json',
  htmlReporter: { fileName: 'node_modules/.cache/mutation/panel.html' },
  thresholds: { high: 95, low: 70, break: 70 },
};
