import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClubColors, contrastRatio, mix } from './palette';
import { type Palette, paletas } from './palettes';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const colores = fc.record({ primario: hex, secundario: hex });

/**
 * Pairs of foreground and background with their minimum contrast, for text and for graphics (WCAG 2.2, 1.4.3 and
 * 1.4.11).
 */
function pairsOf(
  paleta: Palette,
  veil: string,
): readonly (readonly [string, string, string, number])[] {
  const surfaces = ['ground', 'paper'] as const;
  const veiled = (color: string, through: string) =>
    mix(color, veil, parseInt(through.slice(7), 16) / 255);
  const inks = ['text', 'muted', 'primary', 'secondary', 'error'] as const;
  return [
    ...inks.flatMap((ink) =>
      surfaces.flatMap((surface) => [
        [`${ink} on ${surface}`, paleta[ink], paleta[surface], 4.5] as const,
        [
          `${ink} under a pointer`,
          paleta[ink],
          veiled(paleta[surface], paleta.hover),
          4.5,
        ] as const,
        [`${ink} on a label`, paleta[ink], veiled(paleta[surface], paleta.mark), 4.5] as const,
      ]),
    ),
    ['a button', paleta.onPrimary, paleta.primary, 4.5],
    ['a button under a pointer', paleta.onPrimary, paleta.primaryStrong, 4.5],
    ['the header', paleta.onBrand, paleta.brand, 4.5],
    // Links other than the current page's are slightly transparent.
    ['a link of the header', mix(paleta.onBrand, paleta.brand, 0.12), paleta.brand, 4.5],
    ['a mark in the header', paleta.brandLine, paleta.brand, 3],
    ['a hero', '#ffffff', paleta.hero, 4.5],
    ['the end of a hero', '#ffffff', paleta.heroEnd, 4.5],
    ['the lettering of a picture', paleta.onPoster, paleta.poster, 4.5],
    ['the second colour on a picture', paleta.posterMark, paleta.poster, 4.5],
    ['the initials of the crest', paleta.onClub, paleta.club, 4.5],
    ['the line around the crest', paleta.crestLine, paleta.club, 3],
    ['the footer', '#e6efe8', paleta.footer, 4.5],
    ['a victory', paleta.onWin, paleta.win, 4.5],
    ['a draw', paleta.onDraw, paleta.draw, 4.5],
    ['a defeat', paleta.onLose, paleta.lose, 4.5],
  ];
}

function expectReadable(pair: ClubColors) {
  const { light, dark } = paletas(pair);
  for (const [scheme, paleta, veil] of [
    ['light', light, '#000000'],
    ['dark', dark, '#ffffff'],
  ] as const) {
    for (const colour of Object.values(paleta)) {
      expect(colour).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
    }
    for (const [what, ink, ground, least] of pairsOf(paleta, veil)) {
      expect(
        contrastRatio(ink, ground),
        `${scheme}, ${what}: ${ink} on ${ground} of ${pair.primario} and ${pair.secundario}`,
      ).toBeGreaterThanOrEqual(least);
    }
  }
}

describe('the colours of any club', () => {
  it('are readable in light and dark, whatever two colours it chooses', () => {
    fc.assert(fc.property(colores, expectReadable), { numRuns: 3_000 });
  });

  it.each([
    ['#ffffff', '#ffffff'],
    ['#000000', '#000000'],
    ['#ffd400', '#000000'],
    ['#c8102e', '#ffffff'],
    ['#808080', '#7f7f7f'],
    ['#00ff00', '#ff00ff'],
    ['#0000ff', '#ffff00'],
    ['#6cb4ee', '#ffffff'],
  ])('are readable: %s and %s', (primario, secundario) => {
    expectReadable({ primario, secundario });
  });

  it('are its own where readable, and otherwise keep their hue', () => {
    const { light } = paletas({ primario: '#14532d', secundario: '#c99a2e' });
    expect(light.primary).toBe('#14532d');
    expect(light.club).toBe('#14532d');
    const yellow = paletas({ primario: '#ffd400', secundario: '#000000' });
    expect(yellow.light).toMatchObject({ brand: '#ffd400', onBrand: '#000000', club: '#ffd400' });
    expect(yellow.dark.primary).toBe('#ffd400');
  });

  it('are always the same for the same pair', () => {
    fc.assert(
      fc.property(colores, (pair) => {
        expect(paletas(pair)).toEqual(paletas(pair));
      }),
      { numRuns: 20 },
    );
  });
});
