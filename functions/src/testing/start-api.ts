import { inject } from 'vitest';
import { type AppOptions, createApp } from '../api/app';
import type { Services } from '../services';
import { serve, type Served } from './serve';
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

/** One more instance of the API on the same store, as when Cloud Functions starts a second one. */
export function startInstance(
  services: Services,
  logError: AppOptions['logError'] = (message, error) => {
    throw new Error(message, { cause: error });
  },
): Promise<Served> {
  return serve(createApp({ services: { ...services }, logError }));
}
