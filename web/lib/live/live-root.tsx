import { type ComponentType, useEffect, useState } from 'react';
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
  useEffect(() => {
    // The server bundle must not contain Firebase.
    if (import.meta.env.SSR) return;
    let cancel: (() => void) | undefined;
    const loadIfNeeded = () => {
      if (store.listenedPaths().length === 0) return;
      cancel ??= whenIdle(() => void loadListeners().then((loaded) => setListeners(() => loaded)));
    };
    loadIfNeeded();
    const unsubscribe = store.onListenedPaths(loadIfNeeded);
    return () => {
      unsubscribe();
      cancel?.();
    };
  }, [store]);
  return Listeners ? <Listeners /> : null;
}
