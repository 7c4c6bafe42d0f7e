import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FontFile, FONTS, FONTS_DIR, subset } from './subset';

const files = Object.keys(FONTS) as FontFile[];
const stored = (file: FontFile) => readFile(path.join(FONTS_DIR, file));

describe('the site’s fonts', () => {
  it.each(files)('%s is the output of «npx tsx scripts/fonts.ts»', async (file) => {
    expect((await subset(file)).equals(await stored(file))).toBe(true);
  });

  it('are 40 kB at most', async () => {
    const sizes = await Promise.all(files.map(async (file) => (await stored(file)).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000);
  });
});
