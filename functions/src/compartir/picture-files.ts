/** What pictures are drawn with, in a folder beside the functions; `scripts/build/picture-assets.ts` puts it there. */
export const PICTURE_FILES = {
  folder: 'compartir',
  wasm: 'resvg.wasm',
  fonts: ['600.ttf', '800.ttf'],
} as const;
