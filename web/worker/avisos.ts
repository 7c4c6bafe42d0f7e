import {
  type AvisoRecibido,
  AVISOS_CACHE,
  chooseShown,
  readAviso,
  TEMAS_KEY,
} from '../lib/avisos/shown';

declare const self: ServiceWorkerGlobalScope;

/** Matches and news of which a device remembers what it has shown. */
const MAX_REMEMBERED = 20;

const keyOf = (tag: string) => `/avisos/ultimo/${encodeURIComponent(tag)}`;

async function lastShown(cache: Cache, tag: string): Promise<AvisoRecibido | undefined> {
  const kept = await cache.match(keyOf(tag));
  return kept && readAviso(await kept.json());
}

async function remember(cache: Cache, aviso: AvisoRecibido): Promise<void> {
  await cache.delete(keyOf(aviso.tag));
  await cache.put(keyOf(aviso.tag), Response.json(aviso));
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== TEMAS_KEY);
  await Promise.all(kept.slice(0, -MAX_REMEMBERED).map((key) => cache.delete(key)));
}

/** Messages one after another: two that come at once must not both find nothing shown. */
let showing: Promise<unknown> = Promise.resolve();

async function show(received: AvisoRecibido): Promise<void> {
  const cache = await caches.open(AVISOS_CACHE);
  const { aviso, isNew } = chooseShown(received, await lastShown(cache, received.tag));
  if (isNew) await remember(cache, aviso);
  const { tag, titulo, cuerpo, orden } = aviso;
  await self.registration.showNotification(titulo, {
    body: cuerpo,
    tag,
    lang: 'es',
    icon: '/icono-192.png',
    badge: '/icono-192.png',
    data: aviso,
    // Of one `tag` the one before goes without a word, and the device says nothing of the new one unless it is told to.
    ...{ renotify: isNew, timestamp: orden },
    silent: isNew ? null : true,
  });
}

/** Shows a message of the club's; what is none of it has come by mistake, and the browser says so itself. */
export function showAviso(event: PushEvent): void {
  let message: unknown;
  try {
    message = event.data?.json();
  } catch {
    return;
  }
  const aviso = readAviso(message);
  if (!aviso) return;
  showing = showing.then(
    () => show(aviso),
    () => show(aviso),
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

/** Opens what a notice is about. */
export function openAviso(event: NotificationEvent): void {
  const aviso = readAviso(event.notification.data);
  event.notification.close();
  if (aviso) event.waitUntil(openPage(aviso.url));
}

/** What browsers tell, and their types do not yet. */
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
  const kept = await (await caches.open(AVISOS_CACHE)).match(TEMAS_KEY);
  if (!kept || !old) return;
  const temas: unknown = await kept.json();
  const renewed = await self.registration.pushManager.subscribe(old.options);
  const { endpoint, keys } = renewed.toJSON();
  await send('POST', { endpoint, keys, temas });
  if (old.endpoint !== endpoint) await send('DELETE', { endpoint: old.endpoint });
}

/** A push service gives the device another address: the club gets it with the same wishes. */
export function renewSuscripcion(event: Event): void {
  const change = event as SubscriptionChange;
  change.waitUntil(renew(change));
}
