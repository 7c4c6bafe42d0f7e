import { ASPECTO_KEY } from '@club/shared';
import type { Theme } from '@mui/material/styles';

const DARK_MEDIA = '@media (prefers-color-scheme: dark)';
/** The page's root unless the reader wants it light, and where he wants it dark. */
const NOT_LIGHT = `html:not([data-${ASPECTO_KEY}="claro"])`;
const DARK = `html[data-${ASPECTO_KEY}="oscuro"]`;

type Styles = Record<string, unknown>;

/** Material's sheets, which know the system's scheme only. */
type Sheets = Pick<Theme, 'generateStyleSheets'>;

/**
 * The theme's style sheets in which the reader's choice wins over his system. Material knows one or the other: a class
 * that a script must set before there is anything to see, or the media query, which works without any.
 */
export const styleSheets = (theme: Sheets): Styles[] =>
  theme.generateStyleSheets().map((sheet: Styles) => {
    const dark = (sheet[DARK_MEDIA] as Styles | undefined)?.[':root'];
    return dark ? { [DARK_MEDIA]: { [NOT_LIGHT]: dark }, [DARK]: dark } : sheet;
  });

/** `theme.applyStyles` to the same effect, for rules of single components; what is not of the dark scheme is of both. */
export const applyStyles = (scheme: string, styles: object) =>
  scheme === 'dark'
    ? {
        [DARK_MEDIA]: { [`*:where(${NOT_LIGHT}) &`]: styles },
        [`*:where(${DARK}) &`]: styles,
      }
    : styles;
