import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { atFirstSign } from '../first-sign';
import { nextTask } from '../next-task';
import { whenIdle } from '../when-idle';
import type { LiveStore } from './live-store';
import { isAwaited } from './near-match';
import { useLiveStore } from './use-live-doc';

/** What listens, loaded in two short tasks rather than a long one. */
async function loadListeners(): Promise<ComponentType> {
  await import('../firebase/firestore');
  await nextTask();
  return (await import('./live-listeners')).LiveListeners;
}

type Need = 'none' | 'soon' | 'now';

/** Whether the page must be live at once: data are missing or kept from earlier, or a match is near. */
function needOf(store: LiveStore): Need {
  const paths = store.listenedPaths();
  if (paths.length === 0) return 'none';
  const isKept = document.documentElement.dataset['guardada'] !== undefined;
  const now = new Date();
  return isKept || paths.some((path) => isAwaited(path, store.get(path), now)) ? 'now' : 'soon';
}

/**
 * Mounts the live listeners once the first paint is done: Firebase never delays what a reader sees first. At once where
 * somebody waits for data or for a match; else at the reader's first sign, some seconds later at the latest. Pages that
 * show no live document, the panel among them, do not download it at all.
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
    // On the server nothing listens: its build must not hold Firebase.
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
