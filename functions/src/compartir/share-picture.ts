/** The club's picture. All share pictures have its size in pixels, which WhatsApp, X and Facebook show whole. */
export const SHARE_PICTURE = {
  path: '/compartir.png',
  width: 1200,
  height: 630,
  type: 'image/png',
} as const;

/** Family of the pictures' letters (SIL Open Font License). */
export const PICTURE_FONT = 'Barlow Condensed';

/** What pictures are drawn with, in a folder beside the functions; `scripts/build/picture-assets.ts` puts it there. */
export const PICTURE_FILES = {
  folder: 'compartir',
  wasm: 'resvg.wasm',
  fonts: ['600.ttf', '800.ttf'],
} as const;
