import { digestOf } from './domain/digest';
import { type AjustesEnImagen, mvpEnImagen, partidoEnImagen } from './domain/share-content';
import type { Partido } from './registros/partido';

/** What a match has pictures of. */
export const SHARE_PICTURES = ['partido', 'mvp'] as const;
export type SharePictureKind = (typeof SHARE_PICTURES)[number];

/** Of the drawing itself: one higher whenever the same content looks otherwise. */
export const SHARE_DRAWING = 3;

const contentOf = { partido: partidoEnImagen, mvp: mvpEnImagen } satisfies Record<
  SharePictureKind,
  (partido: Partido, ajustes: AjustesEnImagen) => unknown
>;

/**
 * Address of a match's picture for shared links. It holds a digest of what the picture shows: another score, another
 * crest, or a name that was withdrawn, has another address, and the one before is no longer answered (docs/decisions/0028).
 */
export const sharePicturePath = (
  kind: SharePictureKind,
  partido: Partido,
  ajustes: AjustesEnImagen,
): string => {
  const digest = digestOf([SHARE_DRAWING, contentOf[kind](partido, ajustes) ?? null]);
  return `/compartir/${kind}/${partido._id}-${digest}.png`;
};
