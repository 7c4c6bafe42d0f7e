import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { API_BASE, endpoints, type Partido } from '@club/shared';
import { ROOT } from '../../scripts/build/index';

/** The demo club of a checkout, being served. */
export interface ServedCheckout {
  /** `now`, or `before` for another checkout than this. */
  readonly name: string;
  /** Origin of its pages. */
  readonly url: string;
  /** Pages that a reader opens most, as this checkout addresses them. */
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
 * Serves this checkout and, before it, another one in the folder `baseline`, each with its own code. `isInstance`: by one
 * instance as on Google's machines, else as `npm start` does.
 */
export async function serveCheckouts(
  baseline: string | undefined,
  { isInstance }: { readonly isInstance: boolean },
): Promise<readonly ServedCheckout[]> {
  const args = isInstance ? ['--instance'] : [];
  const before = baseline === undefined ? [] : [await serve('before', baseline, args)];
  return [...before, await serve('now', ROOT, args)];
}
