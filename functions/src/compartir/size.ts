/** Size of pictures of shared links, pixels: what WhatsApp, X and Facebook show whole. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Family of the pictures' letters (SIL Open Font License). */
export const PICTURE_FONT = 'Barlow Condensed';
