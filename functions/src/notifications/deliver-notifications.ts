import { setTimeout as sleep } from 'node:timers/promises';
import type { NotificationDoc, NotificationTopic, Subscription } from '@club/shared';
import pLimit, { type LimitFunction } from 'p-limit';
import {
  type Progress,
  claimNotification,
  listPending,
  type WithOutbox,
  noteProgress,
  readNotified,
  readDone,
  releaseNotification,
  RENEW_MS,
} from './outbox';
import { createPush, type Delivery, type Push, type PushOutcome, type Sender } from './push';
import { readSubscriptions } from './subscriptions';

/** Limits the parallel requests of a process. High, so that slow services do not block the others. */
const requests = pLimit(256);

/** Releases a slot. A second call does nothing. */
type Release = () => void;

/** Waits for a free slot of a limit, and occupies it by a task that lasts until the returned function is called. */
const takeSlot = (limit: LimitFunction) =>
  new Promise<Release>((taken) => void limit(() => new Promise<void>(taken)));

/** Maximum requests sent and not yet saved, which are sent again if the sender dies. Slow requests do not count. */
const MAX_UNSAVED = 48;
/** Duration after which a request is slow, milliseconds. */
const SLOW_MS = 300;

/** Milliseconds between two saves of progress. */
const NOTE_MS = 25;

/** Delay before the first retry, milliseconds. It doubles with each further one. */
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

const URGENCY: Readonly<Record<NotificationTopic, Delivery['urgency']>> = {
  goles: 'high',
  final: 'high',
  horario: 'high',
  noticias: 'normal',
};

/** A notification that this sender has leased, and what it needs to deliver it. */
interface Lease {
  readonly services: WithOutbox;
  readonly notification: NotificationDoc;
  /** Id of the sender, which holds the lease. */
  readonly senderId: string;
  readonly push: Push;
  /** When the sender must release the notification, epoch milliseconds by the process's clock. */
  readonly deadlineMs: number;
}

/** Devices that still need a notification. */
async function readUndelivered({
  services,
  notification,
}: Lease): Promise<[string, Subscription][]> {
  const [suscripciones, hechos, notified] = await Promise.all([
    readSubscriptions(services.db),
    readDone(services, notification._id),
    readNotified(services, notification),
  ]);
  return [...suscripciones].filter(
    ([huella, { temas }]) =>
      temas.includes(notification.tema) && !hechos.has(huella) && (notified?.has(huella) ?? true),
  );
}

