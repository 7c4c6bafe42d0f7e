import type { WorkboxPlugin } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';

/** Where the panel's empty page is kept; nothing else is in it. */
const BANDA_CACHE = 'banda';
/** The page that `pagina` sends for every screen of the panel: without content, the browser fills it. */
const SHELL = '/admin';
/** After so many seconds without an answer the kept page is shown. */
const PATIENCE_S = 4;

/** Whether a page is among those that must open at the pitch: the panel's home and «Desde la banda». */
export function isBandaPage(pathname: string): boolean {
  return /^\/admin(\/partidos\/[^/]+\/banda)?\/?$/.test(pathname);
}

/** Answers with the page from the network or, without one, with the kept page. */
export const bandaPages = new NetworkFirst({
  cacheName: BANDA_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    {
      cacheKeyWillBeUsed: () => Promise.resolve(SHELL),
      // Only what `keepBanda` fetched is kept.
      cacheWillUpdate: () => Promise.resolve(null),
      fetchDidSucceed: ({ response }) =>
        response.status < 500
          ? Promise.resolve(response)
          : Promise.reject(new Error('the server could not answer')),
    } satisfies WorkboxPlugin,
  ],
});

/**
 * Keeps the panel's empty page and its code on the device, and tells whether they are there. The page is the same
 * for everybody and holds no data: its `no-store` keeps it out of shared caches (docs/decisions/0018).
 */
export async function keepBanda(
  paths: readonly string[],
  keepAsset: (path: string) => Promise<Response>,
): Promise<boolean> {
  try {
    const shell = await fetch(SHELL);
    if (!shell.ok) return false;
    await Promise.all(paths.map(keepAsset));
    await (await caches.open(BANDA_CACHE)).put(SHELL, shell);
    return true;
  } catch {
    // Without coverage: what was kept before still is.
    return (await (await caches.open(BANDA_CACHE)).match(SHELL)) !== undefined;
  }
}
