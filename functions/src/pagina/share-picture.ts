import { clubConfig } from '@club/shared';

/** The picture that a shared link shows; the build draws it (scripts/build/share-picture.ts). */
export const SHARE_PICTURE = {
  path: '/compartir.png',
  width: 1200,
  height: 630,
  type: 'image/png',
  alt: `Escudo de ${clubConfig.nombre}`,
} as const;
