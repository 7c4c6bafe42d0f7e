/** Settings that are part of the code, because the panel's settings (`records/settings.ts`) cannot hold them. */
export const clubConfig = {
  /**
   * Username `x` signs in at the identity provider as `x@{loginDomain}`. Existing accounts depend on it (regla 63).
   */
  loginDomain: 'cd-encina.example',
  /** Language of all texts and dates. */
  language: 'es-ES',
} as const;

/** Path of the club's news feed (regla 93). */
export const NOTICIAS_RSS_PATH = '/noticias.rss';

/** Path of the card for iframes with the most important match (regla 94). */
export const EMBED_PATH = '/incrustar/proximo';

/** Height of the iframe, pixels: enough for team names of two lines in a frame that is at least 250 px wide. */
export const EMBED_HEIGHT = 220;

export const API_BASE = '/b-api';

/**
 * Header of a response replayed from an earlier request with the same `Idempotency-Key`. The response describes the
 * result at that time, which may have been undone since (docs/decisions/0028).
 */
export const REPLAY_HEADER = 'idempotent-replayed';

/** Request header of a write that sends no notifications. Used for imports of old data (regla 79). */
export const SILENT_HEADER = 'sin-avisos';
