import { startTestApi, type TestApi } from './test-api';
import { inject } from 'vitest';

/** The API against this run's emulators, with an empty club of its own. */
export function startApi(options?: Parameters<typeof startTestApi>[1]): Promise<TestApi> {
  return startTestApi(
    {
      firestore: inject('firestoreHost'),
      auth: inject('authHost'),
      authProjectId: inject('authProjectId'),
    },
    options,
  );
}
