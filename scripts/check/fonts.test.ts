import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../build/index';

/** Fonts of the pages, with ascent and descent as their files have them, in em. */
const FONTS = [
  ['Barlow Condensed', 1, 0.2],
  ['Figtree', 0.95, 0.25],
] as const;

it('until a font is loaded, text is readable, and moves no line afterwards', async () => {
  const sheet = await readFile(path.join(ROOT, 'web/lib/fonts/fonts.css'), 'utf8');
  const blocks = sheet.replaceAll("'", '').match(/@font-face {[^}]*}/g) ?? [];
  const read = (face: string, property: string) =>
    new RegExp(`${property}: ([^;]+);`).exec(face)?.[1] ?? '';
  const faces = new Map(blocks.map((face) => [read(face, 'font-family'), face]));
  for (const [family, ascent, descent] of FONTS) {
    const face = faces.get(family) ?? '';
    expect(read(face, 'font-display')).toBe('swap');
    const fallback = faces.get(`${family} Fallback`) ?? '';
    const scale = Number.parseFloat(read(fallback, 'size-adjust')) / 100;
    const toEm = (property: string) => (scale * Number.parseFloat(read(fallback, property))) / 100;
    expect(toEm('ascent-override')).toBeCloseTo(ascent, 2);
    expect(toEm('descent-override')).toBeCloseTo(descent, 2);
    expect(toEm('line-gap-override')).toBe(0);
    expect(sheet.replaceAll("'", '')).toMatch(`: ${family}, ${family} Fallback, `);
  }
  // No other font is loaded.
  const loaded = [...faces].filter(([, face]) => face.includes('url('));
  expect(loaded.map(([family]) => family)).toEqual(FONTS.map(([family]) => family));
});
