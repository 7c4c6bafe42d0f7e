import type { Firestore } from 'firebase-admin/firestore';

/** When a piece of work on a store gets its turn; gives its outcome. */
export type Enqueue = <T>(db: Firestore, work: () => Promise<T>) => Promise<T>;

/** A queue of its own for each store: one piece of work after another, in the order of arrival. */
export function createWriteQueue(): Enqueue {
  const tails = new WeakMap<Firestore, Promise<unknown>>();
  return (db, work) => {
    const previous = tails.get(db) ?? Promise.resolve();
    const outcome = previous.then(work, work);
    tails.set(db, outcome);
    return outcome;
  };
}

/** The queue of the club's writes. It avoids retries inside one instance; transactions keep several instances correct. */
export const enqueueWrite: Enqueue = createWriteQueue();
