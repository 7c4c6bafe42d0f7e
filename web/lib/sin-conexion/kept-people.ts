/**
 * Seconds after which nothing that may show a person is still on a device that has not been asked for it since
 * (docs/decisions/0028): a week of matches away from coverage.
 */
export const PEOPLE_KEPT_S = 7 * 24 * 60 * 60;

/** Statuses that say that a page or photo is gone, not that the server has a bad moment. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** A plugin for workbox's strategies, as far as it is one. */
interface ForgettingPlugin {
  readonly fetchDidSucceed: (arrived: {
    readonly request: Request;
    readonly response: Response;
  }) => Promise<Response>;
}

/** Removes what is kept of an address as soon as the server says that it has nothing more to show there. */
export const forgetWhatIsGone = (
  cacheName: string,
  keyOf: (url: string) => string = (url) => url,
): ForgettingPlugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (GONE.has(response.status)) {
      await (await caches.open(cacheName)).delete(keyOf(request.url));
    }
    return response;
  },
});
