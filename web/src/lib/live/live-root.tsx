import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { nextTask } from '../next-task';
import { whenIdle } from '../when-idle';
import { useLiveStore } from './live-store-context';

/** What listens, loaded in two short tasks rather than a long one. */
async function loadListeners(): Promise<ComponentType> {
  await import('../firebase/firestore');
  await nextTask();
  return (await import('./live-listeners')).LiveListeners;
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
      void loadListeners().then((loaded) => {
        setListeners(() => loaded);
      });
    });
  }, [isNeeded]);
  return Listeners ? <Listeners /> : null;
}
