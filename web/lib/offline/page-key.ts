/** Name of the cache with visited pages, shared by the service worker and the page. */
export const PAGES_CACHE = 'paginas';

/** Header of a cached page: when it came from the server, ISO 8601. */
export const CACHED_AT_HEADER = 'x-guardada';

/** Messages to the service worker: cache a public page, or everything that «Desde la banda» needs offline. */
export type WorkerMessage =
  | { readonly tipo: 'guardar-pagina'; readonly url: string }
  | { readonly tipo: 'guardar-banda' };

/** Whether a page may be cached on the device: all public pages, nothing of the panel or the API. */
export function isPublicPage(pathname: string): boolean {
  return (
    !/^\/(admin|login|alta|b-api|assets)(\/|$)/.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname)
  );
}

/** Query parameters that decide what a page shows. The search page is never cached. */
const QUERY = ['temporada', 'pagina', 'a', 'b'];

/** Cache key of a page. Different spellings of its URL have the same key. */
export function pageKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const path = pathname === '/home' ? '/' : pathname.replace(/(.)\/+$/, '$1');
  const query = QUERY.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return `${origin}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
