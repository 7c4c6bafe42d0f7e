/** Path of the club's news for feed readers and other sites (regla 93). */
export const NOTICIAS_RSS_PATH = '/noticias.rss';

/** Path of the match that matters now, for a frame in somebody else's page (regla 94). */
export const INCRUSTAR_PATH = '/incrustar/proximo';
