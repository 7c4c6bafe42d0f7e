import { randomUUID } from 'node:crypto';
import type { RunningApi } from './test-api';

/** Maximum number of attempts. */
const MAX_TRIES = 6;

/**
 * Calls that are repeated with their key while the response is 503. Two instances that save in parallel may each use up
 * the attempts of a transaction.
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
    // A write that is done gets its stored response by its key.
    return api.succeed(endpoint, keyed);
  },
});
