import { randomUUID } from 'node:crypto';
import type { RunningApi } from './test-api';

/** Times that somebody tries again before he takes it for broken. */
const MAX_TRIES = 6;

/**
 * Calls that are repeated under their key while the store is too contended for them, as the answer 503 asks for: two
 * instances that save at once may each lose a turn more often than a transaction is attempted.
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
    // What was done is answered again, from its key.
    return api.succeed(endpoint, keyed);
  },
});
