import {
  DocumentReference,
  type Firestore,
  type QuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { wrapMethods } from './wrap-methods';

/** Number of documents that transactions have read and written, including failed attempts. */
export interface Traffic {
  reads: number;
  writes: number;
  /** Round trips to the store. Concurrent reads count as one. */
  roundTrips: number;
}

function countingTransaction(transaction: Transaction, traffic: Traffic): Transaction {
  let underWay = 0;
  return wrapMethods(transaction, (name, call) => (...args: unknown[]) => {
    const outcome = call(...args);
    if (name === 'set' || name === 'create' || name === 'delete') traffic.writes += 1;
    if (name !== 'get' && name !== 'getAll') return outcome;
    if (underWay === 0) traffic.roundTrips += 1;
    underWay += 1;
    const isQuery = name === 'get' && !(args[0] instanceof DocumentReference);
    if (!isQuery) traffic.reads += args.length;
    const done = (result?: unknown) => {
      underWay -= 1;
      // A query without results is billed as one read.
      if (isQuery && result) traffic.reads += Math.max(1, (result as QuerySnapshot).size);
    };
    // The caller handles the failure.
    void (outcome as Promise<unknown>).then(done, () => done());
    return outcome;
  });
}

/** A proxy of the store that counts the reads and writes of its transactions. */
export function countingFirestore(db: Firestore): { db: Firestore; traffic: Traffic } {
  const traffic: Traffic = { reads: 0, writes: 0, roundTrips: 0 };
  const counting = wrapMethods(db, (name, call) =>
    name === 'runTransaction'
      ? (work: (transaction: Transaction) => unknown, options: unknown) =>
          call(
            (transaction: Transaction) => work(countingTransaction(transaction, traffic)),
            options,
          )
      : call,
  );
  return { db: counting, traffic };
}
