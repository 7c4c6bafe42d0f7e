import { clubConfig } from '@club/shared';

/** A picture that a shared link shows. */
export interface SharePicture {
  readonly path: string;
  readonly alt: string;
}

/** The club's picture, for whatever has none of its own; the build draws it (scripts/build/pictures.ts). */
export const SHARE_PICTURE = {
  path: '/compartir.png',
  width: 1200,
  height: 630,
  type: 'image/png',
  alt: `Escudo de ${clubConfig.nombre}`,
} as const;
