import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Firebase products that reactfire imports whatever is used: their code stays out unless a page calls it. */
const PRODUCTS_OF_REACTFIRE =
  /(@firebase|firebase)[\\/](auth|functions|storage|remote-config|performance|analytics|app-check)[\\/]/;

const unused = (file: string) => path.resolve(import.meta.dirname, 'src/lib/live/unused', file);

export default defineConfig({
  plugins: [react()],
  resolve: {
    // What tree-shaking cannot remove, 470 kB of source (docs/decisions/0010).
    alias: { re2js: unused('re2js.ts'), 'firebase/database': unused('firebase-database.ts') },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      output: {
        // Each screen of the panel is a chunk, and would break what it shares with public pages into many small ones:
        // they stay together instead, as one download that compresses better.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              tags: ['$initial'],
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
              includeDependenciesRecursively: false,
            },
          ],
        },
        // Without the list of its users that the bundler appends to a group's name.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
      },
      treeshake: { moduleSideEffects: [{ test: PRODUCTS_OF_REACTFIRE, sideEffects: false }] },
    },
  },
});
