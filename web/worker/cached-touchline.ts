import type { WorkboxPlugin } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';

/** Cache of the panel's HTML shell; holds nothing else. */
const TOUCHLINE_CACHE = 'banda';
/** The same empty HTML shell is sent for every page of the panel. */
const SHELL = '/admin';
/** Seconds without a response after which the cached page is used. */
const PATIENCE_S = 4;

/** Whether a page is needed at the pitch without network: the panel's home and «Desde la banda». */
export function isTouchlinePage(pathname: string): boolean {
  return /^\/admin(\/partidos\/[^/]+\/banda)?\/?$/.test(pathname);
}

/** Network first; the cached shell if there is no answer in time or the server fails. */
export const touchlineStrategy = new NetworkFirst({
  cacheName: TOUCHLINE_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    {
      cacheKeyWillBeUsed: () => Promise.resolve(SHELL),
      // Only `cacheTouchline` writes to this cache.
      cacheWillUpdate: () => Promise.resolve(null),
      fetchDidSucceed: ({ response }) =>
        response.status < 500
          ? Promise.resolve(response)
          : Promise.reject(new Error('the server could not answer')),
    } satisfies WorkboxPlugin,
  ],
});

/**
 * Caches the panel's HTML shell and its code; resolves to whether both are cached. The shell is the same for everybody
 * and contains no data; its `no-store` only keeps it out of shared caches (docs/decisions/0016).
 */
export async function cacheTouchline(
  assetPaths: readonly string[],
  cacheAsset: (path: string) => Promise<Response>,
): Promise<boolean> {
  try {
    const shell = await fetch(SHELL);
    if (!shell.ok) return false;
    await Promise.all(assetPaths.map(cacheAsset));
    await (await caches.open(TOUCHLINE_CACHE)).put(SHELL, shell);
    return true;
  } catch {
    // Offline: an earlier copy may still be cached.
    return (await (await caches.open(TOUCHLINE_CACHE)).match(SHELL)) !== undefined;
  }
}
