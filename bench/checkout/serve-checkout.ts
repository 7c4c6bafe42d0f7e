import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { API_BASE, endpoints, type Partido } from '@club/shared';
import { ROOT } from '../../scripts/build/index';

/** A running demo club of a checkout. */
export interface ServedCheckout {
  /** `now`, or `before` for the other checkout. */
  readonly name: string;
  /** Origin of its pages. */
  readonly url: string;
  /** The most visited pages, with this checkout's paths. */
  readonly pages: readonly (readonly [name: string, path: string])[];
  stop(): Promise<unknown>;
}

async function read<T>(url: string, call: string): Promise<T> {
  return (await (await fetch(`${url}${API_BASE}/${call}`)).json()) as T;
}

async function pagesOf(url: string): Promise<ServedCheckout['pages']> {
  const played = (await read<Partido[]>(url, endpoints.fetchPartidos.path)).find(
    ({ jugado, mvp }) => jugado && mvp,
  );
  const [scorer] = await read<{ jugador_id: string }[]>(url, endpoints.fetchRankingGoleadores.path);
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
  const script = path.join(import.meta.dirname, 'serve.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, path.resolve(root), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.stdin.end();
    });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, site, url] = /^listo (\S+) (\S+)$/.exec(line) ?? [];
    if (site === undefined || url === undefined) continue;
    return { name, url, pages: await pagesOf(site), stop };
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
