import { type ReactNode, StrictMode } from 'react';
import { NowContext } from '../../lib/use-now';
import { ClubContext, type ClubWeb } from '../../lib/state/club-context';
import type { LiveStore } from '../../lib/live/live-store';
import { LiveStoreContext } from '../../lib/live/use-live-doc';
import '../site.css';

interface SiteProps {
  readonly store: LiveStore;
  readonly now: Date;
  readonly club: ClubWeb;
  /** The router; the browser and the server use different ones. */
  readonly children: ReactNode;
}

/** Providers around the router. The same in the browser and on the server, as hydration requires. */
export function Site({ store, now, club, children }: SiteProps) {
  return (
    <StrictMode>
      <NowContext value={now}>
        <ClubContext value={club}>
          <LiveStoreContext value={store}>{children}</LiveStoreContext>
        </ClubContext>
      </NowContext>
    </StrictMode>
  );
}
