import type { Firestore } from 'firebase-admin/firestore';

const tails = new WeakMap<Firestore, Promise<unknown>>();

/**
 * Runs one piece of work after another for the same store, in the order of arrival, and gives its outcome. Saves of a
 * season all touch its calendar and record: inside one instance they would only abort and retry each other.
 * Correctness does not rest on this queue, several instances still meet in Firestore's transactions.
 */
export function enqueueWrite<T>(db: Firestore, work: () => Promise<T>): Promise<T> {
  const previous = tails.get(db) ?? Promise.resolve();
  const outcome = previous.then(work, work);
  tails.set(db, outcome);
  return outcome;
}
