import { inject } from 'vitest';
import { type EmulatorHosts, startTestApi, type TestApi } from './test-api';

/** Where this run's emulators listen; the store's may be reached through a proxy. */
export const emulatorHosts = (firestore = inject('firestoreHost')): EmulatorHosts => ({
  firestore,
  auth: inject('authHost'),
  authProjectId: inject('authProjectId'),
});

/** The API against this run's emulators, with an empty club of its own. */
export function startApi(options?: Parameters<typeof startTestApi>[1]): Promise<TestApi> {
  return startTestApi(emulatorHosts(), options);
}
