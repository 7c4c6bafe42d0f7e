import path from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import { baseConfig } from './vite.base.ts';

/** The panel with its login, rendered only in the browser. */
export default defineConfig(
  mergeConfig(baseConfig, {
    // Static files belong to the site's build.
    publicDir: false,
    build: {
      manifest: '.vite/panel.json',
      assetsDir: 'assets/panel',
      // `npm test` has budgets of its own (scripts/check/bundle-budget.ts).
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'panel/index.html'),
        output: {
          codeSplitting: {
            // Each with all that it imports, as one chunk: what later screens share with the first one would otherwise
            // be sixty small files. What the entry imports is apart, so that it waits for nothing else.
            groups: [
              {
                name: 'entry',
                tags: ['$initial'],
                test: /^(?!.*panel\/(main\.tsx|index\.html)$)/,
                priority: 4,
              },
              { name: 'auth', test: /auth\/firebase-auth\.ts$/, priority: 3 },
              { name: 'session', test: /session\/early\.ts$/, priority: 2 },
              { name: 'start', test: /panel\/start\.tsx$/, priority: 1 },
            ],
          },
        },
      },
    },
  }),
);
