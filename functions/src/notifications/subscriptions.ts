import { createHash } from 'node:crypto';
import {
  accept,
  MAX_SUSCRIPCIONES,
  refuse,
  type Result,
  type Suscribir,
  type Subscription,
  type SubscriptionsDoc,
} from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, documents } from '../store/documents';
import type { OperationStamp } from '../store/history';
import { createReader } from '../store/reader';
import type { UnitOfWork } from '../store/unit-of-work';
import { createWriteQueue } from '../store/write-queue';
import { type Contado, countIntento, refuseUntil } from '../accounts/limits';
import { transact } from '../accounts/transaction';

/**
 * Number of documents for all devices, sharded by digest. A notification reads all of them, and one document per
 * device would cost too many reads.
 */
const LOTES = 32;

/**
 * Serialises changes of the few shared documents. Separate from the club's write queue, which strangers must not slow
 * down.
 */
const enqueue = createWriteQueue();

/** Changes subscriptions within the rate limits (regla 82), which are counted in the same transaction. */
export const changeSuscripcion = (
  db: Firestore,
  stamp: OperationStamp,
  contados: readonly Contado[],
  change: (uow: UnitOfWork) => Promise<Result<null>>,
): Promise<Result<null>> =>
  transact(db, stamp, enqueue, async (uow) => {
    const [agotado] = await countIntento(uow, contados, stamp.ahora);
    return agotado ? refuseUntil(agotado.hastaMs, stamp.ahora) : change(uow);
  });

/** Digest of a device's endpoint, used instead of the secret endpoint. */
export const subscriptionDigest = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex').slice(0, 32);

const loteOf = (huella: string): string =>
  String(Number.parseInt(huella.slice(0, 2), 16) % LOTES).padStart(2, '0');

async function writeLote(
  uow: UnitOfWork,
  lote: string,
  suscripciones: SubscriptionsDoc['suscripciones'],
): Promise<void> {
  const cuantas = Object.keys(suscripciones).length;
  const spec = documents.suscripciones(lote);
  if (cuantas === 0) await uow.remove(spec);
  else await uow.write(spec, { suscripciones });
  const total = await uow.read(documents.suscripcionesTotal());
  await uow.write(documents.suscripcionesTotal(), { lotes: { ...total?.lotes, [lote]: cuantas } });
}

/** Stores a subscription. The same device replaces its old one. */
export async function putSubscription(
  uow: UnitOfWork,
  body: Suscribir,
  ahora: Date,
): Promise<Result<null>> {
  const huella = subscriptionDigest(body.endpoint);
  const lote = loteOf(huella);
  await uow.readAll<unknown>([documents.suscripciones(lote), documents.suscripcionesTotal()]);
  const { suscripciones = {} } = (await uow.read(documents.suscripciones(lote))) ?? {};
  const known = suscripciones[huella];
  const { lotes = {} } = (await uow.read(documents.suscripcionesTotal())) ?? {};
  const total = Object.values(lotes).reduce((sum, cuantas) => sum + cuantas, 0);
  if (!known && total >= MAX_SUSCRIPCIONES) return refuse('avisos-completos');
  const desde = known?.desde ?? ahora.toISOString();
  await writeLote(uow, lote, { ...suscripciones, [huella]: { ...body, desde } });
  return accept(null);
}

/** Deletes subscriptions by digest. Unknown ones are ignored. */
export async function removeSubscriptions(
  uow: UnitOfWork,
  huellas: readonly string[],
): Promise<void> {
  for (const lote of new Set(huellas.map(loteOf))) {
    const stored = await uow.read(documents.suscripciones(lote));
    if (!stored) continue;
    const gone = new Set(huellas);
    const kept = Object.entries(stored.suscripciones).filter(([huella]) => !gone.has(huella));
    if (kept.length === Object.keys(stored.suscripciones).length) continue;
    await writeLote(uow, lote, Object.fromEntries(kept));
  }
}

/** Whether a device is subscribed, by digest. */
export async function isSuscrita(db: Firestore, huella: string): Promise<boolean> {
  const lote = await createReader(db).read(documents.suscripciones(loteOf(huella)));
  return lote?.suscripciones[huella] !== undefined;
}

/** All subscriptions by digest. */
export async function readSubscriptions(db: Firestore): Promise<ReadonlyMap<string, Subscription>> {
  const lotes = await createReader(db).list(collections.suscripciones);
  return new Map(lotes.flatMap(({ suscripciones }) => Object.entries(suscripciones)));
}

/** Hosts of the push services of Google (all Chromium browsers), Firefox, Edge on Windows, and Safari. */
const SERVICIO =
  /^(fcm\.googleapis\.com|jmt17\.google\.com|.+\.(push\.services\.mozilla|notify\.windows|push\.apple)\.com)$/;

/**
 * Whether an endpoint belongs to a known push service (regla 82). The server sends requests there, so arbitrary hosts
 * would allow SSRF. With the emulators this machine is allowed too, also with `http:`.
 */
export function isPushService(endpoint: string, isEmulador: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (isEmulador && hostname === '127.0.0.1') return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && port === '' && SERVICIO.test(hostname);
}
