import { randomUUID } from 'node:crypto';
import { type ClavesAvisos, createServices, deliverAvisos } from '@club/functions';
import { deleteApp, initializeApp } from 'firebase-admin/app';

/** So often somebody looks for what is still in the outbox; in production every minute. */
const SWEEP_MS = 10_000;
const BUDGET_MS = 120_000;

export interface LocalAvisos {
  stop(): Promise<void>;
}

/**
 * Sends notices on the emulators, which start no function for a document of a store that is not theirs: as in production, at
 * each new one, and now and then for what was left (docs/decisions/0049).
 */
export function startLocalAvisos(
  projectId: string,
  claves: ClavesAvisos,
  log: (line: string) => void,
): LocalAvisos {
  const app = initializeApp({ projectId }, randomUUID());
  const services = createServices(app);
  const remitente = { ...claves, sitio: `https://${projectId}.web.app` };
  const running = new Set<Promise<void>>();
  let isStopping = false;
  let isTold = false;
  const tell = (error: unknown) => {
    // Once: an emulator that is being restarted would say so every few seconds.
    if (!isTold && !isStopping) log(`No se han podido mandar los avisos: ${String(error)}`);
    isTold = true;
  };
  const send = () => {
    if (isStopping) return;
    const logError = (_message: string, error: unknown) => {
      tell(error);
    };
    const run: Promise<void> = deliverAvisos({ services, remitente, budgetMs: BUDGET_MS, logError })
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
      // What is on its way is nobody's to wait for: the next start goes on where it was.
      await deleteApp(app);
      await Promise.allSettled(running);
    },
  };
}
