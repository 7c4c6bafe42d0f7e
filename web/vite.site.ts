import path from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import { baseConfig } from './vite.base.ts';

/** The public site: server-rendered and hydrated, with one chunk per page. */
export default defineConfig(({ isSsrBuild }) =>
  mergeConfig(baseConfig, {
    build: {
      // The starter preloads what hydration needs, and `preloadPages` the rest.
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
                    // Code shared by several pages, without what is derived from all seasons. What fewer share gets
                    // small chunks of its own. With 5, a first visit has more requests, with 3 more bytes.
                    {
                      name: 'paginas',
                      test: /^(?!.*all-time)/,
                      minShareCount: 4,
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
