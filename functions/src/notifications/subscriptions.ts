import { createHash } from 'node:crypto';
import {
  accept,
  MAX_SUBSCRIPTIONS,
  refuse,
  type Result,
  type Subscribe,
  type Subscription,
  type SubscriptionsDoc,
} from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, documents } from '../store/documents';
import type { OperationStamp } from '../store/history';
import { createReader } from '../store/reader';
import type { UnitOfWork } from '../store/unit-of-work';
import { createWriteQueue } from '../store/run-operation';
import { type AttemptCounter, countAttempt, refuseUntil } from '../accounts/attempts';
import { transact } from '../accounts/transaction';

/** Number of documents for all devices, which are distributed by digest. Each notification reads all documents. */
const BATCHES = 32;

/** Queue for changes of these documents, apart from the club's write queue, which strangers must not slow down. */
const enqueue = createWriteQueue();

/** Changes subscriptions within the rate limits (regla 82), which are counted in the same transaction. */
export const changeSubscription = (
  db: Firestore,
  stamp: OperationStamp,
  counters: readonly AttemptCounter[],
  change: (uow: UnitOfWork) => Promise<Result<null>>,
): Promise<Result<null>> =>
  transact(db, stamp, enqueue, async (uow) => {
    const [exhausted] = await countAttempt(uow, counters, stamp.now);
    return exhausted ? refuseUntil(exhausted.untilMs, stamp.now) : change(uow);
  });

/** Digest of a device's endpoint, which is secret. */
export const subscriptionDigest = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex').slice(0, 32);

const toBatch = (huella: string): string =>
  String(Number.parseInt(huella.slice(0, 2), 16) % BATCHES).padStart(2, '0');

async function writeBatch(
  uow: UnitOfWork,
  batch: string,
  suscripciones: SubscriptionsDoc['suscripciones'],
): Promise<void> {
  const count = Object.keys(suscripciones).length;
  const spec = documents.suscripciones(batch);
  if (count === 0) await uow.remove(spec);
  else await uow.write(spec, { suscripciones });
  const total = await uow.read(documents.subscriptionsTotal());
  await uow.write(documents.subscriptionsTotal(), { lotes: { ...total?.lotes, [batch]: count } });
}

/** Stores a subscription. The same device replaces its old one. */
export async function putSubscription(uow: UnitOfWork, body: Subscribe): Promise<Result<null>> {
  const huella = subscriptionDigest(body.endpoint);
  const batch = toBatch(huella);
  const [{ suscripciones = {} } = {}, { lotes: batches = {} } = {}] = await Promise.all([
    uow.read(documents.suscripciones(batch)),
    uow.read(documents.subscriptionsTotal()),
  ]);
  const known = suscripciones[huella];
  const total = Object.values(batches).reduce((sum, count) => sum + count, 0);
  if (!known && total >= MAX_SUBSCRIPTIONS) return refuse('avisos-completos');
  const desde = known?.desde ?? uow.now.toISOString();
  await writeBatch(uow, batch, { ...suscripciones, [huella]: { ...body, desde } });
  return accept(null);
}

/** Deletes subscriptions by digest. Unknown ones are ignored. */
export async function removeSubscriptions(uow: UnitOfWork, digests: readonly string[]) {
  for (const batch of new Set(digests.map(toBatch))) {
    const stored = await uow.read(documents.suscripciones(batch));
    if (!stored) continue;
    const gone = new Set(digests);
    const kept = Object.entries(stored.suscripciones).filter(([huella]) => !gone.has(huella));
    if (kept.length === Object.keys(stored.suscripciones).length) continue;
    await writeBatch(uow, batch, Object.fromEntries(kept));
  }
}

/** Whether a device is subscribed, by digest. */
export async function isSubscribed(db: Firestore, huella: string): Promise<boolean> {
  const batch = await createReader(db).read(documents.suscripciones(toBatch(huella)));
  return batch?.suscripciones[huella] !== undefined;
}

/** All subscriptions by digest. */
export async function readSubscriptions(db: Firestore): Promise<ReadonlyMap<string, Subscription>> {
  const batches = await createReader(db).list(collections.suscripciones);
  return new Map(batches.flatMap(({ suscripciones }) => Object.entries(suscripciones)));
}

/** Hosts of the push services of Google (all Chromium browsers), Firefox, Edge on Windows, and Safari. */
const SERVICE =
  /^(fcm\.googleapis\.com|jmt17\.google\.com|.+\.(push\.services\.mozilla|notify\.windows|push\.apple)\.com)$/;

/**
 * Whether an endpoint belongs to a known push service (regla 82). The server sends requests there, so arbitrary hosts
 * would allow SSRF. With the emulators this machine is allowed too, with `http:` or `https:`.
 */
export function isPushService(endpoint: string, isEmulator: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (isEmulator && hostname === '127.0.0.1') return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && port === '' && SERVICE.test(hostname);
}
