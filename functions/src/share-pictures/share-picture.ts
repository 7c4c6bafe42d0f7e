/** The club's picture. All share pictures have its size in pixels, which WhatsApp, X and Facebook show uncropped. */
export const SHARE_PICTURE = {
  path: '/compartir.png',
  width: 1200,
  height: 630,
  type: 'image/png',
} as const;

/** Font family in pictures (SIL Open Font License). */
export const PICTURE_FONT = 'Barlow Condensed';

/** Files for drawing, in a folder next to the functions. `scripts/build/functions.ts` copies them. */
export const PICTURE_FILES = {
  folder: 'compartir',
  wasm: 'resvg.wasm',
  fonts: ['600.ttf', '800.ttf'],
} as const;
