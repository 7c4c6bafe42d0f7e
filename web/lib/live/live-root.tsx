import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { nextTask, whenIdle } from '../scheduling';
import { useLiveStore } from './use-live-doc';

/** Loads the listeners in two short tasks instead of one long one. */
async function loadListeners(): Promise<ComponentType> {
  await import('../firebase/firestore');
  await nextTask();
  return (await import('./live-listeners')).LiveListeners;
}

/**
 * Mounts the live listeners when the browser is idle and the page watches a document, so that Firebase does not delay
 * hydration. Pages without live documents, such as the panel, never download them.
 */
export function LiveRoot() {
  const [Listeners, setListeners] = useState<ComponentType>();
  const store = useLiveStore();
  const isNeeded = useSyncExternalStore(
    store.onListenedPaths,
    () => store.listenedPaths().length > 0,
    () => false,
  );
  useEffect(() => {
    // The server bundle must not contain Firebase.
    if (import.meta.env.SSR || !isNeeded) return undefined;
    return whenIdle(() => void loadListeners().then((loaded) => setListeners(() => loaded)));
  }, [isNeeded]);
  return Listeners ? <Listeners /> : null;
}
