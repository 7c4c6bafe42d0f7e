import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { chunksOf, type Manifest, PANEL_MODULES, readManifest } from './web-manifest';

/** Modules that «Desde la banda» needs offline: its screen, the panel with its home screen, and the login. */
const BANDA = [
  ...PANEL_MODULES,
  'panel/app/touchline-route.tsx',
  'panel/touchline/on-this-phone.tsx',
  'panel/session/access-routes.tsx',
];

/** Code and styles of chunks, as sorted paths. */
const pathsOf = (chunks: readonly Manifest[string][]) =>
  [...new Set(chunks.flatMap(({ file, css }) => [file, ...css]))].map((file) => `/${file}`).sort();

/** Code, styles and fonts that a device may cache: of public pages, lazy ones too, and of «Desde la banda». */
async function workerAssets(web: string) {
  const [site, panel] = await Promise.all([readManifest(web, 'site'), readManifest(web, 'panel')]);
  const fonts = (await readdir(path.join(web, 'assets'))).filter((file) => file.endsWith('.woff2'));
  const code = chunksOf(site, ['arranque', 'site/index.html'], ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ]);
  return {
    publicas: [...pathsOf(code), ...fonts.map((file) => `/assets/${file}`)].sort(),
    banda: pathsOf(chunksOf(panel, BANDA)),
  };
}

/** Adds the service worker to a built web folder, for reading offline (docs/decisions/0015). */
export async function buildPwa(root: string, web: string): Promise<void> {
  const { publicas: publicPages, banda } = await workerAssets(web);
  await build({
    absWorkingDir: root,
    entryPoints: ['web/worker/service-worker.ts'],
    outfile: path.join(web, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      PUBLIC_ASSETS: JSON.stringify(publicPages),
      BANDA_ASSETS: JSON.stringify(banda),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
  });
}
