import { setTimeout as sleep } from 'node:timers/promises';
import { type NotificationDoc, type Subscription, type NotificationTopic } from '@club/shared';
import pLimit, { type LimitFunction } from 'p-limit';
import {
  type Progress,
  claimNotification,
  listPending,
  type WithOutbox,
  noteProgress,
  readNotified,
  readFacts,
  releaseNotification,
  RENEW_MS,
} from './outbox';
import {
  createPushRequests,
  type Delivery,
  type MakePushRequest,
  type Sender,
} from './push-request';
import { type PushOutcome, sendPush } from './send-push';
import { readSubscriptions } from './subscriptions';

/** Limits parallel requests of a process. High: half of the services may be slow and must not block the others. */
const requests = pLimit(256);

/** Releases a slot. A second call does nothing. */
type Release = () => void;

/** Waits for a free slot of a limit. */
const takePlace = (limit: LimitFunction) =>
  new Promise<Release>((taken) => void limit(() => new Promise<void>(taken)));

/** Maximum requests sent and not yet recorded: they are sent again if the sender dies. Slow ones do not count. */
const UNNOTED = 48;
const SLOW_MS = 300;

/** Milliseconds between two records of progress. */
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

/** Delivery of one notification under a lease. */
interface Dispatch {
  readonly services: WithOutbox;
  readonly aviso: NotificationDoc;
  /** Id of the sender, which holds the lease. */
  readonly por: string;
  readonly makeRequest: MakePushRequest;
  /** Time at which it must release the notification, by the process's clock. */
  readonly deadlineMs: number;
}

/** Devices that still need a notification. */
async function readUndelivered({ services, aviso }: Dispatch): Promise<[string, Subscription][]> {
  const [suscripciones, hechos, notified] = await Promise.all([
    readSubscriptions(services.db),
    readFacts(services, aviso._id),
    readNotified(services, aviso),
  ]);
  return [...suscripciones].filter(
    ([huella, { temas }]) =>
      temas.includes(aviso.tema) && !hechos.has(huella) && (notified?.has(huella) ?? true),
  );
}

/** Sends a notification to all devices that want and lack it, and releases it. Returns counts of the answers. */
async function deliverNotification(delivery: Dispatch) {
  const { services, aviso, por, makeRequest, deadlineMs } = delivery;
  const count = { delivered: 0, rejected: 0 };
  const stop = new AbortController();
  let done: Progress = { hechos: [], forgotten: [] };
  /** Slots of requests since the last record. */
  let releases: Release[] = [];
  const unnoted = pLimit(UNNOTED);
  let open = 0;

  const expiresMs = Date.parse(aviso.caduca) - services.now().getTime();
  const lastMs = Math.min(deadlineMs, Date.now() + expiresMs);
  const content = JSON.stringify(aviso.aviso);
  const deliveryNow = (): Delivery => ({
    ttlS: Math.max(1, Math.round((expiresMs - (Date.now() - startedMs)) / 1000)),
    urgency: URGENCY[aviso.tema],
    topic: aviso._id.slice(-32),
  });
  const startedMs = Date.now();

  /** Sends one request. `undefined` if it is too late. */
  const attempt = (
    subscription: Subscription,
    release: Release,
  ): Promise<PushOutcome | undefined> =>
    requests(async () => {
      const slow = setTimeout(release, SLOW_MS);
      try {
        if (stop.signal.aborted || Date.now() >= lastMs) return undefined;
        return await sendPush(makeRequest(subscription, content, deliveryNow()));
      } finally {
        clearTimeout(slow);
      }
    });

  async function sendTo(huella: string, subscription: Subscription): Promise<void> {
    for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(MAX_RETRY_MS, retryMs * 2)) {
      // It may have been withdrawn meanwhile.
      if (retryMs > FIRST_RETRY_MS) await note();
      const release = await takePlace(unnoted);
      const answered = await attempt(subscription, release);
      if (answered && answered.tipo !== 'fallido') {
        releases.push(release);
        if (answered.tipo === 'entregado') count.delivered += 1;
        if (answered.tipo === 'rechazado') count.rejected += 1;
        done.hechos.push(huella);
        if (answered.tipo === 'olvidado') done.forgotten.push(huella);
        open -= 1;
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

  /** Records progress. Stops everything if this sender has lost the lease. */
  async function noteNow(): Promise<void> {
    const { hechos, forgotten } = done;
    const noted = releases;
    done = { hechos: [], forgotten: [] };
    releases = [];
    const goesOn = await noteProgress(services, aviso, por, { hechos, forgotten }).catch(
      (error: unknown) => {
        // The store failed: keeps the progress for the next attempt.
        done.hechos.unshift(...hechos);
        done.forgotten.unshift(...forgotten);
        if (Date.now() >= deadlineMs) throw error;
        return true;
      },
    );
    if (!goesOn) stop.abort();
    for (const release of noted) release();
  }

  let noting: Promise<void> | undefined;
  /** The same, shared by concurrent callers. */
  const note = () =>
    (noting ??= noteNow().finally(() => {
      noting = undefined;
    }));

  const undelivered =
    aviso.aviso && !aviso.retirado && expiresMs > 0 ? await readUndelivered(delivery) : [];
  open = undelivered.length;
  const sending = Promise.all(undelivered.map((one) => sendTo(...one))).then(() => true);
  // Awaited below. Without this, a permanent failure to record progress would leave it as an unhandled rejection.
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
  const isComplete = open === 0 && !aviso.retirado && expiresMs > 0;
  await releaseNotification(services, aviso, por, isComplete);
  return count;
}

interface DeliveryOptions {
  readonly services: WithOutbox;
  readonly remitente: Sender;
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
  remitente: sender,
  budgetMs,
  logError,
}: DeliveryOptions): Promise<void> {
  const makeRequest = createPushRequests(sender);
  const deadlineMs = Date.now() + budgetMs;
  const por = services.newId();
  const tried = new Set<string>();

  /** Whether this sender got the lease. */
  const deliver = async (id: string): Promise<boolean> => {
    const aviso = await claimNotification(services, id, por);
    if (!aviso) return false;
    const delivery = { services, aviso, por, makeRequest, deadlineMs };
    const { delivered, rejected } = await deliverNotification(delivery);
    tried.add(id);
    if (rejected > 0 && delivered === 0) {
      logError('avisos: refused', new Error(`${String(rejected)} requests were refused`));
    }
    return true;
  };

  // Runs again, because a notification that waited for another one becomes available.
  for (let isDone = false; !isDone && Date.now() < deadlineMs;) {
    const pending = (await listPending(services)).filter(({ _id }) => !tried.has(_id));
    const delivered = await Promise.all(pending.map(({ _id }) => deliver(_id)));
    isDone = !delivered.includes(true);
  }
}
