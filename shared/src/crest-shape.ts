/** The crest's drawing in a square of 64: what pages and share pictures put together in the club's colours. */
export const CREST_SHAPE = {
  /** The shield's outline. */
  escudo: 'M32 2 58 9v22c0 15-10 25-26 31C16 56 6 46 6 31V9z',
  /** The holm oak's trunk. */
  tronco: 'M30 25h4v13h-4z',
  /** The oak's crown: circles by middle and radius. */
  copa: [
    [32, 17, 8],
    [23, 22, 6.5],
    [41, 22, 6.5],
    [32, 24, 6],
  ],
} as const;

/** Outline of the shirt that stands for a player without a photo, in a square of 48. */
export const SHIRT_SHAPE =
  'M17 5c2 3 12 3 14 0l12 6-4 10-5-2v22a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2V19l-5 2-4-10z';
