import { describe, expect, it } from 'vitest';
import { clubStyle, colourVariables } from './club-style';
import { contrastRatio, inkOn, mix } from './palette';
import { palettes } from './palettes';

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

  it.each(['#000000', '#ffffff', '#ffd400', '#c8102e', '#808080', '#14532d'])(
    'get readable text: %s',
    (color) => {
      expect(contrastRatio(color, inkOn(color))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe("the club's style sheet", () => {
  const both = palettes({ primario: '#14532d', secundario: '#c99a2e' });

  it('has every colour in both schemes', () => {
    const light = colourVariables(both.light);
    expect(Object.keys(colourVariables(both.dark))).toEqual(Object.keys(light));
    expect(light['--primary']).toBe('#14532d');
    expect(light['--on-win']).toBe('#ffffff');
  });

  it('follows the system’s scheme unless the reader has chosen one', () => {
    const style = clubStyle(both);
    expect(style).toMatch(/^:root\{color-scheme:light;--primary:#14532d;/);
    expect(style).toContain(
      '@media (prefers-color-scheme:dark){html:not([data-aspecto="claro"]){color-scheme:dark;',
    );
    expect(style).toContain('html[data-aspecto="oscuro"]{color-scheme:dark;');
  });
});
