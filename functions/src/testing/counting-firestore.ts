import {
  DocumentReference,
  type Firestore,
  type Query,
  type QuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore';

/** Number of documents that transactions have read and written, including failed attempts. */
export interface Traffic {
  reads: number;
  writes: number;
  /** Round trips to the store. Concurrent reads count as one. */
  roundTrips: number;
}

function countingTransaction(transaction: Transaction, traffic: Traffic): Transaction {
  let underWay = 0;
  const countRoundTrip = async (read: Promise<unknown>) => {
    if (underWay === 0) traffic.roundTrips += 1;
    underWay += 1;
    // The caller handles the failure.
    await read.catch(() => undefined);
    underWay -= 1;
  };
  return new Proxy(transaction, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        const outcome: unknown = Reflect.apply(value, target, args);
        if (property === 'get' || property === 'getAll') {
          void countRoundTrip(outcome as Promise<unknown>);
        }
        if (property === 'get' && args[0] instanceof DocumentReference) traffic.reads += 1;
        else if (property === 'get') {
          void (outcome as Promise<QuerySnapshot<Query>>).then(({ size }) => {
            // A query without results is billed as one read.
            traffic.reads += Math.max(1, size);
          });
        } else if (property === 'getAll') traffic.reads += args.length;
        else if (property === 'set' || property === 'create' || property === 'delete') {
          traffic.writes += 1;
        }
        return outcome;
      };
    },
  });
}

/** The same store, counting the reads and writes of its transactions. */
export function countingFirestore(db: Firestore): { db: Firestore; traffic: Traffic } {
  const traffic: Traffic = { reads: 0, writes: 0, roundTrips: 0 };
  const counting = new Proxy(db, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (property === 'runTransaction') {
        const run: Firestore['runTransaction'] = (work, options) =>
          target.runTransaction(
            (transaction) => work(countingTransaction(transaction, traffic)),
            options,
          );
        return run;
      }
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { db: counting, traffic };
}
