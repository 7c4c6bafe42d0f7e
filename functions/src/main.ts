import { setGlobalOptions } from 'firebase-functions';
import { onRequest, type Request } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import type { Express, Response } from 'express';
import { lazily } from './http/lazily';
import { sendApiNotStarted, sendPageNotStarted } from './http/not-started';
import { holdBodies } from './http/own-body';
import { INSTANCE } from './instance';
import { reportError as logError } from './report-error';
import { serviceAccountOf } from './service-accounts';

holdBodies();

setGlobalOptions({
  region: process.env['CLUB_REGION'] ?? 'europe-west1',
  memory: INSTANCE.memory,
  concurrency: INSTANCE.concurrency,
  maxInstances: INSTANCE.maxInstances,
});

type Handle = (request: Request, response: Response) => void;
const handle =
  (app: Express): Handle =>
  (request, response) => {
    app(request, response);
  };

const apiApp = lazily(async () => {
  const [{ createApp }, { createServices }, { readAppCheck }] = await Promise.all([
    import('./api/app'),
    import('./services'),
    import('./env'),
  ]);
  const services = createServices();
  const { isEnforced, appId } = readAppCheck(process.env);
  if (!isEnforced) return handle(createApp({ services, logError }));
  const { createAppCheckVerifier } = await import('./http/app-check-verifier');
  const verifyAppCheck = createAppCheckVerifier(process.env, appId);
  return handle(createApp({ services, logError, verifyAppCheck }));
});

const paginaApp = lazily(async () => {
  const [
    { createPaginaApp },
    { createServices },
    { readOrigen, readWebEntorno },
    { readWebBuild },
  ] = await Promise.all([
    import('./pagina/app'),
    import('./services'),
    import('./env'),
    import('./pagina/web-build'),
  ]);
  const app = createPaginaApp({
    ...(await readWebBuild(new URL('.', import.meta.url))),
    services: createServices(),
    entorno: readWebEntorno(process.env),
    origen: readOrigen(process.env),
    logError,
  });
  return handle(app);
});

/** Answers with an app that is made on first use; without it, by `sendNotStarted`, and the next request tries again. */
const answeredBy =
  (makeApp: () => Promise<Handle>, sendNotStarted: (response: Response) => void) =>
  async (request: Request, response: Response) => {
    const app = await makeApp().catch((error: unknown) => {
      logError('instance not started', error);
    });
    if (app) app(request, response);
    else sendNotStarted(response);
  };

/** The HTTP API under `/b-api`. */
export const api = onRequest(
  serviceAccountOf('api', process.env),
  answeredBy(apiApp, sendApiNotStarted),
);

/** The HTML of every page. */
export const pagina = onRequest(
  serviceAccountOf('pagina', process.env),
  answeredBy(paginaApp, sendPageNotStarted),
);

/** What runs by the clock: a run that fails is tried three times, and each failure is an error in the log that rings. */
const daily = (name: 'edades' | 'copias', schedule: string, work: () => Promise<void>) =>
  onSchedule(
    { schedule, timeZone: 'Europe/Madrid', retryCount: 3, ...serviceAccountOf(name, process.env) },
    async () => {
      try {
        await work();
      } catch (error) {
        logError(`${name}: failed`, error);
        throw error;
      }
    },
  );

/** Birthdays. */
export const edades = daily('edades', '5 0 * * *', async () => {
  const [{ createServices }, { renewEdades }] = await Promise.all([
    import('./services'),
    import('./tareas/renew-edades'),
  ]);
  await renewEdades(createServices());
});

/** Backups: looks every morning whether Google has made last night's (docs/runbook.md). */
export const copias = daily('copias', '0 9 * * *', async () => {
  const { requireRecentBackup } = await import('./tareas/require-recent-backup');
  await requireRecentBackup(process.env['GCLOUD_PROJECT'] ?? '', new Date());
});
