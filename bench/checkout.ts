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
import type * as Site from '../scripts/platform/google-site';
import type * as Ports from '../scripts/platform/ports';
import { median } from './measure';

/*
 * Compares the pages of this checkout with those of another one in the same run. Run as a program, this file serves one
 * checkout with that checkout's own code; `compareCheckouts` starts one such child process per checkout.
 */

type ServedCheckout = Awaited<ReturnType<typeof serve>>;

/** Paths of the most visited pages of a site. */
async function findPages(site: string): Promise<Readonly<Record<string, string>>> {
  const read = async (call: string): Promise<unknown> =>
    (await fetch(`${site}${API_BASE}/${call}`)).json();
  const partidos = (await read(endpoints.fetchPartidos.path)) as Partido[];
  const [scorer] = (await read(endpoints.fetchRankingGoleadores.path)) as { jugador_id: string }[];
  const played = partidos.find(({ jugado, mvp }) => jugado && mvp);
  if (!played || !scorer) throw new Error('the demo club is incomplete');
  return {
    home: '/',
    matches: '/partidos',
    match: `/partidos/${played._id}`,
    player: `/jugador/${scorer.jugador_id}`,
    statistics: '/estadisticas',
  };
}

/** Starts the demo club of a checkout. `instance` is the origin of the function that renders pages, without Hosting. */
async function serve(name: string, root: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', import.meta.filename, path.resolve(root)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.stdin.end();
    });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url, instance] = /^served (\S+) (\S+)$/.exec(line) ?? [];
    if (url === undefined || instance === undefined) continue;
    return { name, url, instance, pages: await findPages(url), stop };
  }
  throw new Error(`the process that serves ${root} has ended`);
}

/**
 * Measures each page of this checkout `rounds` times and prints medians. `baseline` is the folder of another checkout,
 * which is measured too, and printed with the ratios. `measure` returns one figure per column.
 */
export async function compareCheckouts(
  baseline: string | undefined,
  rounds: number,
  columns: readonly string[],
  measure: (site: ServedCheckout, path: string) => Promise<readonly number[]>,
): Promise<void> {
  const before = baseline === undefined ? [] : [await serve('before', baseline)];
  const served = [...before, await serve('now', ROOT)];
  const print = (page: string, name: string, cells: readonly string[]) => {
    const row = cells.map((cell) => cell.padStart(12)).join('');
    console.log(page.padEnd(12) + name.padEnd(12) + row);
  };
  try {
    print('page', 'checkout', columns);
    for (const page of Object.keys(served[0]?.pages ?? {})) {
      const figures = served.map(() => columns.map((): number[] => []));
      // The checkouts take turns, so that other load on the machine affects both equally.
      for (let round = 0; round < rounds; round += 1) {
        for (const [which, site] of served.entries()) {
          const result = await measure(site, site.pages[page] ?? '/');
          for (const [column, figure] of result.entries()) figures[which]?.[column]?.push(figure);
        }
      }
      const medians = figures.map((all) => all.map(median));
      for (const [which, { name }] of served.entries())
        print(page, name, medians[which]?.map((figure) => figure.toFixed(1)) ?? []);
      const [first, now] = medians;
      const ratios = now?.map((figure, column) => figure / (first?.[column] ?? Number.NaN));
      if (ratios)
        print(
          page,
          'now / before',
          ratios.map((ratio) => ratio.toFixed(2)),
        );
    }
  } finally {
    await Promise.all(served.map((one) => one.stop()));
  }
}

/** Builds a checkout and serves its demo club until standard input ends. Prints its addresses. */
async function serveHere(root: string): Promise<void> {
  const load = async <T>(file: string) =>
    (await import(pathToFileURL(path.join(root, 'scripts', file)).href)) as T;
  process.chdir(root);
  const { separateFolders } = await load<typeof Folders>('build/folders.ts');
  const { buildAll } = await load<typeof Build>('build/index.ts');
  const { startGoogleSite } = await load<typeof Site>('platform/google-site.ts');
  const { freePlatformPorts } = await load<typeof Ports>('platform/ports.ts');
  const folders = separateFolders(root, 'visita');
  await buildAll('local', folders);
  const options = {
    // The scripts of an older checkout need it.
    root,
    projectId: 'demo-club-visita',
    ports: await freePlatformPorts(),
    folders,
    seed: 'demo',
    logDir: await mkdtemp(path.join(os.tmpdir(), 'club-visita-')),
    log: () => undefined,
  } as const;
  const { url, runtime, stop } = await startGoogleSite(options);
  console.log(`served ${url} ${runtime.functions.pagina[0].url}`);
  for await (const _ignored of process.stdin);
  await stop();
  process.exit(0);
}

if (process.argv[1] === import.meta.filename) await serveHere(process.argv[2] ?? ROOT);
