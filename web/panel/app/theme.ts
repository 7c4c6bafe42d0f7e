import { SCHEME_KEY, type Palette, type Palettes } from '@club/shared';
import { createTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  /** Enables the types of Material's CSS variables. */
  interface CssThemeVariables {
    enabled: true;
  }
  /** The type scale, for `fontSize: 'size.14'` in `sx`. */
  interface TypographyVariantsOptions {
    size: Readonly<Record<number, string>>;
  }
}

const SIZES = [12, 14, 16, 18, 22, 28, 40, 64] as const;
const size = Object.fromEntries(SIZES.map((px) => [px, `var(--size-${String(px)})`]));

const DARK_MEDIA = '@media (prefers-color-scheme: dark)';
/** Selectors of the root element: not forced to light, and forced to dark. */
const NOT_LIGHT = `html:not([data-${SCHEME_KEY}="claro"])`;
const DARK = `html[data-${SCHEME_KEY}="oscuro"]`;

type Styles = Record<string, unknown>;

/**
 * The theme's style sheets, in which the user's choice of light or dark overrides the device's. Material supports only
 * one of the two: a class set by a script before the first paint, or the media query, which needs no script.
 */
export const styleSheets = (theme: Pick<Theme, 'generateStyleSheets'>): Styles[] =>
  theme.generateStyleSheets().map((sheet: Styles) => {
    const dark = (sheet[DARK_MEDIA] as Styles | undefined)?.[':root'];
    return dark ? { [DARK_MEDIA]: { [NOT_LIGHT]: dark }, [DARK]: dark } : sheet;
  });

/** Replaces `theme.applyStyles`, to respect the user's choice. Styles for `light` apply to both schemes. */
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

const displayFont = (fontSize: string) =>
  ({ fontFamily: 'var(--display)', fontSize, fontWeight: 700, lineHeight: 1.1 }) as const;

/** Material theme derived from the club's colours, light and dark. */
export function createClubTheme({ light, dark }: Palettes): Theme {
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
    // The variables are in web/lib/tokens.css. In `sx`, a number is a multiple of these two: spacing 8 px, radius 4 px.
    spacing: 'var(--space-8)',
    shape: { borderRadius: 'var(--corner-mark)' },
    typography: {
      size,
      fontFamily: 'var(--body)',
      h1: displayFont('var(--size-28)'),
      h2: displayFont('var(--size-22)'),
      h3: { fontSize: 'var(--size-16)', fontWeight: 700 },
      // A large figure, such as a score.
      h4: { ...displayFont('var(--size-40)'), fontVariantNumeric: 'tabular-nums' },
      subtitle1: { fontSize: 'var(--size-16)', fontWeight: 700, lineHeight: 1.25 },
      body1: { fontSize: 'var(--size-16)' },
      body2: { fontSize: 'var(--size-14)' },
      caption: { fontSize: 'var(--size-12)', lineHeight: 1.35 },
      button: { fontSize: 'var(--size-14)', fontWeight: 700, textTransform: 'none' },
    },
    components: {
      MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', h4: 'p' } } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            minHeight: 48,
            borderRadius: 'var(--corner-pill)',
            paddingInline: 'var(--space-16)',
          },
          text: { paddingInline: 'var(--space-12)' },
        },
      },
      MuiIconButton: { styleOverrides: { root: { width: 44, height: 44 } } },
      MuiFormControlLabel: { styleOverrides: { root: { minHeight: 48 } } },
      MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 'var(--corner)' } } },
      MuiTextField: {
        // Labels above the inputs never overlap typed, autofilled or picked values.
        defaultProps: { fullWidth: true, slotProps: { inputLabel: { shrink: true } } },
      },
      MuiDialogTitle: {
        styleOverrides: { root: { ...displayFont('var(--size-22)'), overflowWrap: 'anywhere' } },
      },
      MuiDialogActions: {
        styleOverrides: {
          root: { flexWrap: 'wrap', gap: 'var(--space-8)', padding: 'var(--space-16)' },
        },
      },
      MuiPaper: {
        styleOverrides: {
          rounded: { borderRadius: 'var(--corner)' },
          elevation24: { boxShadow: 'var(--overlay-shadow)' },
        },
      },
      MuiCard: { defaultProps: { variant: 'outlined' } },
    },
  });
  return Object.assign(theme, { applyStyles });
}
