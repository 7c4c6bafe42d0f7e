import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clubConfig } from '@club/shared';
import { build } from 'esbuild';
import { drawCrest } from './draw-crest';
import { offlinePage } from './offline-page';
import { workerAssets } from './worker-assets';
import { ICONS, webManifest } from './web-manifest';

const OFFLINE_PAGE = '/sin-conexion.html';

/** Makes a built web folder installable and readable offline: manifest, icons, service worker (docs/decisions/0017). */
export async function buildPwa(root: string, web: string): Promise<void> {
  for (const [name, icon] of Object.entries(ICONS)) {
    await writeFile(path.join(web, name), drawCrest(clubConfig.escudo, icon));
  }
  await writeFile(path.join(web, 'manifest.webmanifest'), JSON.stringify(webManifest(clubConfig)));
  await writeFile(path.join(web, OFFLINE_PAGE), offlinePage(clubConfig));
  const { publicas, banda } = await workerAssets(web);
  await build({
    absWorkingDir: root,
    entryPoints: ['web/worker/service-worker.ts'],
    outfile: path.join(web, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      PUBLIC_ASSETS: JSON.stringify([...publicas, OFFLINE_PAGE, '/icono-192.png']),
      BANDA_ASSETS: JSON.stringify(banda),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
  });
}
