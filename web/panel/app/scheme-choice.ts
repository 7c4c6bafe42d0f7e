import { ASPECTO_KEY } from '@club/shared';
import type { Theme } from '@mui/material/styles';

const DARK_MEDIA = '@media (prefers-color-scheme: dark)';
/** Selectors of the root element: not forced to light, and forced to dark. */
const NOT_LIGHT = `html:not([data-${ASPECTO_KEY}="claro"])`;
const DARK = `html[data-${ASPECTO_KEY}="oscuro"]`;

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
export const applyStyles = (scheme: string, styles: object) =>
  scheme === 'dark'
    ? {
        [DARK_MEDIA]: { [`*:where(${NOT_LIGHT}) &`]: styles },
        [`*:where(${DARK}) &`]: styles,
      }
    : styles;
