import { type ReactNode, StrictMode } from 'react';
import { AhoraContext } from '../../lib/state/now-context';
import { ClubContext, type ClubWeb } from '../../lib/state/club-context';
import type { LiveStore } from '../../lib/live/live-store';
import { LiveStoreContext } from '../../lib/live/use-live-doc';
import '../site.css';

interface SiteProps {
  readonly store: LiveStore;
  readonly ahora: Date;
  readonly club: ClubWeb;
  /** The router; the browser and the server use different ones. */
  readonly children: ReactNode;
}

/** Providers around the router. The same in the browser and on the server, as hydration requires. */
export function Site({ store, ahora, club, children }: SiteProps) {
  return (
    <StrictMode>
      <AhoraContext value={ahora}>
        <ClubContext value={club}>
          <LiveStoreContext value={store}>{children}</LiveStoreContext>
        </ClubContext>
      </AhoraContext>
    </StrictMode>
  );
}