/** Sends a notification to all devices that want and lack it, and releases it. Returns counts of the answers. */
async function deliverNotification(lease: Lease) {
  const { services, notification, senderId, push, deadlineMs } = lease;
  const count = { delivered: 0, refused: 0 };
  const stop = new AbortController();
  let done: Progress = { hechos: [], gone: [] };
  /** Slots of the requests that are answered and not yet saved. */
  let releases: Release[] = [];
  const unsaved = pLimit(MAX_UNSAVED);

  const leftMs = Date.parse(notification.caduca) - services.now().getTime();
  const isCurrent = !notification.retirado && leftMs > 0;
  const expiresMs = Date.now() + leftMs;
  const lastMs = Math.min(deadlineMs, expiresMs);
  const content = JSON.stringify(notification.aviso);
  const describeDelivery = (): Delivery => ({
    ttlS: Math.max(1, Math.round((expiresMs - Date.now()) / 1000)),
    urgency: URGENCY[notification.tema],
    topic: notification._id.slice(-32),
  });

  /** Sends one request. `undefined` if it is too late. */
  const attempt = (
    subscription: Subscription,
    release: Release,
  ): Promise<PushOutcome | undefined> =>
    requests(async () => {
      const slow = setTimeout(release, SLOW_MS);
      try {
        if (stop.signal.aborted || Date.now() >= lastMs) return undefined;
        return await push(subscription, content, describeDelivery());
      } finally {
        clearTimeout(slow);
      }
    });

  /** Sends to one device until it is done, or until it is too late. */
  async function sendTo(huella: string, subscription: Subscription): Promise<void> {
    for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(MAX_RETRY_MS, retryMs * 2)) {
      // Aborts the sending if the notification was withdrawn meanwhile.
      if (retryMs > FIRST_RETRY_MS) await note();
      const release = await takeSlot(unsaved);
      const answered = await attempt(subscription, release);
      if (answered && answered.kind !== 'failed') {
        releases.push(release);
        if (answered.kind === 'delivered') count.delivered += 1;
        if (answered.kind === 'refused') count.refused += 1;
        done.hechos.push(huella);
        if (answered.kind === 'gone') done.gone.push(huella);
        remaining -= 1;
        return;
      }
      release();
      if (!answered) return;
      // Jitter, so that devices of a service that was down do not retry all at once.
      const waitMs = Math.max(retryMs, answered.afterMs ?? 0) * (1 + Math.random() / 4);
      if (Date.now() + waitMs >= lastMs) return;
      await sleep(waitMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  /** Saves progress. Stops sending if the notification was withdrawn, or this sender has lost the lease. */
  async function noteNow(): Promise<void> {
    const { hechos, gone } = done;
    const finished = releases;
    done = { hechos: [], gone: [] };
    releases = [];
    const goesOn = await noteProgress(services, notification, senderId, { hechos, gone }).catch(
      (error: unknown) => {
        // The store failed, so the progress is kept for the next attempt.
        done.hechos.unshift(...hechos);
        done.gone.unshift(...gone);
        if (Date.now() >= deadlineMs) throw error;
        return true;
      },
    );
    if (!goesOn) stop.abort();
    for (const release of finished) release();
  }

  let noting: Promise<void> | undefined;
  /** `noteNow`, where concurrent callers share one run. */
  const note = () =>
    (noting ??= noteNow().finally(() => {
      noting = undefined;
    }));

  const undelivered = notification.aviso && isCurrent ? await readUndelivered(lease) : [];
  let remaining = undelivered.length;
  const sending = Promise.all(undelivered.map((one) => sendTo(...one))).then(() => true);
  // Awaited below. Without a handler here, a failure to save progress would make `sending` an unhandled rejection.
  sending.catch(() => undefined);
  let isSent = undelivered.length === 0;
  let notedMs = Date.now();
  while (!isSent) {
    isSent = await Promise.race([sending, sleep(NOTE_MS, false)]);
    if (done.hechos.length > 0 || Date.now() - notedMs > RENEW_MS) {
      await note();
      notedMs = Date.now();
    }
  }
  const isComplete = isCurrent && remaining === 0;
  await releaseNotification(services, notification, senderId, isComplete);
  return count;
}

interface DeliveryOptions {
  readonly services: WithOutbox;
  readonly sender: Sender;
  /** Time budget, milliseconds. The rest is left for the next run. */
  readonly budgetMs: number;
  /** Called if all push services refuse a notification, which means a configuration error. */
  readonly logError: (message: string, error: unknown) => void;
}

/**
 * Sends the notifications in the outbox to all subscribed devices. Any number of senders may run at once, because
 * each takes a lease per notification (docs/decisions/0042). Costs one read if the outbox is empty.
 */
export async function deliverNotifications({
  services,
  sender,
  budgetMs,
  logError,
}: DeliveryOptions): Promise<void> {
  const push = createPush(sender);
  const deadlineMs = Date.now() + budgetMs;
  const senderId = services.newId();
  const tried = new Set<string>();

  /** Whether this sender got the lease. */
  const deliver = async (id: string): Promise<boolean> => {
    const notification = await claimNotification(services, id, senderId);
    if (!notification) return false;
    const lease = { services, notification, senderId, push, deadlineMs };
    const { delivered, refused } = await deliverNotification(lease);
    tried.add(id);
    if (refused > 0 && delivered === 0) {
      logError('avisos: refused', new Error(`${String(refused)} requests were refused`));
    }
    return true;
  };

  // Repeats, because a notification that waits for another one can be claimed once that one is released.
  for (let isDone = false; !isDone && Date.now() < deadlineMs;) {
    const pending = (await listPending(services)).filter(({ _id }) => !tried.has(_id));
    const delivered = await Promise.all(pending.map(({ _id }) => deliver(_id)));
    isDone = !delivered.includes(true);
  }
}
