import path from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import { baseConfig } from './vite.base.ts';

/** Modules that several pages may share in one download beside the page's own. */
const SHARED_BY_PAGES = new RegExp(
  [
    'web/(components|lib/(estado|live)|site/(estadisticas|jugador|noticias|partidos|plantilla))/',
    'web/(lib/[^/]+|site/pages/[^/]+)\\.(tsx?|module\\.css)',
    'shared/src/(api-base|firestore-paths|vocabulario|text|paleta\\.)',
    'shared/src/(domain|eventos)/',
  ].join('|'),
);

/** The public site: rendered by the server, taken over by the browser, each page a chunk of its own. */
export default defineConfig(({ isSsrBuild }) =>
  mergeConfig(baseConfig, {
    build: {
      manifest: '.vite/site.json',
      // One sheet for all pages, which stands in the page itself (scripts/build/web.ts).
      cssCodeSplit: false,
      rolldownOptions: {
        ...(isSsrBuild !== true && {
          input: path.join(import.meta.dirname, 'site/index.html'),
        }),
        // The server's build is one file (scripts/build/web.ts).
        output:
          isSsrBuild === true
            ? { codeSplitting: false }
            : {
                codeSplitting: {
                  groups: [
                    // What every page needs of libraries, in files that are evaluated one after the other
                    // (scripts/build/start-after-paint.ts).
                    {
                      name: 'react',
                      tags: ['$initial'],
                      test: /node_modules\/(react|react-router|react-router-dom)\//,
                      priority: 3,
                    },
                    {
                      name: 'base',
                      tags: ['$initial'],
                      includeDependenciesRecursively: false,
                    },
                    // What most pages share; what only two do comes with each of these, in a small file of its own.
                    {
                      name: 'paginas',
                      test: SHARED_BY_PAGES,
                      minShareCount: 3,
                      includeDependenciesRecursively: false,
                    },
                  ],
                },
                // Without the list of its users that the bundler appends to a group's name.
                chunkFileNames: ({ name }: { name: string }) =>
                  `assets/${name.replace(/~.*/, '')}-[hash].js`,
              },
      },
    },
  }),
);
