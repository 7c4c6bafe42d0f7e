import { randomUUID } from 'node:crypto';
import type { RunningApi } from './test-api';

/** Maximum number of retries. */
const MAX_TRIES = 6;

/**
 * Calls that are retried with their key on 503 because the store is contended, as that response asks. Two instances
 * that save in parallel may each exceed the number of attempts of a transaction.
 */
export const patiently = (api: RunningApi): Pick<RunningApi, 'succeed'> => ({
  async succeed(endpoint, options) {
    const keyed = {
      ...options,
      headers: { ...options?.headers, 'idempotency-key': randomUUID() },
    };
    for (let tries = 1; tries < MAX_TRIES; tries += 1) {
      const { status } = await api.call(endpoint, keyed);
      if (status !== 503) break;
    }
    // A completed write is replayed from its key.
    return api.succeed(endpoint, keyed);
  },
});
