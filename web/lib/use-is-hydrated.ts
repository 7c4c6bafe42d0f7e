import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and during hydration, which must render the same; true afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
