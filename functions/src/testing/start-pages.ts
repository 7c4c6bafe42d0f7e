import { inject } from 'vitest';
import { createPagesApp } from '../pages/app';
import { readWebBuild } from '../pages/render';
import { newId } from '../services';
import { serve } from './serve';
import { startApi } from './start-api';
import type { TestApi } from './test-api';

/** The pages of an empty club, and the API to fill it. */
export type TestPages = Awaited<ReturnType<typeof startPages>>;

/**
 * The real pages on a free port, with the web's server build, on this run's emulators. With `sharedApi` they use its
 * store and clock.
 */
export async function startPages(origin?: string, sharedApi?: TestApi) {
  const api = sharedApi ?? (await startApi());
  const errors: { readonly message: string; readonly error: unknown }[] = [];
  const app = createPagesApp({
    ...(await readWebBuild(new URL(inject('webBuild')))),
    services: { db: api.db, now: () => api.clock.now },
    environment: {
      firebase: { apiKey: 'demo', projectId: newId(), authDomain: 'demo.firebaseapp.com' },
      emuladores: { firestore: inject('firestoreHost'), auth: inject('authHost') },
    },
    origin,
    logError: (message, error) => void errors.push({ message, error }),
  });
  const server = await serve(app);
  const { url } = server;
  return {
    api,
    url,
    /** What the pages have logged. */
    errors,
    async get(path: string, headers: Readonly<Record<string, string>> = {}) {
      const response = await fetch(url + path, { headers });
      return { status: response.status, headers: response.headers, html: await response.text() };
    },
    async stop() {
      await server.stop();
      if (!sharedApi) await api.stop();
    },
  };
}
