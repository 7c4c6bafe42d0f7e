/** A picture that a shared link shows. */
export interface SharePicture {
  readonly path: string;
  readonly alt: string;
}

/** The club's picture, for whatever has none of its own (club-pictures.ts). */
export const SHARE_PICTURE = {
  path: '/compartir.png',
  width: 1200,
  height: 630,
  type: 'image/png',
} as const;
