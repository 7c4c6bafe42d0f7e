import type { Firestore } from 'firebase-admin/firestore';

/** Runs work after all earlier work on the same store, and returns its result. */
export type Enqueue = <T>(db: Firestore, work: () => Promise<T>) => Promise<T>;

/** A queue for each store: one work at a time, first in, first out. */
export function createWriteQueue(): Enqueue {
  const tails = new WeakMap<Firestore, Promise<unknown>>();
  return (db, work) => {
    const previous = tails.get(db) ?? Promise.resolve();
    // A failure does not stop the queue.
    const outcome = previous.then(work, work);
    tails.set(db, outcome);
    return outcome;
  };
}

/**
 * The queue of the club's writes. Inside one instance, transactions run one after another, so they do not conflict and
 * retry. Between instances, the transactions alone ensure correctness.
 */
export const enqueueWrite: Enqueue = createWriteQueue();
