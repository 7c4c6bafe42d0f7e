import { endpoints } from '@club/shared';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { createApp } from './api/app';
import { createPagesApp } from './pages/app';
import { readWebBuild } from './pages/render';
import { newId } from './services';
import { createClub } from './testing/factories';
import { startFaultProxy } from './testing/fault-proxy';
import { serve, type Served } from './testing/serve';
import { forEachTest } from './testing/standing';
import { emulatorHosts } from './testing/start-api';
import { startTestApi } from './testing/test-api';

/** Maximum time until a reader gets an error while the store is away, milliseconds, for any number of readers. */
const PATIENCE_MS = 25_000;

const HEALTH = `/b-api/${endpoints.salud.path}`;

// The symptoms that docs/runbook.md describes.
describe('an outage of the store', () => {
  const proxy = forEachTest(() => startFaultProxy(inject('firestoreHost')));
  const api = forEachTest(() => startTestApi(emulatorHosts(proxy.host)));
  let app: App;
  const logged: string[] = [];
  const servers: Served[] = [];
  beforeEach(async () => {
    logged.length = 0;
    await createClub(api);
    app = initializeApp({ projectId: inject('authProjectId') }, newId());
    const logError = (what: string) => void logged.push(what);
    const now = () => api.clock.now;
    const pages = createPagesApp({
      ...(await readWebBuild(new URL(inject('webBuild')))),
      services: { db: api.db, now },
      entorno: {
        firebase: { apiKey: 'demo', projectId: newId(), authDomain: 'demo.firebaseapp.com' },
        emuladores: { firestore: proxy.host, auth: inject('authHost') },
      },
      logError,
    });
    const calls = createApp({ services: { db: api.db, auth: getAuth(app), now, newId }, logError });
    for (const site of [pages, calls]) servers.push(await serve(site));
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    await deleteApp(app);
  });

  it(
    'is reported by salud, leaves a working shell, and ends by itself',
    { timeout: 120_000 },
    async () => {
      const [pages, calls] = servers.map(({ url }) => url);
      const salud = async () => {
        const response = await fetch(`${String(calls)}${HEALTH}`);
        return { status: response.status, body: await response.json() };
      };
      const page = async (path = '/plantilla') => {
        const response = await fetch(String(pages) + path);
        return { response, html: await response.text() };
      };
      expect((await salud()).status).toBe(200);
      expect((await page()).response.status).toBe(200);
      expect(logged).toEqual([]);

      await proxy.goAway();
      const begun = performance.now();
      const [ill, during, ...others] = await Promise.all([
        salud(),
        page(),
        page(),
        page('/partidos'),
      ]);
      expect(performance.now() - begun).toBeLessThan(PATIENCE_MS);
      for (const { response } of others) expect(response.status).toBe(503);
      expect(ill).toEqual({
        status: 503,
        body: {
          success: false,
          msg: 'Ahora mismo no se puede acceder a los datos. Inténtalo de nuevo en un momento.',
        },
      });
      expect(during.response.status).toBe(503);
      expect(during.response.headers.get('retry-after')).toBe('30');
      expect(during.response.headers.get('cache-control')).toContain('no-store');
      expect(during.html).toContain('id="club-entorno"');
      expect([...logged].sort()).toEqual([
        `GET ${HEALTH}: store or accounts not reachable`,
        'page /partidos: not rendered',
        'page /plantilla: not rendered',
        'page /plantilla: not rendered',
      ]);

      await proxy.comeBack();
      expect((await salud()).status).toBe(200);
      expect((await page()).response.status).toBe(200);
    },
  );
});
