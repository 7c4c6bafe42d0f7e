import { SCHEME_KEY, type Palette, type Palettes } from '@club/shared';
import { createTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  /** Enables the types of Material's CSS variables. */
  interface CssThemeVariables {
    enabled: true;
  }
}

const DARK_MEDIA = '@media (prefers-color-scheme: dark)';
/** Selectors of the root element: not forced to light, and forced to dark. */
const NOT_LIGHT = `html:not([data-${SCHEME_KEY}="claro"])`;
const DARK = `html[data-${SCHEME_KEY}="oscuro"]`;

type Styles = Record<string, unknown>;

type Sheets = Pick<Theme, 'generateStyleSheets'>;

/**
 * The theme's style sheets with the reader's choice overriding the system's. Material supports only one of the two: a
 * class set by a script before the first paint, or the media query, which needs no script.
 */
export const styleSheets = (theme: Sheets): Styles[] =>
  theme.generateStyleSheets().map((sheet: Styles) => {
    const dark = (sheet[DARK_MEDIA] as Styles | undefined)?.[':root'];
    return dark ? { [DARK_MEDIA]: { [NOT_LIGHT]: dark }, [DARK]: dark } : sheet;
  });

/**
 * Replacement of `theme.applyStyles` for single components that respects the reader's choice. Styles for another scheme
 * than dark apply to both.
 */
const applyStyles = (scheme: string, styles: object) =>
  scheme === 'dark'
    ? {
        [DARK_MEDIA]: { [`*:where(${NOT_LIGHT}) &`]: styles },
        [`*:where(${DARK}) &`]: styles,
      }
    : styles;

const palette = (colours: Palette) => ({
  primary: {
    main: colours.primary,
    dark: colours.primaryStrong,
    contrastText: colours.onPrimary,
  },
  secondary: { main: colours.secondary },
  error: { main: colours.error },
  background: { default: colours.ground, paper: colours.paper },
  text: { primary: colours.text, secondary: colours.muted },
  divider: colours.line,
});

/** Material theme derived from the club's colours, light and dark. */
export function createClubTheme({ light, dark }: Palettes): Theme {
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
    shape: { borderRadius: 5 },
    typography: {
      // Fonts are loaded in web/lib/fonts/fonts.css.
      fontFamily: 'var(--body)',
      h1: { fontFamily: 'var(--display)', fontSize: '2rem', fontWeight: 700, lineHeight: 1.1 },
      h2: { fontFamily: 'var(--display)', fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.15 },
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
      MuiTextField: {
        // Labels above the inputs never overlap typed, autofilled or picked values.
        defaultProps: { fullWidth: true, slotProps: { inputLabel: { shrink: true } } },
      },
      MuiDialogTitle: {
        styleOverrides: {
          root: { fontSize: '1.1rem', fontWeight: 700, overflowWrap: 'anywhere' },
        },
      },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderRadius: 12 } },
      },
    },
  });
  return Object.assign(theme, { applyStyles });
}
