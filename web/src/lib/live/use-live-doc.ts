import { useCallback, useSyncExternalStore } from 'react';
import { type LiveDoc, liveStore } from './live-store';

const IDLE: LiveDoc<never> = { status: 'loading' };

/**
 * A document as it is now and whenever it changes. Paths come from `firestorePaths`; `undefined` while the path is not
 * known yet. The content is what the functions wrote after parsing it with the schema of `T`.
 */
export function useLiveDoc<T>(path: string | undefined): LiveDoc<T> {
  const subscribe = useCallback(
    (onChange: () => void) =>
      path === undefined ? () => undefined : liveStore.watch(path, onChange),
    [path],
  );
  return useSyncExternalStore(subscribe, () =>
    path === undefined ? IDLE : (liveStore.get(path) as LiveDoc<T>),
  );
}
