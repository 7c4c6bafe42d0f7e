import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../build/index';

/** Latin-1 for Spanish and similar languages, plus typographic signs and those used in matches. */
const CHARACTERS = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_none, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_none, index) => String.fromCodePoint(0xa0 + index)),
  'ıŒœŠšŽžŸ–—‘’‚“”„•…′″‹›€™−→←↑↓',
].join('');

/** The site's fonts by file name in `web/lib/fonts`, with the source package of each. */
export const FONTS = {
  'barlow-condensed-700.woff2':
    '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
} as const;

export type FontFile = keyof typeof FONTS;

export const FONTS_DIR = path.join(ROOT, 'web/lib/fonts');

/** A font with only the characters that the site uses, as WOFF2. Deterministic. */
export async function subset(file: FontFile): Promise<Buffer> {
  const source = createRequire(path.join(ROOT, 'package.json')).resolve(FONTS[file]);
  return subsetFont(await readFile(source), CHARACTERS, {
    targetFormat: 'woff2',
    // Few pages use other weights, and each range costs bytes.
    ...(file === 'figtree.woff2' && { variationAxes: { wght: { min: 400, max: 800 } } }),
  });
}
