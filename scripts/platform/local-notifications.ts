import { randomUUID } from 'node:crypto';
import { type NotificationKeys, createServices, deliverNotifications } from '@club/functions';
import { deleteApp, initializeApp } from 'firebase-admin/app';

/** Interval for sending what is left in the outbox, milliseconds. In production it is a minute. */
const SWEEP_MS = 10_000;
const BUDGET_MS = 120_000;

export interface LocalNotifications {
  stop(): Promise<void>;
}

/**
 * Sends notifications locally. The emulators cannot trigger functions for documents of a separate Firestore emulator.
 * As in production, it runs for each new notification, and periodically for unsent ones (docs/decisions/0042).
 */
export function startLocalNotifications(
  projectId: string,
  claves: NotificationKeys,
  log: (line: string) => void,
): LocalNotifications {
  const app = initializeApp({ projectId }, randomUUID());
  const services = createServices(app);
  const remitente = { ...claves, sitio: `https://${projectId}.web.app` };
  const running = new Set<Promise<void>>();
  let isStopping = false;
  let isTold = false;
  const tell = (error: unknown) => {
    // Logged once, because a restarting emulator would repeat it every few seconds.
    if (!isTold && !isStopping) log(`No se han podido mandar los avisos: ${String(error)}`);
    isTold = true;
  };
  const send = () => {
    if (isStopping) return;
    const logError = (_message: string, error: unknown) => {
      tell(error);
    };
    const run: Promise<void> = deliverNotifications({
      services,
      remitente,
      budgetMs: BUDGET_MS,
      logError,
    })
      .catch(tell)
      .finally(() => running.delete(run));
    running.add(run);
  };
  const unlisten = services.db
    .collection('avisos')
    .where('estado', '==', 'pendiente')
    .onSnapshot((snapshot) => {
      if (snapshot.docChanges().some(({ type }) => type === 'added')) send();
    }, tell);
  const timer = setInterval(send, SWEEP_MS);
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      unlisten();
      // Unsent notifications need no waiting: the next start continues with them.
      await deleteApp(app);
      await Promise.allSettled(running);
    },
  };
}
