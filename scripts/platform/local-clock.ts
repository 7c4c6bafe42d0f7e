import { randomUUID } from 'node:crypto';
import { createServices, publishNoticias } from '@club/functions';
import { deleteApp, initializeApp } from 'firebase-admin/app';

/** Polling interval for scheduled work, milliseconds. The emulators run no scheduled functions. */
const EVERY_MS = 5_000;

export interface LocalClock {
  stop(): Promise<void>;
}

/**
 * Does the work of production's scheduled job, which runs every minute: publishes scheduled news
 * (docs/decisions/0039).
 */
export function startLocalClock(projectId: string, log: (line: string) => void): LocalClock {
  const app = initializeApp({ projectId }, randomUUID());
  const services = createServices(app);
  let last: Promise<void> = Promise.resolve();
  let isTold = false;
  const tick = async () => {
    try {
      await publishNoticias(services);
      isTold = false;
    } catch (error) {
      // Logged once, because a restarting emulator would repeat it every five seconds.
      if (!isTold) log(`No se han podido publicar las noticias programadas: ${String(error)}`);
      isTold = true;
    }
  };
  const timer = setInterval(() => {
    last = last.then(tick);
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await last;
      await deleteApp(app);
    },
  };
}
