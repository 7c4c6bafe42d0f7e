import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isPublicPage, pageKey, PAGES_CACHE, type WorkerMessage } from '../lib/offline/page-key';
import { deleteIfGone, PEOPLE_MAX_AGE_S, isCacheable, cachedAt, withCachedAt } from './cached-page';
import { openNotification, renewSubscription, showNotification } from './notifications';
import { touchlineStrategy, isTouchlinePage, cacheTouchline } from './cached-touchline';

declare const self: ServiceWorkerGlobalScope;

/** Code, styles and fonts of the public pages; filled in by the build. Does not include the panel's. */
declare const PUBLIC_ASSETS: readonly string[];
/** Code of the panel's home and of «Desde la banda»; cached only on devices that opened that screen. */
declare const BANDA_ASSETS: readonly string[];

/** Fallback page and its picture. Both show the club, so they change with its settings. */
const OFFLINE_PAGE = '/sin-conexion.html';
const OFFLINE_PICTURE = '/icono-192.png';
/** Seconds without a response after which a cached page is shown; its live data update later. */
const PATIENCE_S = 4;
/** A page cached less than this many milliseconds ago is not fetched again for the cache. */
const FRESH_MS = 60_000;
const PHOTOS_CACHE = 'fotos';
/** Icons, manifest and offline page. Earlier versions of the worker stored photos here too, without a limit. */
const CLUB_FILES_CACHE = 'imagenes';

const isAsset = (pathname: string) =>
  PUBLIC_ASSETS.includes(pathname) || BANDA_ASSETS.includes(pathname);

const onlyOk = () => new CacheableResponsePlugin({ statuses: [200] });

const assets = new CacheFirst({
  cacheName: 'activos',
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(response.ok && isAsset(new URL(request.url).pathname) ? response : null),
    } satisfies WorkboxPlugin,
    // Room for several releases: cached pages still need the files of the release that rendered them.
    new ExpirationPlugin({ maxEntries: 250, purgeOnQuotaError: true }),
  ],
});

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
      cacheWillUpdate: ({ response }) =>
        isCacheable(response) ? withCachedAt(response, new Date()) : Promise.resolve(null),
    } satisfies WorkboxPlugin,
    deleteIfGone(PAGES_CACHE, pageKey),
    new ExpirationPlugin({
      maxEntries: 80,
      maxAgeSeconds: PEOPLE_MAX_AGE_S,
      purgeOnQuotaError: true,
    }),
  ],
});

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isPublicPage(url.pathname),
  pages,
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.method === 'GET' && url.pathname.startsWith('/b-api/imagenes/'),
  // The browser's HTTP cache answers for the minutes that the server allows. After that the server is asked, and a
  // photo that it no longer has is removed from this cache too.
  new NetworkFirst({
    cacheName: PHOTOS_CACHE,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [
      onlyOk(),
      deleteIfGone(PHOTOS_CACHE),
      new ExpirationPlugin({
        maxEntries: 120,
        maxAgeSeconds: PEOPLE_MAX_AGE_S,
        purgeOnQuotaError: true,
      }),
    ],
  }),
);
const clubFiles = new StaleWhileRevalidate({
  cacheName: CLUB_FILES_CACHE,
  plugins: [onlyOk(), new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
});

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    (url.pathname === OFFLINE_PAGE || /^\/[a-z0-9-]+\.(png|svg|webmanifest)$/.test(url.pathname)),
  clubFiles,
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isTouchlinePage(url.pathname),
  touchlineStrategy,
);
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate'
    ? ((await caches.match(OFFLINE_PAGE)) ?? Response.error())
    : Response.error(),
);

self.addEventListener('install', (event) => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  // Readers who save data keep only the code that they use.
  const preloaded = connection?.saveData === true ? [] : PUBLIC_ASSETS;
  event.waitUntil(
    Promise.all([
      ...preloaded.map((path) => assets.handle({ event, request: new Request(path) })),
      ...[OFFLINE_PAGE, OFFLINE_PICTURE].map((path) =>
        clubFiles.handle({ event, request: new Request(path) }),
      ),
    ]).then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteEarlierPhotos());
});
// No cache depends on the version, so a new worker can take over at once: open pages keep their code, and the next
// navigation gets the new version.
clientsClaim();

async function deleteEarlierPhotos() {
  const cache = await caches.open(CLUB_FILES_CACHE);
  const cached = await cache.keys();
  const photos = cached.filter(({ url }) => new URL(url).pathname.startsWith('/b-api/imagenes/'));
  await Promise.all(photos.map((photo) => cache.delete(photo)));
}

async function cachePage(url: string, event: ExtendableEvent) {
  const cached = await (await caches.open(PAGES_CACHE)).match(pageKey(url));
  const since = cached && cachedAt(cached);
  if (since && Date.now() - since.getTime() < FRESH_MS) return;
  await pages.handle({ event, request: new Request(url) }).catch(() => undefined);
  // Updated with each page, because it shows the club as in the settings.
  await clubFiles.handle({ event, request: new Request(OFFLINE_PAGE) }).catch(() => undefined);
}

self.addEventListener('push', showNotification);
self.addEventListener('notificationclick', openNotification);
self.addEventListener('pushsubscriptionchange', renewSubscription);

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.tipo === 'guardar-banda') {
    const cacheAsset = (path: string) => assets.handle({ event, request: new Request(path) });
    event.waitUntil(
      cacheTouchline([...PUBLIC_ASSETS, ...BANDA_ASSETS], cacheAsset).then((isCached) => {
        event.ports[0]?.postMessage(isCached);
      }),
    );
    return;
  }
  const { origin, pathname } = new URL(message.url);
  if (origin !== self.location.origin || !isPublicPage(pathname)) return;
  event.waitUntil(cachePage(message.url, event));
});
