import type { Palette, Palettes, Scheme } from './palettes';
import { SCHEME_KEY } from './vocabulary';
import type { Settings } from './records/settings';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The colours of a scheme as CSS custom properties: `--primary`, `--on-primary`… */
export const colourVariables = (palette: Palette): Readonly<Record<`--${string}`, string>> =>
  Object.fromEntries(
    Object.entries(palette).map(([name, colour]: [string, string]) => [`--${kebab(name)}`, colour]),
  );

/**
 * Style sheet with the club's colours. It follows the system's scheme unless the reader has chosen light or dark (an
 * attribute of the root element, set before the first paint; docs/decisions/0041).
 */
export function clubStyle(palettes: Palettes): string {
  const declarations = (scheme: Scheme) =>
    [
      `color-scheme:${scheme}`,
      ...Object.entries(colourVariables(palettes[scheme])).map(
        ([name, colour]) => `${name}:${colour}`,
      ),
    ].join(';');
  const dark = declarations('dark');
  return (
    `:root{${declarations('light')}}` +
    `@media (prefers-color-scheme:dark){html:not([data-${SCHEME_KEY}="claro"]){${dark}}}` +
    `html[data-${SCHEME_KEY}="oscuro"]{${dark}}`
  );
}

/** SVG path of the crest's outline, 64×64. Pages and share pictures combine it with the club's colours. */
export const CREST_SHAPE = 'M32 2 58 9v22c0 15-10 25-26 31C16 56 6 46 6 31V9z';

/** Font size, by number of letters, and baseline (`y`) of the initials on the 64×64 crest. Up to four letters fit. */
export function initialsPlace(iniciales: string): { readonly size: number; readonly y: number } {
  const { length } = Array.from(iniciales);
  const size = [30, 30, 25, 19, 15][length] ?? 15;
  // Capitals are 0.72 of the font size high. With the baseline half of that below 29, they are centred at 29.
  return { size, y: 29 + size * 0.36 };
}

/** SVG path of a shirt's outline, 48×48. */
export const SHIRT_SHAPE =
  'M17 5c2 3 12 3 14 0l12 6-4 10-5-2v22a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2V19l-5 2-4-10z';

/** SVG paths of the area in the second colour, by design. They stay inside `SHIRT_SHAPE`, so no clipping is needed. */
const PATTERNS = {
  lisa: '',
  franjas: 'M16.5 19V8.2l2 .3V43h-2.5zM22.2 7.2h3.6V43h-3.6zM29.5 8.5l2-.3V43h-2z',
  aros: 'M14 19h20v4.5H14zM14 28h20v4.5H14zM14 37h20v4.5H14z',
  banda: 'M14 12.5 34 34v7.5L14 20z',
  mitades: 'M24 7.2c3.5 0 6-.7 7-2.2l12 6-4 10-5-2v22a2 2 0 0 1-2 2h-8z',
} as const satisfies Readonly<Record<Settings['camiseta']['dibujo'], string>>;

/** SVG path of the shirt area in the second colour, 48×48. Empty for a plain shirt. */
export const shirtPattern = ({ dibujo }: Pick<Settings['camiseta'], 'dibujo'>): string =>
  PATTERNS[dibujo];
