import type { Firestore } from 'firebase-admin/firestore';

/** Runs work on a store in turn and returns its result. */
export type Enqueue = <T>(db: Firestore, work: () => Promise<T>) => Promise<T>;

/** A queue per store, first in, first out. */
export function createWriteQueue(): Enqueue {
  const tails = new WeakMap<Firestore, Promise<unknown>>();
  return (db, work) => {
    const previous = tails.get(db) ?? Promise.resolve();
    const outcome = previous.then(work, work);
    tails.set(db, outcome);
    return outcome;
  };
}

/** The queue of the club's writes. Avoids retries inside one instance. Transactions keep several instances correct. */
export const enqueueWrite: Enqueue = createWriteQueue();
