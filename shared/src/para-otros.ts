/** Path of the club's news for feed readers and other sites (regla 93). */
export const NOTICIAS_RSS_PATH = '/noticias.rss';

/** Path of the match that matters now, for a frame in somebody else's page (regla 94). */
export const INCRUSTAR_PATH = '/incrustar/proximo';

/** Pixels of a frame in which the card is whole, at 250 px of width and more, with names of two lines on both sides. */
export const INCRUSTAR_HEIGHT = 220;
