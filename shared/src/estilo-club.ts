import { ASPECTO_KEY } from './aspecto';
import type { ClubColors } from './club-config';
import { mix, paletas, type Scheme } from './paleta';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The colours of a scheme as custom properties, each `--` and its name in kebab case: `--primary`, `--on-primary`…
 * (`Paleta` says what each is for), and those that are the same in both schemes: the club's own, of header and footer.
 */
export function colourVariables(
  colores: ClubColors,
  scheme: Scheme,
): Readonly<Record<`--${string}`, string>> {
  const fixed = {
    club: colores.primario,
    brand: mix(colores.primario, '#000000', 0.25),
    brandLine: colores.secundario,
    // Dark enough for white lettering whatever the club's first colour.
    footer: mix(colores.primario, '#000000', 0.5),
  };
  return Object.fromEntries(
    Object.entries({ ...paletas(colores)[scheme], ...fixed }).map(([name, colour]) => [
      `--${kebab(name)}`,
      colour,
    ]),
  );
}

/**
 * The style sheet that gives every page the club's colours: those of the reader's system, unless he has chosen light or
 * dark (an attribute of the root element that is set before anything is seen; docs/decisions/0024).
 */
export function clubStyle(colores: ClubColors): string {
  const rules = (scheme: Scheme) =>
    [
      `color-scheme:${scheme}`,
      ...Object.entries(colourVariables(colores, scheme)).map(
        ([name, colour]) => `${name}:${colour}`,
      ),
    ].join(';');
  const dark = rules('dark');
  return (
    `:root{${rules('light')}}` +
    `@media (prefers-color-scheme:dark){html:not([data-${ASPECTO_KEY}="claro"]){${dark}}}` +
    `html[data-${ASPECTO_KEY}="oscuro"]{${dark}}`
  );
}
