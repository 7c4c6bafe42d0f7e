import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ReactNode, StrictMode } from 'react';
import { AhoraContext } from '../../lib/estado/ahora-context';
import type { LiveStore } from '../../lib/live/live-store';
import { LiveStoreContext } from '../../lib/live/live-store-context';
import { styleSheets } from './theme/scheme-choice';

interface SiteProps {
  readonly theme: Theme;
  readonly store: LiveStore;
  readonly ahora: Date;
  /** Whether the page has come with the style sheets of all pages: reading them again takes a phone as long as a screen. */
  readonly isStyled?: boolean;
  /** The router, which differs between browser and server. */
  readonly children: ReactNode;
}

/** Everything around the router, the same in the browser and on the server: hydration compares them. */
export function Site({ theme, store, ahora, isStyled = false, children }: SiteProps) {
  return (
    <StrictMode>
      <AhoraContext value={ahora}>
        <LiveStoreContext value={store}>
          {/*
           * Colours are CSS variables that follow the device by a media query, or the reader's choice by an attribute.
           * Material's own provider would render everything twice to find out which (docs/decisions/0024).
           */}
          <ThemeProvider theme={theme}>
            {!isStyled && <GlobalStyles styles={styleSheets(theme)} />}
            {!isStyled && <CssBaseline />}
            {children}
          </ThemeProvider>
        </LiveStoreContext>
      </AhoraContext>
    </StrictMode>
  );
}
