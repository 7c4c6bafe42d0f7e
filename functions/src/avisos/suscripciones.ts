import { createHash } from 'node:crypto';
import {
  accept,
  MAX_SUSCRIPCIONES,
  refuse,
  type Result,
  type Suscribir,
  type Suscripcion,
  type SuscripcionesDoc,
} from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, documents } from '../firestore/documents';
import type { OperationStamp } from '../firestore/historial';
import { createReader } from '../firestore/reader';
import type { UnitOfWork } from '../firestore/unit-of-work';
import { createWriteQueue } from '../firestore/write-queue';
import { type Contado, countIntento, refuseUntil } from '../identidad/limites';
import { transact } from '../identidad/transaccion';

/** Documents that hold all devices, by their digest. A notice reads them all, and a read for each device would be too dear. */
const LOTES = 32;

/** Devices meet in a few documents: one after another, and apart from the club's own writes, which strangers must not lengthen. */
const enqueue = createWriteQueue();

/** Changes subscriptions within the rate limits (regla 82); the call is counted in the same transaction. */
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

/** What a device is called outside its own entry: its address is a secret. */
export const huellaSuscripcion = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex').slice(0, 32);

const loteOf = (huella: string): string =>
  String(Number.parseInt(huella.slice(0, 2), 16) % LOTES).padStart(2, '0');

async function writeLote(
  uow: UnitOfWork,
  lote: string,
  suscripciones: SuscripcionesDoc['suscripciones'],
): Promise<void> {
  const cuantas = Object.keys(suscripciones).length;
  const spec = documents.suscripciones(lote);
  if (cuantas === 0) await uow.remove(spec);
  else await uow.write(spec, { suscripciones });
  const total = await uow.read(documents.suscripcionesTotal());
  await uow.write(documents.suscripcionesTotal(), { lotes: { ...total?.lotes, [lote]: cuantas } });
}

/** Keeps a device's wish for notices; the same device again replaces it. */
export async function putSuscripcion(
  uow: UnitOfWork,
  body: Suscribir,
  ahora: Date,
): Promise<Result<null>> {
  const huella = huellaSuscripcion(body.endpoint);
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

/** Forgets devices, by digest; those that are not there are no matter. */
export async function removeSuscripciones(
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

/** Whether a device gets notices, by digest. */
export async function isSuscrita(db: Firestore, huella: string): Promise<boolean> {
  const lote = await createReader(db).read(documents.suscripciones(loteOf(huella)));
  return lote?.suscripciones[huella] !== undefined;
}

/** All devices by digest. */
export async function readSuscripciones(db: Firestore): Promise<ReadonlyMap<string, Suscripcion>> {
  const lotes = await createReader(db).list(collections.suscripciones);
  return new Map(lotes.flatMap(({ suscripciones }) => Object.entries(suscripciones)));
}
