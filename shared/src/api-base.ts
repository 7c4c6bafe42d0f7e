/** Path under which all calls live. */
export const API_BASE = '/b-api';

/**
 * Header of an answer that was kept from an earlier request with the same `Idempotency-Key`. It tells what was done
 * then, which may have been undone since (docs/decisions/0031).
 */
export const REPLAY_HEADER = 'idempotent-replayed';

/** Header of a write that nobody is to be told of on his phone: who loads what was long ago sends it (regla 79). */
export const CALLADO_HEADER = 'sin-avisos';
