import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, StrictMode } from 'react';
import { AhoraContext } from '../lib/estado/ahora-context';
import type { LiveStore } from '../lib/live/live-store';
import { LiveStoreContext } from '../lib/live/live-store-context';

interface SiteProps {
  readonly theme: Theme;
  readonly store: LiveStore;
  readonly ahora: Date;
  /** The router, which differs between browser and server. */
  readonly children: ReactNode;
}

/** Everything around the router, the same in the browser and on the server: hydration compares them. */
export function Site({ theme, store, ahora, children }: SiteProps) {
  return (
    <StrictMode>
      <AhoraContext value={ahora}>
        <LiveStoreContext value={store}>
          {/* Colours are CSS variables that follow the device by a media query: no second render has to choose them. */}
          <ThemeProvider theme={theme} noSsr>
            <CssBaseline enableColorScheme />
            {children}
          </ThemeProvider>
        </LiveStoreContext>
      </AhoraContext>
    </StrictMode>
  );
}
