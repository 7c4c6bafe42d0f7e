import { randomUUID } from 'node:crypto';
import { createServices, publishNoticias } from '@club/functions';
import { deleteApp, initializeApp } from 'firebase-admin/app';

/** The emulators run no function by the clock: here what waits for an instant is looked for so often. */
const EVERY_MS = 5_000;

export interface LocalClock {
  stop(): Promise<void>;
}

/** Does what the clock's job does in production every minute, news that were set for a time (docs/decisions/0046). */
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
      // Once: an emulator that is being restarted would say so every five seconds.
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
