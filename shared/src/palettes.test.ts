import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clubStyle } from './club-style';
import { type ClubColors, contrastRatio, mix } from './colours';
import { type Palette, palettes } from './palettes';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const colores = fc.record({ primario: hex, secundario: hex });

/**
 * Pairs of foreground and background with their minimum contrast, for text and for graphics (WCAG 2.2, 1.4.3 and
 * 1.4.11).
 */
function listContrastPairs(
  palette: Palette,
  veil: string,
): readonly (readonly [string, string, string, number])[] {
  const surfaces = ['ground', 'paper'] as const;
  const veiled = (color: string, through: string) =>
    mix(color, veil, parseInt(through.slice(7), 16) / 255);
  const inks = ['text', 'muted', 'primary', 'secondary', 'error'] as const;
  return [
    ...inks.flatMap((ink) =>
      surfaces.flatMap((surface) => [
        [`${ink} on ${surface}`, palette[ink], palette[surface], 4.5] as const,
        [`${ink}, hovered`, palette[ink], veiled(palette[surface], palette.hover), 4.5] as const,
        [`${ink} on a label`, palette[ink], veiled(palette[surface], palette.mark), 4.5] as const,
      ]),
    ),
    ['a button', palette.onPrimary, palette.primary, 4.5],
    ['a button under a pointer', palette.onPrimary, palette.primaryStrong, 4.5],
    ['the header', palette.onBrand, palette.brand, 4.5],
    // Links other than the current page's are slightly transparent.
    ['a link of the header', mix(palette.onBrand, palette.brand, 0.12), palette.brand, 4.5],
    ['a mark in the header', palette.brandLine, palette.brand, 3],
    ['a hero', '#ffffff', palette.hero, 4.5],
    ['the end of a hero', '#ffffff', palette.heroEnd, 4.5],
    ['the lettering of a picture', palette.onPoster, palette.poster, 4.5],
    ['the second colour on a picture', palette.posterMark, palette.poster, 4.5],
    ['the initials of the crest', palette.onClub, palette.club, 4.5],
    ['the line around the crest', palette.crestLine, palette.club, 3],
    ['the footer', '#e6efe8', palette.footer, 4.5],
    ['a victory', palette.onWin, palette.win, 4.5],
    ['a draw', palette.onDraw, palette.draw, 4.5],
    ['a defeat', palette.onLose, palette.lose, 4.5],
  ];
}

function expectReadable(pair: ClubColors) {
  const { light, dark } = palettes(pair);
  const problems: string[] = [];
  for (const [scheme, palette, veil] of [
    ['light', light, '#000000'],
    ['dark', dark, '#ffffff'],
  ] as const) {
    for (const [name, colour] of Object.entries(palette)) {
      if (!/^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(colour)) problems.push(`${name}: ${colour}`);
    }
    for (const [what, ink, ground, minimum] of listContrastPairs(palette, veil)) {
      if (contrastRatio(ink, ground) < minimum)
        problems.push(`${scheme}, ${what}: ${ink} on ${ground}`);
    }
  }
  expect(problems, `${pair.primario} and ${pair.secundario}`).toEqual([]);
}

describe('the colours of any club', () => {
  it('are readable in light and dark, whatever two colours it chooses', () => {
    const examples: [ClubColors][] = [
      ['#ffffff', '#ffffff'],
      ['#ffd400', '#000000'],
      ['#808080', '#7f7f7f'],
      ['#00ff00', '#ff00ff'],
    ].map(([primario = '', secundario = '']) => [{ primario, secundario }]);
    fc.assert(fc.property(colores, expectReadable), { examples });
  });

  it('are its own where they are readable', () => {
    const { light } = palettes({ primario: '#14532d', secundario: '#c99a2e' });
    expect(light.primary).toBe('#14532d');
    expect(light.club).toBe('#14532d');
    const yellow = palettes({ primario: '#ffd400', secundario: '#000000' });
    expect(yellow.light).toMatchObject({ brand: '#ffd400', onBrand: '#000000', club: '#ffd400' });
    expect(yellow.dark.primary).toBe('#ffd400');
  });

  it('are taken from the second one for accents and banners if the first is white', () => {
    const { light } = palettes({ primario: '#ffffff', secundario: '#1b2a5c' });
    expect(light).toMatchObject({ club: '#ffffff', brand: '#ffffff', primary: '#1b2a5c' });
    expect(palettes({ primario: '#ffffff', secundario: '#777777' }).light.hero).toBe('#242424');
  });
});

describe('colours', () => {
  it('can be mixed', () => {
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
    expect(mix('#102030', '#ffffff', 1)).toBe('#ffffff');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  it.each([
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#123456', '#123456', 1],
  ])('have the contrast that WCAG 2.2 defines: %s on %s', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
  });
});

describe("the club's style sheet", () => {
  const both = palettes({ primario: '#14532d', secundario: '#c99a2e' });

  it('follows the system’s scheme unless the reader has chosen one', () => {
    const style = clubStyle(both);
    expect(style).toMatch(/^:root\{color-scheme:light;--primary:#14532d;/);
    expect(style).toContain(
      '@media (prefers-color-scheme:dark){html:not([data-aspecto="claro"]){color-scheme:dark;',
    );
    expect(style).toContain('html[data-aspecto="oscuro"]{color-scheme:dark;');
  });
});
