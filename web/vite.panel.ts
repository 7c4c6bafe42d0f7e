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
      rolldownOptions: { input: path.join(import.meta.dirname, 'panel/index.html') },
    },
  }),
);
