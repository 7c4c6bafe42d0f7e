import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildFolders } from '../../scripts/build/folders';
import { ROOT } from '../../scripts/build/index';
import { startGoogleRuntime } from '../../scripts/platform/google-runtime';

/*
 * Builds a checkout and serves its demo club with its own code: `serve.ts FOLDER [--instance]`. Prints its URL and
 * runs until its standard input ends. With `--instance` the functions run as on Google's machines, with this
 * checkout's runtime (docs/decisions/0023), and the URL is that of the only instance for pages.
 */
const [, , root = '', mode] = process.argv;
const projectId = 'demo-club-visita';

interface Checkout {
  readonly buildAll: (target: 'local', folders: BuildFolders) => Promise<void>;
  readonly separateFolders: (root: string, name: string) => BuildFolders;
  readonly startPlatform: (options: object) => Promise<{
    readonly url: string;
    readonly firestoreHost: string;
    readonly authHost: string;
    stop(): Promise<void>;
  }>;
  readonly freePlatformPorts: () => Promise<unknown>;
}

const load = async (file: string) =>
  (await import(pathToFileURL(path.join(root, 'scripts', file)).href)) as Checkout;

process.chdir(root);
const { separateFolders } = await load('build/folders.ts');
const { buildAll } = await load('build/index.ts');
const { startPlatform } = await load('platform/platform.ts');
const { freePlatformPorts } = await load('platform/ports.ts');
const folders = separateFolders(root, 'visita');
await buildAll('local', folders);
const dir = await mkdtemp(path.join(os.tmpdir(), 'club-visita-'));
const logDir = path.join(dir, 'registro');
const platform = await startPlatform({
  root,
  projectId,
  ports: await freePlatformPorts(),
  folders,
  dataDir: path.join(dir, 'datos'),
  seed: 'demo',
  logDir,
  exportIntervalS: 0,
  log: () => undefined,
});
const { firestoreHost, authHost } = platform;
const runtime =
  mode === '--instance'
    ? await startGoogleRuntime({ root: ROOT, projectId, folders, firestoreHost, authHost, logDir })
    : undefined;
console.log(`listo ${platform.url} ${runtime?.functions.pagina[0]?.url ?? platform.url}`);
process.stdin.resume();
process.stdin.once('end', () => {
  void (async () => {
    await runtime?.stop();
    await platform.stop();
    process.exit(0);
  })();
});
