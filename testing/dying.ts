import type { Firestore } from 'firebase-admin/firestore';
import type { ApiClient } from '../scripts/import/api-client';

/** A client that is killed at its nth call, before that request is sent or before its response arrives. */
export function dyingClient(
  client: ApiClient,
  nth: number,
  before: 'request' | 'response' = 'request',
): ApiClient {
  let left = nth;
  return {
    async call(endpoint, options) {
      left -= 1;
      if (left > 0) return client.call(endpoint, options);
      if (before === 'response') await client.call(endpoint, options);
      throw new Error('killed');
    },
  };
}

/** A store that fails after some transactions, like that of a killed instance. `afterEach` runs after each of them. */
export function dyingStore(
  db: Firestore,
  transactions: number,
  afterEach?: () => Promise<unknown>,
): Firestore {
  let left = transactions;
  const runTransaction = async (...args: Parameters<Firestore['runTransaction']>) => {
    left -= 1;
    if (left < 0) throw new Error('killed');
    const result = await db.runTransaction(...args);
    await afterEach?.();
    return result;
  };
  return Object.create(db, { runTransaction: { value: runTransaction } }) as Firestore;
}
