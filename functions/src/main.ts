import { createRequire } from 'node:module';
import { setGlobalOptions } from 'firebase-functions';
import { onRequest, type Request } from 'firebase-functions/https';
import type * as FirestoreTriggers from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { describeRefusal } from '@club/shared';
import type { Express, Response } from 'express';
import { barePage } from './escape';
import { lazily } from './http/lazily';
import { holdBodies } from './http/own-body';
import { INSTANCE, readServiceAccount, SENDING_MS, timeoutSecondsFor } from './deployment';
import { reportError as logError } from './report-error';

// Before the framework parses bodies (docs/decisions/0010).
holdBodies();

setGlobalOptions({
  region: process.env['CLUB_REGION'] ?? 'europe-west1',
  memory: INSTANCE.memory,
  concurrency: INSTANCE.concurrency,
  maxInstances: INSTANCE.maxInstances,
});

const loadServices = async () => (await import('./services')).createServices();

const apiApp = lazily(async () => {
  const { createApp } = await import('./api/app');
  const { readAppCheck } = await import('./env');
  const services = await loadServices();
  const { isEnforced, appId } = readAppCheck(process.env);
  if (!isEnforced) return createApp({ services, logError });
  const { createAppCheckVerifier } = await import('./http/app-check-verifier');
  const verifyAppCheck = createAppCheckVerifier(process.env, appId, { now: services.now });
  return createApp({ services, logError, verifyAppCheck });
});

const pageApp = lazily(async () => {
  const { createPagesApp } = await import('./pages/app');
  const { readConfiguredOrigin, readWebEnvironment } = await import('./env');
  const { readWebBuild } = await import('./pages/render');
  return createPagesApp({
    ...(await readWebBuild(new URL('.', import.meta.url))),
    services: await loadServices(),
    environment: readWebEnvironment(process.env),
    origin: readConfiguredOrigin(process.env),
    logError,
  });
});

/** Page shown if the app could not start. It needs no other file. */
const NOT_STARTED_PAGE = barePage({
  title: 'Volvemos enseguida',
  body: `<h1>Volvemos enseguida</h1>
<p>Ahora mismo la web no se puede mostrar. Inténtalo de nuevo en un momento.</p>`,
});

/** A function whose app is created on first use. If that fails, `sendNotStarted` answers and the next request retries. */
const serveFunction = (
  name: 'api' | 'pagina',
  makeApp: () => Promise<Express>,
  sendNotStarted: (response: Response) => void,
) =>
  onRequest(readServiceAccount(name, process.env), async (request: Request, response: Response) => {
    const app = await makeApp().catch((error: unknown) => {
      logError('instance not started', error);
    });
    if (app) {
      app(request, response);
      return;
    }
    response.status(503).set({ 'Cache-Control': 'private, no-store', 'Retry-After': '30' });
    sendNotStarted(response);
  });

/** The HTTP API under `/b-api`. If it could not start, it answers as if Firestore were unreachable. */
export const api = serveFunction('api', apiApp, (response) => {
  const { msg } = describeRefusal({ code: 'almacen-no-disponible', detail: '' });
  response.json({ success: false, msg });
});

export const pagina = serveFunction('pagina', pageApp, (response) => {
  response.type('html').send(NOT_STARTED_PAGE);
});

/** A scheduled function. A failed run is retried three times. Each failure is a log entry that raises an alert. */
const scheduled = (
  name: 'edades' | 'copias' | 'programadas',
  schedule: string,
  work: () => Promise<void>,
  options: { readonly secrets?: string[]; readonly timeoutSeconds?: number } = {},
) =>
  onSchedule(
    {
      schedule,
      timeZone: 'Europe/Madrid',
      retryCount: 3,
      ...options,
      ...readServiceAccount(name, process.env),
    },
    async () => {
      try {
        await work();
      } catch (error) {
        logError(`${name}: failed`, error);
        throw error;
      }
    },
  );

/** Updates the ages and audits the current season every night. */
export const edades = scheduled('edades', '5 0 * * *', async () => {
  const { renewAges, auditCurrentSeason } = await import('./jobs/jobs');
  const services = await loadServices();
  await renewAges(services);
  await auditCurrentSeason(services);
});

/** Checks every morning that Google has made last night's backup (docs/runbook.md). */
export const copias = scheduled('copias', '0 9 * * *', async () => {
  const { requireRecentBackup } = await import('./jobs/jobs');
  await requireRecentBackup(process.env['GCLOUD_PROJECT'] ?? '', new Date());
});

/** Whether this club has notifications. */
const hasNotifications = (process.env['CLUB_AVISOS_CLAVE'] ?? '') !== '';
/** Options of the functions that send notifications. With the emulators, the secret is an environment variable. */
const senderOptions =
  hasNotifications && process.env['FIRESTORE_EMULATOR_HOST'] === undefined
    ? { secrets: ['CLUB_AVISOS_SECRETO'] }
    : {};

/** Sends the outbox's notifications until `deadlineMs`, epoch milliseconds. The rest is left for the next run. */
async function sendNotifications(deadlineMs: number): Promise<void> {
  if (!hasNotifications) return;
  const { deliverNotifications } = await import('./notifications/deliver-notifications');
  const { readSender } = await import('./env');
  const sender = readSender(process.env);
  if (!sender) return;
  const budgetMs = deadlineMs - Date.now();
  const services = await loadServices();
  await deliverNotifications({ services, sender, budgetMs, logError });
}

/** Publishes scheduled news (docs/decisions/0039), and sends notifications left over (docs/decisions/0042). */
export const programadas = scheduled(
  'programadas',
  '* * * * *',
  async () => {
    const deadlineMs = Date.now() + SENDING_MS.programadas;
    const { publishNoticias } = await import('./jobs/jobs');
    await publishNoticias(await loadServices());
    await sendNotifications(deadlineMs);
  },
  { timeoutSeconds: timeoutSecondsFor('programadas'), ...senderOptions },
);

/** The function that sends each new notification, so that saves need not wait (0042). Loads Firestore's triggers. */
function defineNotificationSender() {
  const { onDocumentCreated } = createRequire(import.meta.url)(
    'firebase-functions/firestore',
  ) as typeof FirestoreTriggers;
  const options = {
    document: 'avisos/{id}',
    timeoutSeconds: timeoutSecondsFor('avisos'),
    ...senderOptions,
    ...readServiceAccount('avisos', process.env),
  };
  return onDocumentCreated(options, async () => {
    try {
      await sendNotifications(Date.now() + SENDING_MS.avisos);
    } catch (error) {
      // The scheduled function retries within a minute.
      logError('avisos: failed', error);
    }
  });
}

/** The sender exists in its own instances and at deployment (without target). Locally, `scripts/platform` sends. */
const isSenderNeeded =
  process.env['FUNCTIONS_EMULATOR'] === undefined &&
  ['avisos', undefined].includes(process.env['FUNCTION_TARGET']);
export const avisos = hasNotifications && isSenderNeeded ? defineNotificationSender() : undefined;
