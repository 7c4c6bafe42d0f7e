/** Name of the cache with the pages seen last, shared by the service worker and the page. */
export const PAGES_CACHE = 'paginas';

/** Header of a kept page: the instant at which it came from the server, ISO 8601. */
export const KEPT_HEADER = 'x-guardada';

/** What a page asks of the service worker: to keep a public page, or what «Desde la banda» needs without coverage. */
export type WorkerMessage =
  { readonly tipo: 'guardar-pagina'; readonly url: string } | { readonly tipo: 'guardar-banda' };

/** Whether a page may be kept on the device: everything that anybody may read, nothing of the panel or the API. */
export function isPublicPage(pathname: string): boolean {
  return (
    !/^\/(admin|login|alta|b-api|assets)(\/|$)/.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname)
  );
}

/** Address under which a page is kept: one for all ways to write it, the season picked included. */
export function pageKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const path = pathname === '/home' ? '/' : pathname.replace(/(.)\/+$/, '$1');
  const temporada = searchParams.get('temporada');
  return `${origin}${path}${temporada === null ? '' : `?temporada=${encodeURIComponent(temporada)}`}`;
}
