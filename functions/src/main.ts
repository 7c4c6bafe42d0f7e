import { setGlobalOptions } from 'firebase-functions';
import { onRequest, type Request } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import * as logger from 'firebase-functions/logger';
import type { Express, Response } from 'express';
import { lazily } from './http/lazily';
import { sendApiNotStarted, sendPageNotStarted } from './http/not-started';
import { holdBodies } from './http/own-body';
import { INSTANCE } from './instance';

holdBodies();

setGlobalOptions({
  region: process.env['CLUB_REGION'] ?? 'europe-west1',
  memory: INSTANCE.memory,
  concurrency: INSTANCE.concurrency,
  maxInstances: INSTANCE.maxInstances,
});

/** Logs what failed, never a body, a token or a name: only the error's own message and stack. */
function logError(message: string, error: unknown) {
  logger.error(message, { error: error instanceof Error ? error.stack : String(error) });
}

type Handle = (request: Request, response: Response) => void;
const handle =
  (app: Express): Handle =>
  (request, response) => {
    app(request, response);
  };

const apiApp = lazily(async () => {
  const [{ createApp }, { createServices }, { readAppCheck }] = await Promise.all([
    import('./app'),
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
export const api = onRequest(answeredBy(apiApp, sendApiNotStarted));

/** The HTML of every page. */
export const pagina = onRequest(answeredBy(paginaApp, sendPageNotStarted));

/** Birthdays: brings the stored ages up to date every morning (`docs/decisions/`). */
export const edades = onSchedule({ schedule: '5 0 * * *', timeZone: 'Europe/Madrid' }, async () => {
  const [{ createServices }, { runOperation }, { refreshEdades }] = await Promise.all([
    import('./services'),
    import('./firestore/run-operation'),
    import('./operaciones/edades'),
  ]);
  const { db, now, newId } = createServices();
  const ahora = now();
  const stamp = { operacionId: newId(), accion: 'edades', quien: 'edades', ahora };
  await runOperation(db, stamp, undefined, async (uow) => ({
    ok: true,
    value: { status: 200, body: await refreshEdades(uow, ahora) },
  }));
});
