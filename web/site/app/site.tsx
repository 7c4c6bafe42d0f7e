import { type ReactNode, StrictMode } from 'react';
import { AhoraContext } from '../../lib/estado/ahora-context';
import type { LiveStore } from '../../lib/live/live-store';
import { LiveStoreContext } from '../../lib/live/live-store-context';
import '../site.css';

interface SiteProps {
  readonly store: LiveStore;
  readonly ahora: Date;
  /** The router, which differs between browser and server. */
  readonly children: ReactNode;
}

/** Everything around the router, the same in the browser and on the server: hydration compares them. */
export function Site({ store, ahora, children }: SiteProps) {
  return (
    <StrictMode>
      <AhoraContext value={ahora}>
        <LiveStoreContext value={store}>{children}</LiveStoreContext>
      </AhoraContext>
    </StrictMode>
  );
}
