import { isPublicPage, type WorkerMessage } from './page-key';

/** Installs the service worker. The site also works without one (old browser, private window). */
export async function installWorker(): Promise<void> {
  // Not with `npm run dev`: the worker would serve old code.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Asks the service worker to cache a page, whose HTML is not requested when a link inside the site leads to it. */
export async function cachePage(address: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !isPublicPage(new URL(address).pathname)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ tipo: 'guardar-pagina', url: address } satisfies WorkerMessage);
}

/**
 * Caches everything that «Desde la banda» needs offline; resolves to whether it is complete. Installs the service
 * worker if no public page has done so.
 */
export async function cacheTouchline(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  await installWorker();
  if (!(await navigator.serviceWorker.getRegistration())) return false;
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return false;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      resolve(data === true);
      port1.close();
    };
    active.postMessage({ tipo: 'guardar-banda' } satisfies WorkerMessage, [port2]);
  });
}
