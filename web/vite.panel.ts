import path from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import { baseConfig } from './vite.base.ts';

/** The panel with its login: an application of its own, which the browser renders. */
export default defineConfig(
  mergeConfig(baseConfig, {
    // What is not code belongs to the site's build.
    publicDir: false,
    build: {
      manifest: '.vite/panel.json',
      assetsDir: 'assets/panel',
      rolldownOptions: { input: path.join(import.meta.dirname, 'panel/index.html') },
    },
  }),
);
