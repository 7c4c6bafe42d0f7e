import { isPublicPage, type WorkerMessage } from './page-key';

/** Installs the service worker; without one (an old browser, a private window) the site works as ever. */
export async function installWorker(): Promise<void> {
  // `npm run dev` has none: it would keep yesterday's code.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Has the page kept for when there is no connection: those reached by links inside the site are never requested. */
export async function keepPage(address: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !isPublicPage(new URL(address).pathname)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ tipo: 'guardar-pagina', url: address } satisfies WorkerMessage);
}

/**
 * Has everything kept that «Desde la banda» needs to open without coverage; whether it is all there. Installs the worker
 * where no public page has done so yet.
 */
export async function keepBanda(): Promise<boolean> {
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
