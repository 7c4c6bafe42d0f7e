import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/** Firebase products that reactfire imports whatever is used: their code stays out unless a page calls it. */
const PRODUCTS_OF_REACTFIRE =
  /(@firebase|firebase)[\\/](auth|functions|storage|remote-config|performance|analytics|app-check)[\\/]/;

const unused = (file: string) => path.resolve(import.meta.dirname, 'lib/live/unused', file);
const routerBuild = (file: string) =>
  path.resolve(
    path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
    'dist/production',
    file,
  );

/** What both applications, their development server and the server's build have in common. */
export const baseConfig = {
  root: import.meta.dirname,
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
  // The development server serves both applications: packages that it finds later would have it load a page anew.
  optimizeDeps: { entries: ['site/main.tsx', 'panel/main.tsx'] },
  build: {
    // Browsers that lack it only load a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: PRODUCTS_OF_REACTFIRE, sideEffects: false }] },
    },
  },
} satisfies UserConfig;
