import { clubConfig } from '@club/shared';
import { createTheme, darken, lighten, type Overlays, type Theme } from '@mui/material/styles';
import { applyStyles } from './scheme-choice';

const { primario, secundario } = clubConfig.colores;

declare module '@mui/material/styles' {
  /** The theme is made of CSS variables, and its type knows. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    resultado: ResultPalette;
    cesped: PitchPalette;
  }
  interface PaletteOptions {
    resultado?: ResultPalette;
    cesped?: PitchPalette;
  }
}

interface ResultPalette {
  readonly win: string;
  readonly winText: string;
  readonly draw: string;
  readonly drawText: string;
  readonly lose: string;
  readonly loseText: string;
}

interface PitchPalette {
  readonly claro: string;
  readonly oscuro: string;
  readonly linea: string;
}

/** Yellow carries dark text; every pair has a contrast of at least 4.5 (regla 10). */
const resultado: ResultPalette = {
  win: '#15703a',
  winText: '#ffffff',
  draw: '#f5c518',
  drawText: '#231f00',
  lose: '#b3261e',
  loseText: '#ffffff',
};

const cesped: PitchPalette = { claro: '#2f7d46', oscuro: '#2a7340', linea: '#ffffff8c' };

/** Colours of both schemes; the rest of a palette follows from them. */
export const PALETTES = {
  light: {
    primary: { main: primario },
    secondary: { main: darken(secundario, 0.4) },
    background: { default: '#f4f5f0', paper: '#ffffff' },
    text: { primary: '#17211b', secondary: '#4c5a51' },
    divider: '#dfe3da',
    resultado,
    cesped,
  },
  dark: {
    primary: { main: lighten(primario, 0.62) },
    secondary: { main: lighten(secundario, 0.25) },
    error: { main: '#f77066' },
    background: { default: '#0d1410', paper: '#17211b' },
    text: { primary: '#eef3ee', secondary: '#aebbb1' },
    divider: '#2b382f',
    resultado,
    cesped: { claro: '#22613a', oscuro: '#1e5734', linea: '#ffffff73' },
  },
} as const;

/** Names of the variables for Material's layers of the dark scheme, one for each elevation; the light one has none. */
const OVERLAY_NAMES = Array.from({ length: 25 }, () => 'none') as unknown as Overlays;

interface ThemeOptions {
  /**
   * Whether the page has come with its style sheets. The values of the dark scheme are in them, and components ask for the
   * names of its variables only, which the light one has too: a phone is spared half of the work.
   */
  readonly isStyled?: boolean;
}

/** The club's look, derived from its two colours: light and dark by the reader's choice or else his system. */
export function createClubTheme({ isStyled = false }: ThemeOptions = {}): Theme {
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: isStyled
      ? { light: { palette: PALETTES.light, overlays: OVERLAY_NAMES } }
      : { light: { palette: PALETTES.light }, dark: { palette: PALETTES.dark } },
    shape: { borderRadius: 5 },
    typography: {
      fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
      h1: { fontSize: '1.75rem', fontWeight: 800, letterSpacing: '-0.02em', lineHeight: 1.15 },
      h2: { fontSize: '1.2rem', fontWeight: 800, letterSpacing: '-0.01em', lineHeight: 1.2 },
      h3: { fontSize: '1rem', fontWeight: 700 },
      caption: { lineHeight: 1.35 },
      overline: {
        fontWeight: 700,
        letterSpacing: '0.04em',
        lineHeight: 1.6,
        textTransform: 'none',
      },
      button: { fontWeight: 700, textTransform: 'none' },
    },
    components: {
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: 44, borderRadius: 999, paddingInline: 18 } },
      },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderRadius: 16 } },
      },
      MuiCssBaseline: {
        styleOverrides: {
          // What gets the focus or is jumped to must not end up under the fixed header.
          html: { scrollPaddingTop: 80 },
          'a:focus-visible, button:focus-visible, [tabindex]:focus-visible': {
            outline: '3px solid var(--mui-palette-secondary-main)',
            outlineOffset: 2,
          },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
    },
  });
  return Object.assign(theme, { applyStyles });
}
