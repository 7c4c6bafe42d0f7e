import path from 'node:path';
import { build } from 'esbuild';
import type { BuildFolders } from '../folders';
import { workerAssets } from './worker-assets';

/** Adds the service worker to a built web folder, for reading offline (docs/decisions/0015). */
export async function buildPwa(root: string, folders: BuildFolders): Promise<void> {
  const { web } = folders;
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
      PUBLIC_ASSETS: JSON.stringify(publicas),
      BANDA_ASSETS: JSON.stringify(banda),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
  });
}
