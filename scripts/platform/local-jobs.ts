import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createServices,
  deliverNotifications,
  makeNotificationKeys,
  type NotificationKeys,
  publishNoticias,
} from '@club/functions';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { z } from 'zod';
import type { Stoppable } from './child';

const keysSchema = z.object({ publica: z.string(), privada: z.string() });

/** The VAPID key pair of a local club: stored with its data, or created and stored. */
export async function loadNotificationKeys(dataDir: string): Promise<NotificationKeys> {
  const file = path.join(dataDir, 'claves-avisos.json');
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return keysSchema.parse(JSON.parse(stored));
  const created = makeNotificationKeys();
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(created, null, 2)}\n`, { mode: 0o600 });
  return created;
}

/** The key pair as environment variables, as for the deployed functions. */
export const notificationsEnv = (keys: NotificationKeys) => ({
  CLUB_AVISOS_CLAVE: keys.publica,
  CLUB_AVISOS_SECRETO: keys.privada,
});

/** Intervals of the scheduled jobs, milliseconds. In production it is a minute. */
const PUBLISH_MS = 5_000;
const DELIVER_MS = 10_000;
/** Maximum time for one delivery, milliseconds. */
const BUDGET_MS = 120_000;

/**
 * Does the work of production's scheduled and triggered functions, which the emulators do not run for a separate
 * Firestore emulator: publishes scheduled news (docs/decisions/0039), and sends notifications when one is new and
 * periodically (docs/decisions/0042).
 */
export function startLocalJobs(
  projectId: string,
  keys: NotificationKeys,
  log: (line: string) => void,
): Stoppable {
  const app = initializeApp({ projectId }, randomUUID());
  const services = createServices(app);
  const sender = { ...keys, site: `https://${projectId}.web.app` };
  const running = new Set<Promise<void>>();
  let isStopping = false;
  /** Runs a job in the background. Logs only the first of consecutive errors: a restarting emulator causes many. */
  const createJob = (
    failure: string,
    work: (report: (error: unknown) => void) => Promise<unknown>,
  ) => {
    let isLogged = false;
    return () => {
      if (isStopping) return;
      let hasFailed = false;
      const report = (error: unknown) => {
        if (!isLogged && !isStopping) log(`${failure}: ${String(error)}`);
        hasFailed = true;
        isLogged = true;
      };
      const run: Promise<void> = work(report)
        .catch(report)
        .then(() => {
          isLogged = hasFailed;
          running.delete(run);
        });
      running.add(run);
    };
  };
  const publish = createJob('No se han podido publicar las noticias programadas', () =>
    publishNoticias(services),
  );
  const deliver = createJob('No se han podido mandar los avisos', (report) =>
    deliverNotifications({
      services,
      sender,
      budgetMs: BUDGET_MS,
      logError: (_message, error) => {
        report(error);
      },
    }),
  );
  const unlisten = services.db
    .collection('avisos')
    .where('estado', '==', 'pendiente')
    .onSnapshot((snapshot) => {
      if (snapshot.docChanges().some(({ type }) => type === 'added')) deliver();
    }, deliver);
  const timers = [setInterval(publish, PUBLISH_MS), setInterval(deliver, DELIVER_MS)];
  return {
    async stop() {
      isStopping = true;
      timers.forEach(clearInterval);
      unlisten();
      // Unfinished work needs no waiting: the next start continues with it.
      await deleteApp(app);
      await Promise.allSettled(running);
    },
  };
}
