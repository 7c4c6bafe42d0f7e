import { setTimeout as sleep } from 'node:timers/promises';
import { accept, refuse, type Result } from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import type { OperationStamp } from '../firestore/historial';
import { runOperation } from '../firestore/run-operation';
import { createLane } from '../lane';
import { type Contado, countIntento, forgetIntentos, isForgiven } from './limites';
import { createAgotados } from './agotados';

/**
 * Tries that wait to be counted. Those of one account or address meet in one document, so they are counted one after
 * another; never in the queue of the club's own writes, which strangers must not lengthen.
 */
const COUNTING = { concurrency: 1, maxWaiting: 80, patienceMs: 10_000 };

/** Passwords that are checked at once: each is a call to the identity provider, which every write needs too. */
const CHECKING = { concurrency: 4, maxWaiting: 80, patienceMs: 10_000 };

/**
 * Who is refused from memory is kept waiting, as far as there is room: who tries again and again on many connections
 * would otherwise take all the time there is by being refused.
 */
const WAIT_MS = 1_000;
const MAX_WAITING = 40;

/** Seconds after which who found everything busy may try again. */
const BUSY_S = 5;

const keyOf = ({ clase, valor }: Contado) => `${clase}:${valor}`;

/** A try to log in that was refused, with the seconds for `Retry-After` where it is worth trying again. */
type Intento<T> = Result<T> & { readonly retryAfterS?: number };

/** The door of one process that everybody goes through who wants a password checked. */
export interface Puerta {
  /**
   * What `check` finds, if everybody given has tries left; each try counts, and a right password gives an account's tries
   * back.
   */
  attempt<T>(
    contados: readonly Contado[],
    stamp: OperationStamp,
    nuevaSal: string,
    check: () => Promise<Result<T>>,
  ): Promise<Intento<T>>;
}

function createPuerta(db: Firestore): Puerta {
  const agotados = createAgotados();
  const counting = createLane(COUNTING);
  const checking = createLane(CHECKING);
  let waiting = 0;

  const exhausted = (hastaMs: number, ahora: Date) => ({
    ...refuse('demasiados-intentos'),
    retryAfterS: Math.max(1, Math.ceil((hastaMs - ahora.getTime()) / 1000)),
  });

  const outsideTheQueue = <T>(_db: Firestore, work: () => Promise<T>) => work();

  const transaction = (
    stamp: OperationStamp,
    work: Parameters<typeof runOperation>[3],
  ): Promise<Result<unknown>> =>
    runOperation(db, stamp, undefined, work, { enqueue: outsideTheQueue, isImportacion: true });

  /** Until when somebody is exhausted; `null` when the try has been counted. */
  async function count(
    contados: readonly Contado[],
    stamp: OperationStamp,
    nuevaSal: string,
  ): Promise<Result<number | null>> {
    const known = agotados.until(contados.map(keyOf), stamp.ahora);
    if (known !== undefined) return accept(known);
    let found: Awaited<ReturnType<typeof countIntento>> = [];
    const counted = await transaction(stamp, async (uow) => {
      found = await countIntento(uow, contados, nuevaSal, stamp.ahora);
      return accept({ status: 200, body: null });
    });
    if (!counted.ok) return counted;
    for (const { contado, hastaMs } of found) {
      agotados.remember(keyOf(contado), hastaMs, stamp.ahora);
    }
    return accept(found.length === 0 ? null : Math.max(...found.map(({ hastaMs }) => hastaMs)));
  }

  async function keepWaiting() {
    if (waiting >= MAX_WAITING) return;
    waiting += 1;
    await sleep(WAIT_MS);
    waiting -= 1;
  }

  const busy = <T>(result: Result<T>): Intento<T> =>
    result.ok || result.refusal.code !== 'comprobaciones-ocupadas'
      ? result
      : { ...result, retryAfterS: BUSY_S };

  return {
    async attempt(contados, stamp, nuevaSal, check) {
      const known = agotados.until(contados.map(keyOf), stamp.ahora);
      if (known !== undefined) {
        await keepWaiting();
        return exhausted(known, stamp.ahora);
      }
      const counted = await counting.run(() => count(contados, stamp, nuevaSal));
      if (!counted.ok) return busy(counted);
      if (counted.value !== null) return exhausted(counted.value, stamp.ahora);
      const checked = await checking.run(check);
      if (!checked.ok) return busy(checked);
      const forgiven = contados.filter(isForgiven);
      const forgotten = await counting.run(() =>
        transaction(stamp, async (uow) => {
          await forgetIntentos(uow, forgiven, nuevaSal);
          return accept({ status: 200, body: null });
        }),
      );
      // A right password is right, even when there was no time to give the tries back.
      if (forgotten.ok)
        forgiven.forEach((contado) => {
          agotados.forget(keyOf(contado));
        });
      return checked;
    },
  };
}

const puertas = new WeakMap<Firestore, Puerta>();

/** The door before the accounts of one store. */
export function puertaOf(db: Firestore): Puerta {
  const known = puertas.get(db);
  if (known) return known;
  const made = createPuerta(db);
  puertas.set(db, made);
  return made;
}
