/** What a match has pictures of. */
export const SHARE_PICTURES = ['partido', 'mvp'] as const;
export type SharePictureKind = (typeof SHARE_PICTURES)[number];

/**
 * Address of a match's picture for shared links. The match's version is in it: another score has another address, so
 * that a picture may be kept for ever (docs/decisions/0019).
 */
export const sharePicturePath = (
  kind: SharePictureKind,
  { _id, version }: { readonly _id: string; readonly version: number },
): string => `/compartir/${kind}/${_id}-${String(version)}.png`;
