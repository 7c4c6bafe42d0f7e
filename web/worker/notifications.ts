import {
  type ReceivedNotification,
  NOTIFICATIONS_CACHE,
  chooseShown,
  readNotification,
  TOPICS_KEY,
} from '../lib/notifications/shown';

declare const self: ServiceWorkerGlobalScope;

/** Maximum number of tags for which the last notification is stored. */
const MAX_REMEMBERED = 20;

const toCacheKey = (tag: string) => `/avisos/ultimo/${encodeURIComponent(tag)}`;

async function lastShown(cache: Cache, tag: string): Promise<ReceivedNotification | undefined> {
  const cached = await cache.match(toCacheKey(tag));
  return cached && readNotification(await cached.json());
}

async function remember(cache: Cache, notification: ReceivedNotification): Promise<void> {
  // A cache lists its keys in the order in which they were added. Deleted first, so that this key becomes the last.
  await cache.delete(toCacheKey(notification.tag));
  await cache.put(toCacheKey(notification.tag), Response.json(notification));
  const cached = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== TOPICS_KEY);
  await Promise.all(cached.slice(0, -MAX_REMEMBERED).map((key) => cache.delete(key)));
}

/** Messages are shown one after another: two at the same time would both find no earlier notification. */
let showing: Promise<unknown> = Promise.resolve();

async function show(received: ReceivedNotification): Promise<void> {
  const cache = await caches.open(NOTIFICATIONS_CACHE);
  const { notification, isNew } = chooseShown(received, await lastShown(cache, received.tag));
  if (isNew) await remember(cache, notification);
  const { tag, titulo, cuerpo, orden } = notification;
  await self.registration.showNotification(titulo, {
    body: cuerpo,
    tag,
    lang: 'es',
    icon: '/icono-192.png',
    badge: '/icono-192.png',
    data: notification,
    // By default, a notification that replaces one with the same `tag` makes no sound; `renotify` changes that. The
    // spread hides these fields from TypeScript, whose types lack them.
    ...{ renotify: isNew, timestamp: orden },
    silent: isNew ? null : true,
  });
}

/** Shows the notification of a push message. A malformed one is ignored; the browser then shows its own. */
export function showNotification(event: PushEvent): void {
  let message: unknown;
  try {
    message = event.data?.json();
  } catch {
    return;
  }
  const notification = readNotification(message);
  if (!notification) return;
  showing = showing.then(
    () => show(notification),
    () => show(notification),
  );
  event.waitUntil(showing);
}

async function openPage(url: string): Promise<void> {
  const { href } = new URL(url, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((window) => window.url === href);
  if (open) await open.focus();
  else await self.clients.openWindow(href);
}

/** Opens the page of a clicked notification. */
export function openNotification(event: NotificationEvent): void {
  const notification = readNotification(event.notification.data);
  event.notification.close();
  if (notification) event.waitUntil(openPage(notification.url));
}

/** `PushSubscriptionChangeEvent`, missing in TypeScript's types. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
}

const send = (method: 'POST' | 'DELETE', body: object) =>
  fetch('/b-api/avisos/suscripcion', {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function renew({ oldSubscription: old }: SubscriptionChange): Promise<void> {
  const cached = await (await caches.open(NOTIFICATIONS_CACHE)).match(TOPICS_KEY);
  if (!cached || !old) return;
  const temas: unknown = await cached.json();
  const renewed = await self.registration.pushManager.subscribe(old.options);
  const { endpoint, keys } = renewed.toJSON();
  await send('POST', { endpoint, keys, temas });
  if (old.endpoint !== endpoint) await send('DELETE', { endpoint: old.endpoint });
}

/** Registers the new address of a device with the same topics after its push service changed it. */
export function renewSubscription(event: Event): void {
  const change = event as SubscriptionChange;
  change.waitUntil(renew(change));
}
