import type { Palette, Palettes, Scheme } from './palettes';
import { SCHEME_KEY } from './vocabulary';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The colours of a scheme as CSS custom properties in kebab case: `--primary`, `--on-primary`… (`Palette` describes
 * them).
 */
export const colourVariables = (palette: Palette): Readonly<Record<`--${string}`, string>> =>
  Object.fromEntries(
    Object.entries(palette).map(([name, colour]: [string, string]) => [`--${kebab(name)}`, colour]),
  );

/**
 * Style sheet with the club's colours. It follows the system's scheme unless the reader has chosen light or dark (an
 * attribute of the root element, set before the first paint; docs/decisions/0022).
 */
export function clubStyle(palettes: Palettes): string {
  const rules = (scheme: Scheme) =>
    [
      `color-scheme:${scheme}`,
      ...Object.entries(colourVariables(palettes[scheme])).map(
        ([name, colour]) => `${name}:${colour}`,
      ),
    ].join(';');
  const dark = rules('dark');
  return (
    `:root{${rules('light')}}` +
    `@media (prefers-color-scheme:dark){html:not([data-${SCHEME_KEY}="claro"]){${dark}}}` +
    `html[data-${SCHEME_KEY}="oscuro"]{${dark}}`
  );
}
