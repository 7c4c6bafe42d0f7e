/**
 * Seconds after which cached pages and photos of people expire (docs/decisions/0025). A week covers a trip without
 * network coverage.
 */
export const PEOPLE_MAX_AGE_S = 7 * 24 * 60 * 60;

/** Statuses of a page or photo that no longer exists; any other failure may be temporary. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** The part of workbox's plugin interface that is used here. */
interface DeletingPlugin {
  readonly fetchDidSucceed: (arrived: {
    readonly request: Request;
    readonly response: Response;
  }) => Promise<Response>;
}

/** Workbox plugin that removes a cached response when the server says that its page is gone. */
export const deleteIfGone = (
  cacheName: string,
  keyOf: (url: string) => string = (url) => url,
): DeletingPlugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (GONE.has(response.status)) {
      await (await caches.open(cacheName)).delete(keyOf(request.url));
    }
    return response;
  },
});
