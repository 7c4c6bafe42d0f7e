import { isPublicPage, type KeepPageMessage } from './page-key';

/** Installs the service worker; without one (an old browser, a private window) the site works as ever. */
export async function installWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Has the page kept for when there is no connection: those reached by links inside the site are never requested. */
export async function keepPage(address: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !isPublicPage(new URL(address).pathname)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ tipo: 'guardar-pagina', url: address } satisfies KeepPageMessage);
}
