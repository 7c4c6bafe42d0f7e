import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useLiveStore } from './live-store-context';

/** Milliseconds after which Firebase is loaded even if the browser is never idle. */
const MAX_DELAY_MS = 1_500;

function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run, { timeout: MAX_DELAY_MS });
    return () => {
      window.cancelIdleCallback(handle);
    };
  }
  // Safari has no idle callback.
  const handle = setTimeout(run, 200);
  return () => {
    clearTimeout(handle);
  };
}

/**
 * Mounts the live listeners once the first paint is done: Firebase never delays what a reader sees first. Pages that
 * show no live document, the panel among them, do not download it at all.
 */
export function LiveRoot() {
  const [Listeners, setListeners] = useState<ComponentType>();
  const store = useLiveStore();
  const isNeeded = useSyncExternalStore(
    store.onWatchedPaths,
    () => store.watchedPaths().length > 0,
    () => false,
  );
  useEffect(() => {
    // On the server nothing listens: its build must not hold Firebase.
    if (!isNeeded || import.meta.env.SSR) return;
    return whenIdle(() => {
      void import('./live-listeners').then(({ LiveListeners }) => {
        setListeners(() => LiveListeners);
      });
    });
  }, [isNeeded]);
  return Listeners ? <Listeners /> : null;
}
