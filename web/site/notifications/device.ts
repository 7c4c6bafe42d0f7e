import { notificationEndpoints, NOTIFICATION_TOPICS, type NotificationTopic } from '@club/shared';
import { callApi } from '../../lib/api/call-api';
import { provideCredentials } from '../../lib/api/credential';
import { NOTIFICATIONS_CACHE, TOPICS_KEY } from '../../lib/notifications/shown';
import { readEnvironment } from '../../lib/state/environment';
import { installWorker } from '../../lib/offline/worker';

/** Whether this device can receive push notifications, or what prevents it. */
export type Situation =
  /** `topics` is `null` without a subscription. */
  | { readonly kind: 'available'; readonly topics: readonly NotificationTopic[] | null }
  /** The reader has blocked notifications from this site. */
  | { readonly kind: 'blocked' }
  /** iPhone or iPad: push works only after the site was added to the home screen. */
  | { readonly kind: 'not-installed' }
  | { readonly kind: 'unsupported' };

/** Result of subscribing or unsubscribing; `msg` is shown to the reader. */
export type Attempt = { readonly ok: true } | { readonly ok: false; readonly msg: string };

const isAppleMobile = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad identifies itself as a Mac.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const hasPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Service worker that shows notifications; `undefined` if none can be installed. */
async function readyWorker(): Promise<ServiceWorkerRegistration | undefined> {
  await installWorker();
  return (await navigator.serviceWorker.getRegistration())
    ? navigator.serviceWorker.ready
    : undefined;
}

/** Topics of the subscription, as stored on this device; all of them if they are not stored. */
async function cachedTopics(): Promise<readonly NotificationTopic[]> {
  const cached = await (await caches.open(NOTIFICATIONS_CACHE)).match(TOPICS_KEY);
  const topics: unknown = await cached?.json();
  return Array.isArray(topics)
    ? NOTIFICATION_TOPICS.filter((topic) => topics.includes(topic))
    : NOTIFICATION_TOPICS;
}

/** Reads what this device can do and the topics it is subscribed to. */
export async function readSituation(): Promise<Situation> {
  if (!hasPush()) return { kind: isAppleMobile() ? 'not-installed' : 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'blocked' };
  const registration = await readyWorker();
  if (!registration) return { kind: 'unsupported' };
  const subscription = await registration.pushManager.getSubscription();
  return { kind: 'available', topics: subscription ? await cachedTopics() : null };
}

/** Sends App Check tokens with the calls if the server requires them (docs/decisions/0021). */
function provideAppCheck(): void {
  const { appCheck } = readEnvironment();
  if (!appCheck) return;
  provideCredentials(
    async () => {
      const { appCheckToken } = await import('../../lib/firebase/app-check');
      return { token: undefined, appCheck: await appCheckToken(appCheck) };
    },
    () => undefined,
  );
}

const decodePublicKey = (publicKey: string) =>
  Uint8Array.from(atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );

const isSameKey = (subscription: PushSubscription, publicKey: Uint8Array) => {
  const { applicationServerKey: key } = subscription.options;
  return key !== null && new Uint8Array(key).every((byte, index) => byte === publicKey[index]);
};

/** Push subscription made with the club's key; replaces one made with another key. */
async function subscribeDevice(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const applicationServerKey = decodePublicKey(publicKey);
  const known = await pushManager.getSubscription();
  if (known && isSameKey(known, applicationServerKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

const failed = (msg: string): Attempt => ({ ok: false, msg });

/** Asks for permission, subscribes at the push service, and registers the topics with the club. */
export async function turnOn(
  publicKey: string,
  topics: readonly NotificationTopic[],
): Promise<Attempt> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return failed('Sin tu permiso no podemos mandarte avisos.');
  const registration = await readyWorker();
  const subscription =
    registration && (await subscribeDevice(registration, publicKey).catch(() => undefined));
  if (!subscription) {
    return failed('El navegador no ha podido activar los avisos. Inténtalo de nuevo.');
  }
  const { endpoint, keys } = subscription.toJSON();
  provideAppCheck();
  const saved = await callApi(notificationEndpoints.addSuscripcion, {
    body: {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
      temas: [...topics],
    },
  });
  if (!saved.ok) return failed(saved.error.msg);
  await (await caches.open(NOTIFICATIONS_CACHE)).put(TOPICS_KEY, Response.json(topics));
  return { ok: true };
}

/** Removes the subscription from the club, the push service and this device. */
export async function turnOff(): Promise<Attempt> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    provideAppCheck();
    const { endpoint } = subscription;
    const removed = await callApi(notificationEndpoints.delSuscripcion, { body: { endpoint } });
    if (!removed.ok) return failed(removed.error.msg);
    await subscription.unsubscribe();
  }
  await caches.delete(NOTIFICATIONS_CACHE);
  return { ok: true };
}
