import { CACHED_AT_HEADER } from '../lib/offline/page-key';

/**
 * Seconds after which cached pages and photos of people expire (docs/decisions/0025). A week covers a trip without
 * network coverage.
 */
export const PEOPLE_MAX_AGE_S = 7 * 24 * 60 * 60;

/** Statuses of a page or photo that no longer exists; any other failure may be temporary. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

interface Arrived {
  readonly request: Request;
  readonly response: Response;
}

/** Workbox plugin that removes a cached page or photo when the server says that it is gone. */
export const deleteIfGone = (
  cacheName: string,
  toCacheKey: (url: string) => string = (url) => url,
) => ({
  fetchDidSucceed: async ({ request, response }: Arrived) => {
    if (GONE.has(response.status)) {
      await (await caches.open(cacheName)).delete(toCacheKey(request.url));
    }
    return response;
  },
});

/** Whether a response is an existing HTML page without `no-store`. */
export function isCacheable(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    (response.headers.get('content-type') ?? '').startsWith('text/html') &&
    !(response.headers.get('cache-control') ?? '').includes('no-store')
  );
}

/** Adds the time of caching to a page: as a header and as an attribute of `<html>`, which the page's code reads. */
export async function withCachedAt(response: Response, now: Date): Promise<Response> {
  const html = (await response.text()).replace(
    '<html',
    `<html data-guardada="${now.toISOString()}"`,
  );
  // Other headers stay, such as the Content Security Policy. The body is no longer compressed.
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(CACHED_AT_HEADER, now.toISOString());
  return new Response(html, { status: 200, headers });
}

/** When a cached page came from the server. */
export function cachedAt(response: Response): Date | undefined {
  const header = response.headers.get(CACHED_AT_HEADER);
  return header === null ? undefined : new Date(header);
}
