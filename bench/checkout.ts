import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { API_BASE, endpoints, type Partido } from '@club/shared';
import type * as Folders from '../scripts/build/folders';
import type * as Build from '../scripts/build/index';
import { ROOT } from '../scripts/build/index';
import { startGoogleRuntime } from '../scripts/platform/google-runtime';
import type * as Site from '../scripts/platform/platform';
import type * as Ports from '../scripts/platform/ports';

/*
 * Demo clubs of this checkout and of another one, for comparisons in the same run. This file is both the process that
 * serves a checkout with its own code (if it is the program) and what starts such processes.
 */

/** A running demo club of a checkout. */
interface ServedCheckout {
  /** `now`, or `before` for the other checkout. */
  readonly name: string;
  /** Origin of its pages. */
  readonly url: string;
  /** The most visited pages, with this checkout's paths. */
  readonly pages: readonly (readonly [name: string, path: string])[];
  stop(): Promise<unknown>;
}

async function findPages(site: string): Promise<ServedCheckout['pages']> {
  const read = async (call: string): Promise<unknown> =>
    (await fetch(`${site}${API_BASE}/${call}`)).json();
  const partidos = (await read(endpoints.fetchPartidos.path)) as Partido[];
  const [scorer] = (await read(endpoints.fetchRankingGoleadores.path)) as { jugador_id: string }[];
  const played = partidos.find(({ jugado, mvp }) => jugado && mvp);
  if (!played || !scorer) throw new Error('the demo club is incomplete');
  return [
    ['home', '/'],
    ['matches', '/partidos'],
    ['match', `/partidos/${played._id}`],
    ['player', `/jugador/${scorer.jugador_id}`],
    ['statistics', '/estadisticas'],
  ];
}

async function serve(name: string, root: string, args: readonly string[]): Promise<ServedCheckout> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', import.meta.filename, path.resolve(root), ...args],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.stdin.end();
    });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, site, url] = /^listo (\S+) (\S+)$/.exec(line) ?? [];
    if (site === undefined || url === undefined) continue;
    return { name, url, pages: await findPages(site), stop };
  }
  throw new Error(`${root} was not served`);
}

/**
 * Serves this checkout and, if given, the one in the folder `baseline` before it, each with its own code.
 * `isInstance`: with one instance as on Google's machines, otherwise as `npm start` does.
 */
export async function serveCheckouts(
  baseline: string | undefined,
  { isInstance }: { readonly isInstance: boolean },
): Promise<readonly ServedCheckout[]> {
  const args = isInstance ? ['--instance'] : [];
  const before = baseline === undefined ? [] : [await serve('before', baseline, args)];
  return [...before, await serve('now', ROOT, args)];
}

/**
 * Builds a checkout and serves its demo club until standard input ends. Prints its address and that of its pages:
 * with `--instance`, of the only instance, with the runtime of this checkout (docs/decisions/0023).
 */
async function serveHere(root: string, isInstance: boolean): Promise<void> {
  const load = async <T>(file: string) =>
    (await import(pathToFileURL(path.join(root, 'scripts', file)).href)) as T;
  process.chdir(root);
  const { separateFolders } = await load<typeof Folders>('build/folders.ts');
  const { buildAll } = await load<typeof Build>('build/index.ts');
  const { startPlatform } = await load<typeof Site>('platform/platform.ts');
  const { freePlatformPorts } = await load<typeof Ports>('platform/ports.ts');
  const folders = separateFolders(root, 'visita');
  await buildAll('local', folders);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'club-visita-'));
  const common = { projectId: 'demo-club-visita', folders, logDir: path.join(dir, 'registro') };
  const platform = await startPlatform({
    ...common,
    root,
    ports: await freePlatformPorts(),
    dataDir: path.join(dir, 'datos'),
    seed: 'demo',
    exportIntervalS: 0,
    log: () => undefined,
  });
  const { firestoreHost, authHost } = platform;
  const runtime = isInstance
    ? await startGoogleRuntime({ ...common, root: ROOT, firestoreHost, authHost })
    : undefined;
  console.log(`listo ${platform.url} ${runtime?.functions.pagina[0]?.url ?? platform.url}`);
  for await (const _ignored of process.stdin);
  await runtime?.stop();
  await platform.stop();
  process.exit(0);
}

if (process.argv[1] === import.meta.filename) {
  const [, , root = '', mode] = process.argv;
  await serveHere(root, mode === '--instance');
}
