import { accept, refuse, type Result } from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import type { OperationStamp } from '../firestore/historial';
import { runOperation } from '../firestore/run-operation';
import type { UnitOfWork } from '../firestore/unit-of-work';
import { createWriteQueue } from '../firestore/write-queue';
import { type Contado, countIntento } from '../identidad/limites';

/** Devices meet in a few documents: one after another, and apart from the club's own writes, which strangers must not lengthen. */
const enqueue = createWriteQueue();

/** A change of a device's wishes that was refused, with the seconds for `Retry-After` where it is worth trying again. */
type Cambiado = Result<null> & { readonly retryAfterS?: number };

/** Changes subscriptions within the rate limits (regla 82); the call is counted in the same transaction. */
export async function changeSuscripcion(
  db: Firestore,
  stamp: OperationStamp,
  contados: readonly Contado[],
  nuevaSal: string,
  change: (uow: UnitOfWork) => Promise<Result<null>>,
): Promise<Cambiado> {
  let hastaMs: number | undefined;
  const changed = await runOperation(
    db,
    stamp,
    undefined,
    async (uow) => {
      const [agotado] = await countIntento(uow, contados, nuevaSal, stamp.ahora);
      hastaMs = agotado?.hastaMs;
      if (agotado) return refuse('demasiados-intentos');
      const done = await change(uow);
      return done.ok ? accept({ status: 200, body: null }) : done;
    },
    { enqueue, isImportacion: true },
  );
  if (changed.ok) return accept(null);
  if (hastaMs === undefined) return changed;
  const seconds = Math.ceil((hastaMs - stamp.ahora.getTime()) / 1000);
  return { ...changed, retryAfterS: Math.max(1, seconds) };
}
