import {
  type Settings,
  clubStyle,
  isSameContent,
  type Palettes,
  type ClubOfPage,
} from '@club/shared';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ReactNode, StrictMode, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { NowContext } from '../../lib/use-now';
import { ClubContext, type ClubWeb } from '../../lib/state/club-context';
import type { LiveStore } from '../../lib/live/live-store';
import { LiveStoreContext } from '../../lib/live/use-live-doc';
import { ShowClubContext } from './panel-context';
import { removeStaticContent } from '../session/login';
import { createClubTheme, styleSheets } from './theme';

type ClubWithPalettes = ClubWeb & ClubOfPage;

interface PanelProps {
  readonly store: LiveStore;
  /** When the page was rendered. */
  readonly now: Date;
  /** The club as rendered into the page. */
  readonly club: ClubWithPalettes;
  readonly children: ReactNode;
}

/** Global styles besides Material's. */
const globalStyles = (theme: Theme) => [
  ...styleSheets(theme),
  {
    // Keeps focused and jumped-to elements off the edges and out from under the bars.
    html: { scrollPaddingBlock: '24px calc(var(--bottom-bar, 0px) + var(--save-bar, 0px) + 24px)' },
    // Height of the save bar of a match sheet.
    ':root:has([data-guardar])': { '--save-bar': '76px' },
    // Height of the bottom navigation on phones.
    '@media (max-width: 899.95px)': {
      ':root:has([data-barra])': { '--bottom-bar': 'calc(60px + env(safe-area-inset-bottom))' },
    },
    'a:focus-visible, button:focus-visible, [tabindex]:focus-visible': {
      outline: '3px solid var(--secondary)',
      outlineOffset: 2,
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        transition: 'none !important',
      },
    },
    // Typography of plain elements, which the components shared with the site consist of.
    'h1, h2, h3, p': { margin: 0 },
    h1: { ...theme.typography.h1 },
    h2: { ...theme.typography.h2 },
    h3: { ...theme.typography.h3 },
  },
];

/** Providers and styles around the panel's router. */
export function Panel({ store, now, club, children }: PanelProps) {
  const [shown, setShown] = useState(club);
  const theme = useMemo(() => createClubTheme(shown.palettes), [shown.palettes]);
  const show = useCallback((settings: Settings, palettes: Palettes) => {
    setShown((previous) => {
      if (isSameContent(previous.ajustes, settings)) return previous;
      // A new digest, so that a changed crest is not taken from the cache.
      return { ...previous, ajustes: settings, palettes, escudoDigest: crypto.randomUUID() };
    });
  }, []);
  // Runs after the children's layout effects, in which React's login form copies what was typed into the static form.
  useLayoutEffect(removeStaticContent, []);
  return (
    <StrictMode>
      <NowContext value={now}>
        <ClubContext value={shown}>
          <LiveStoreContext value={store}>
            {/*
             * Colours are CSS variables that follow the device by media query, or the reader's choice by attribute
             * (docs/decisions/0041).
             */}
            <ThemeProvider theme={theme}>
              <CssBaseline />
              <GlobalStyles styles={globalStyles(theme)} />
              {/* Comes after the style in the page, and so overrides its older colours. */}
              {shown !== club && <style>{clubStyle(shown.palettes)}</style>}
              <ShowClubContext value={show}>{children}</ShowClubContext>
            </ThemeProvider>
          </LiveStoreContext>
        </ClubContext>
      </NowContext>
    </StrictMode>
  );
}
