import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Firebase products that reactfire imports whatever is used: their code stays out unless a page calls it. */
const PRODUCTS_OF_REACTFIRE =
  /(@firebase|firebase)[\\/](auth|functions|storage|remote-config|performance|analytics|app-check)[\\/]/;

/** What emotion's `withTheme` needs, which nothing here calls; CommonJS, so a bundler must be told. */
const STATICS_OF_EMOTION = /(hoist-non-react-statics|react-is)[\\/]/;

/** Modules that public pages may share; the panel's stay with its screens. */
const SHARED_BY_PAGES = new RegExp(
  [
    'web/(components|lib/(estado|live)|site/(estadisticas|jugador|noticias|partidos|plantilla))/',
    'web/(lib/(fechas|paths|when-idle)|site/pages/[^/]+)\\.tsx?',
    'shared/src/(api-base|firestore-paths|vocabulario)',
    'shared/src/domain/(contadores|contribution|forma|imagen|jugador|local-date|marcador|next-games|orden|racha|titulos)',
    '@mui/material/(Card|Paper)/|@mui/utils/',
  ].join('|'),
);

const unused = (file: string) => path.resolve(import.meta.dirname, 'lib/live/unused', file);
const routerBuild = (file: string) =>
  path.resolve(
    path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
    'dist/production',
    file,
  );

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  resolve: {
    // What tree-shaking cannot remove, 470 kB of source (docs/decisions/0010).
    alias: [
      { find: 're2js', replacement: unused('re2js.ts') },
      { find: 'firebase/database', replacement: unused('firebase-database.ts') },
      // Its package names the development build whatever is built: warnings that no reader ever sees.
      { find: /^react-router$/, replacement: routerBuild('index.mjs') },
      { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Browsers that lack it only load a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The server's build is one file (scripts/build/web.ts).
      output:
        isSsrBuild === true
          ? { codeSplitting: false }
          : {
              // Each screen of the panel is a chunk, and would break what it shares with public pages into many small ones:
              // they stay together instead, as one download that compresses better.
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
                    name: 'estilos',
                    tags: ['$initial'],
                    test: /node_modules\/(@emotion|@mui|stylis)\//,
                    priority: 2,
                  },
                  {
                    name: 'base',
                    tags: ['$initial'],
                    entriesAware: true,
                    entriesAwareMergeThreshold: 20_000,
                    includeDependenciesRecursively: false,
                  },
                  // What several public pages share: one download beside the page's own.
                  {
                    name: 'paginas',
                    test: SHARED_BY_PAGES,
                    minShareCount: 2,
                    includeDependenciesRecursively: false,
                  },
                ],
              },
              // Without the list of its users that the bundler appends to a group's name.
              chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
            },
      treeshake: {
        moduleSideEffects: [
          { test: PRODUCTS_OF_REACTFIRE, sideEffects: false },
          { test: STATICS_OF_EMOTION, sideEffects: false },
        ],
      },
    },
  },
}));
