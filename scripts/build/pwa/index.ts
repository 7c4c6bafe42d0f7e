import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clubConfig } from '@club/shared';
import { build } from 'esbuild';
import type { BuildFolders } from '../folders';
import { writePictures } from '../pictures';
import { offlinePage } from './offline-page';
import { workerAssets } from './worker-assets';
import { webManifest } from './web-manifest';

const OFFLINE_PAGE = '/sin-conexion.html';

/** Makes a built web folder installable and readable offline: manifest, pictures, service worker (docs/decisions/0017). */
export async function buildPwa(root: string, folders: BuildFolders): Promise<void> {
  const { web } = folders;
  await writePictures(clubConfig, folders);
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
