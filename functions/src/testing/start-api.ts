import { inject } from 'vitest';
import { type EmulatorHosts, startTestApi, type TestApi } from './test-api';

/** Addresses of this run's emulators. Firestore's may be a proxy. */
export const emulatorHosts = (firestore = inject('firestoreHost')): EmulatorHosts => ({
  firestore,
  auth: inject('authHost'),
  authProjectId: inject('authProjectId'),
});

/** The API on this run's emulators, with its own empty club. */
export function startApi(options?: Parameters<typeof startTestApi>[1]): Promise<TestApi> {
  return startTestApi(emulatorHosts(), options);
}
