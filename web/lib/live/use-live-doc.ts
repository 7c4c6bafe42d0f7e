import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { type LiveDoc, LiveStore } from './live-store';

/** The page's store: one for each page in a browser, one for each request on the server. */
export const LiveStoreContext = createContext(new LiveStore());

/** The store that the page's documents live in. */
export const useLiveStore = (): LiveStore => useContext(LiveStoreContext);

const IDLE: LiveDoc<never> = { status: 'loading' };

/**
 * A document as it is now and whenever it changes. Paths come from `firestorePaths`; `undefined` while the path is not
 * known yet. The content is what the functions wrote after parsing it with the schema of `T`. A page that hydrates gets
 * first what the server rendered, then what has arrived since.
 */
export function useLiveDoc<T>(path: string | undefined): LiveDoc<T> {
  const store = useLiveStore();
  const subscribe = useCallback(
    (onChange: () => void) => (path === undefined ? () => undefined : store.watch(path, onChange)),
    [path, store],
  );
  return useSyncExternalStore(
    subscribe,
    () => (path === undefined ? IDLE : (store.get(path) as LiveDoc<T>)),
    () => (path === undefined ? IDLE : (store.initial(path) as LiveDoc<T>)),
  );
}
