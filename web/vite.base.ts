import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/** Firebase products that reactfire imports. Declared free of side effects, so that unused ones are tree-shaken. */
const PRODUCTS_OF_REACTFIRE =
  /(@firebase|firebase)[\\/](auth|functions|storage|remote-config|performance|analytics|app-check)[\\/]/;

const unused = (file: string) => path.resolve(import.meta.dirname, 'lib/live/unused', file);
const routerBuild = (file: string) =>
  path.resolve(
    path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
    'dist/production',
    file,
  );

/** Shared by both applications, the development server and the server build. */
export const baseConfig = {
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    // Tree shaking cannot remove these 470 kB of source (docs/decisions/0009).
    alias: [
      { find: 're2js', replacement: unused('re2js.ts') },
      { find: 'firebase/database', replacement: unused('firebase-database.ts') },
      // The package's exports always select the development build, with its warnings.
      { find: /^react-router$/, replacement: routerBuild('index.mjs') },
      { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
    ],
  },
  // Entries of both applications: dependencies that Vite discovers later would reload the page.
  optimizeDeps: { entries: ['site/main.tsx', 'panel/main.tsx'] },
  build: {
    // Browsers without modulepreload only load slightly later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: PRODUCTS_OF_REACTFIRE, sideEffects: false }] },
    },
  },
} satisfies UserConfig;
