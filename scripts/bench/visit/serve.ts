import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Serves the demo club as a checkout builds it, with that checkout's own code: `serve.ts FOLDER`. Prints its address and
 * runs until its standard input ends.
 */
const [, , root = ''] = process.argv;

interface Checkout {
  readonly buildAll: (target: 'local', folders: unknown) => Promise<void>;
  readonly separateFolders: (root: string, name: string) => unknown;
  readonly startPlatform: (
    options: object,
  ) => Promise<{ readonly url: string; stop(): Promise<void> }>;
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
const platform = await startPlatform({
  root,
  projectId: 'demo-club-visita',
  ports: await freePlatformPorts(),
  folders,
  dataDir: path.join(dir, 'datos'),
  seed: 'demo',
  logDir: path.join(dir, 'registro'),
  exportIntervalS: 0,
  log: () => undefined,
});
console.log(`listo ${platform.url}`);
process.stdin.resume();
process.stdin.once('end', () => {
  void platform.stop().then(() => process.exit(0));
});
