import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { liveStore } from './live-store';

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

const isAnythingWatched = () => liveStore.watchedPaths().length > 0;

/**
 * Mounts the live listeners once the first paint is done: Firebase never delays what a reader sees first. Pages that
 * show no live document, the panel among them, do not download it at all.
 */
export function LiveRoot() {
  const [Listeners, setListeners] = useState<ComponentType>();
  const isNeeded = useSyncExternalStore(liveStore.onWatchedPaths, isAnythingWatched);
  useEffect(() => {
    if (!isNeeded) return;
    return whenIdle(() => {
      void import('./live-listeners').then(({ LiveListeners }) => {
        setListeners(() => LiveListeners);
      });
    });
  }, [isNeeded]);
  return Listeners ? <Listeners /> : null;
}
