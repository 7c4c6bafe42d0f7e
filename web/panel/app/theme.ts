import { clubConfig, type Paleta, paletas } from '@club/shared';
import { createTheme, type Theme } from '@mui/material/styles';
import { applyStyles } from './scheme-choice';

declare module '@mui/material/styles' {
  /** The theme is made of CSS variables, and its type knows. */
  interface CssThemeVariables {
    enabled: true;
  }
}

/** The club's colours by the names that Material has for them. */
const palette = (colours: Paleta) => ({
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

/** The panel's look in Material's components, derived from the club's colours: light and dark. */
export function createClubTheme(): Theme {
  const { light, dark } = paletas(clubConfig.colores);
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
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
    },
  });
  return Object.assign(theme, { applyStyles });
}
