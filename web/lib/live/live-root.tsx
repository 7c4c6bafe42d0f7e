import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { atFirstSign } from '../first-sign';
import { nextTask } from '../next-task';
import { whenIdle } from '../when-idle';
import type { LiveStore } from './live-store';
import { isAwaited } from './near-match';
import { useLiveStore } from './use-live-doc';

/** Loads the listeners in two short tasks instead of one long one. */
async function loadListeners(): Promise<ComponentType> {
  await import('../firebase/firestore');
  await nextTask();
  return (await import('./live-listeners')).LiveListeners;
}

type Need = 'none' | 'soon' | 'now';

/** How soon the page must be live. `now` if data are missing or come from the offline cache, or if a match is near. */
function needOf(store: LiveStore): Need {
  const paths = store.listenedPaths();
  if (paths.length === 0) return 'none';
  const isKept = document.documentElement.dataset['guardada'] !== undefined;
  const now = new Date();
  return isKept || paths.some((path) => isAwaited(path, store.get(path), now)) ? 'now' : 'soon';
}

/**
 * Mounts the live listeners after the first paint, so that Firebase does not delay it. If data are missing or a match
 * is near, they start when the browser is idle; otherwise on the reader's first interaction, or after some seconds.
 * Pages without live documents, such as the panel, never download them.
 */
export function LiveRoot() {
  const [Listeners, setListeners] = useState<ComponentType>();
  const store = useLiveStore();
  const need = useSyncExternalStore(
    store.onListenedPaths,
    () => needOf(store),
    () => 'none' as const,
  );
  useEffect(() => {
    // The server bundle must not contain Firebase.
    if (need === 'none' || import.meta.env.SSR) return;
    const begin = need === 'now' ? whenIdle : atFirstSign;
    return begin(() => {
      void loadListeners().then((loaded) => {
        setListeners(() => loaded);
      });
    });
  }, [need]);
  return Listeners ? <Listeners /> : null;
}
