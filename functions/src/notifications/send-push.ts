import type { PushRequest } from './push-request';

/** Timeout for a push service, milliseconds. Long, because a slow one may have the message: a retry duplicates it. */
export const PUSH_TIMEOUT_MS = 30_000;

/** Time to record progress and release the notification after the last response, milliseconds. */
export const CLOSING_MS = 30_000;

/** How long after its start a sending function begins new requests, milliseconds. */
export const SENDING_MS = { programadas: 45_000, avisos: 120_000 } as const;

/** Timeout of such a function, seconds. Long enough to finish and record a request begun at the last moment. */
export const timeoutSecondsFor = (name: keyof typeof SENDING_MS): number =>
  Math.ceil((SENDING_MS[name] + PUSH_TIMEOUT_MS + CLOSING_MS) / 1000);

/** Result of a request to a push service. */
export type PushOutcome =
  | { readonly kind: 'delivered' }
  /** The device does not exist any more. */
  | { readonly kind: 'gone' }
  /** The service refuses the message permanently. */
  | { readonly kind: 'refused' }
  /** It failed and may be retried. `afterMs` is the delay that the service asks for, milliseconds. */
  | { readonly kind: 'failed'; readonly afterMs?: number | undefined };

/** Delay in a `Retry-After` header, milliseconds. The header has seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(value: string | null): number | undefined {
  if (value === null) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

function classify(status: number, retryAfter: string | null): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const isTemporary = status === 429 || status >= 500;
  return isTemporary ? { kind: 'failed', afterMs: retryAfterMs(retryAfter) } : { kind: 'refused' };
}

/** Sends a message to a push service once (RFC 8030, section 5). Redirects are not followed. */
export async function sendPush({ endpoint, headers, body }: PushRequest): Promise<PushOutcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return classify(response.status, response.headers.get('retry-after'));
  } catch {
    return { kind: 'failed' };
  }
}
