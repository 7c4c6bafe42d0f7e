import path from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import { baseConfig } from './vite.base.ts';

/** Modules that may go into the chunk shared by several pages. */
const SHARED_BY_PAGES = new RegExp(
  [
    'web/(components|lib/(state|live)|site/(estadisticas|jugador|noticias|partidos))/',
    'web/(lib/[^/]+|site/pages/[^/]+)\\.(tsx?|module\\.css)',
    'shared/src/(club-config|firestore-paths|vocabulary|text|palette\\.)',
    'shared/src/(rules|eventos)/',
  ].join('|'),
);

/** The public site: server-rendered and hydrated, with one chunk per page. */
export default defineConfig(({ isSsrBuild }) =>
  mergeConfig(baseConfig, {
    build: {
      // The starter preloads what hydration needs, and `loadOtherPages` the rest.
      modulePreload: false,
      manifest: '.vite/site.json',
      // One style sheet for all pages, inlined into the HTML (scripts/build/web.ts).
      cssCodeSplit: false,
      rolldownOptions: {
        ...(isSsrBuild !== true && {
          input: path.join(import.meta.dirname, 'site/index.html'),
        }),
        // The server build is one file (scripts/build/web.ts).
        output:
          isSsrBuild === true
            ? { codeSplitting: false }
            : {
                codeSplitting: {
                  groups: [
                    // Libraries that every page needs, in chunks that are evaluated one after the other
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
                    // Derived from the document of all seasons: for the history page and parts that load on demand.
                    {
                      name: 'historia',
                      test: /shared\/src\/rules\/all-time\.ts$/,
                      includeDependenciesRecursively: false,
                      priority: 2,
                    },
                    // Drawings: of news, and of players.
                    {
                      name: (id: string) => (id.includes('noticia') ? 'dibujos' : 'retrato'),
                      debugName: 'dibujos',
                      test: /web\/components\/(noticia-(art|picture)|player-portrait)\.tsx$/,
                      includeDependenciesRecursively: false,
                      priority: 2,
                    },
                    // A player's figures, for his page and comparisons.
                    {
                      name: 'figures',
                      test: /shared\/src\/rules\/estadisticas\.ts$/,
                      includeDependenciesRecursively: false,
                      priority: 2,
                    },
                    // Code shared by at least three pages. What only two share gets small chunks of its own.
                    {
                      name: 'paginas',
                      test: SHARED_BY_PAGES,
                      minShareCount: 3,
                      includeDependenciesRecursively: false,
                    },
                  ],
                },
                // Removes the list of importers that the bundler appends to a group's name.
                chunkFileNames: ({ name }: { name: string }) =>
                  `assets/${name.replace(/~.*/, '')}-[hash].js`,
              },
      },
    },
  }),
);
