/** Base path of all API calls. */
export const API_BASE = '/b-api';

/**
 * Header of a response replayed from an earlier request with the same `Idempotency-Key`. It describes the result at
 * that time, which may have been undone since (docs/decisions/0028).
 */
export const REPLAY_HEADER = 'idempotent-replayed';

/** Request header of a write that sends no notifications. Used for imports of old data (regla 79). */
export const SILENT_HEADER = 'sin-avisos';
