/** Path of the club's news feed (regla 93). */
export const NOTICIAS_RSS_PATH = '/noticias.rss';

/** Path of the card for iframes with the most important match (regla 94). */
export const EMBED_PATH = '/incrustar/proximo';

/** Height of the iframe, pixels. Enough from a width of 250 px on, with names of two lines on both sides. */
export const EMBED_HEIGHT = 220;
