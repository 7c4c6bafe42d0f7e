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
            // Each group is one chunk: the named module with everything that it imports. Without groups, the modules
            // that later screens share with the first screen would be about sixty small files. The entry's imports
            // have their own chunk, so that the entry does not wait for the other groups.
            groups: [
              {
                name: 'entry',
                // Everything that the entry loads, except the entry itself.
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
