import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { type LiveData, type LiveDoc, LiveStore, LOADING } from './live-store';

/** The page's store: one per page in the browser, one per request on the server. */
export const LiveStoreContext = createContext(new LiveStore());

export const useLiveStore = (): LiveStore => useContext(LiveStoreContext);

/**
 * The current state of a document; re-renders on each change. Paths come from `firestorePaths`; pass `undefined` while
 * the path is not known. The data are not parsed here: functions parsed them with the schema of `T` before writing
 * them. Hydration starts with the data that the server rendered.
 */
export function useLiveDoc<T>(path: string | undefined): LiveDoc<T> {
  const store = useLiveStore();
  const subscribe = useCallback(
    (onChange: () => void) => (path === undefined ? () => undefined : store.watch(path, onChange)),
    [path, store],
  );
  return useSyncExternalStore(
    subscribe,
    () => (path === undefined ? LOADING : (store.get(path) as LiveDoc<T>)),
    () => (path === undefined ? LOADING : (store.initial(path) as LiveDoc<T>)),
  );
}

/** Data of a document; `undefined` while it is loading, and if it does not exist or cannot be read. */
export function useReadyDoc<T>(path: string | undefined): LiveData<T> {
  const doc = useLiveDoc<T>(path);
  return doc.status === 'ready' ? doc.data : undefined;
}
