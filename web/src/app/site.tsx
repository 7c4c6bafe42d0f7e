import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
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
          {/*
           * Colours are CSS variables that follow the device by a media query. Material's own provider would bring in what
           * lets a reader choose between schemes, and render everything twice to find out (docs/decisions/0008).
           */}
          <ThemeProvider theme={theme}>
            <GlobalStyles styles={theme.generateStyleSheets()} />
            <CssBaseline enableColorScheme />
            {children}
          </ThemeProvider>
        </LiveStoreContext>
      </AhoraContext>
    </StrictMode>
  );
}
