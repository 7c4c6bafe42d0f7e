import { type ReactNode, StrictMode } from 'react';
import { AhoraContext } from '../../lib/estado/ahora-context';
import { ClubContext, type ClubWeb } from '../../lib/estado/club-context';
import type { LiveStore } from '../../lib/live/live-store';
import { LiveStoreContext } from '../../lib/live/use-live-doc';
import '../site.css';

interface SiteProps {
  readonly store: LiveStore;
  readonly ahora: Date;
  readonly club: ClubWeb;
  /** The router, which differs between browser and server. */
  readonly children: ReactNode;
}

/** Everything around the router, the same in the browser and on the server: hydration compares them. */
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
