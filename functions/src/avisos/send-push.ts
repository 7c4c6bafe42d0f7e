import type { PushRequest } from './push-request';
import { PUSH_TIMEOUT_MS } from './time-limits';

/** What became of a request to a push service. */
export type Respuesta =
  | { readonly tipo: 'entregado' }
  /** There is no such device any more. */
  | { readonly tipo: 'olvidado' }
  /** The service does not want this, and would not another time. */
  | { readonly tipo: 'rechazado' }
  /** It failed; perhaps it says after how many milliseconds it is worth trying again. */
  | { readonly tipo: 'fallido'; readonly trasMs?: number | undefined };

/** Milliseconds that an answer's `Retry-After` stands for: seconds, or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(value: string | null): number | undefined {
  if (value === null) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

function classify(status: number, retryAfter: string | null): Respuesta {
  if (status >= 200 && status < 300) return { tipo: 'entregado' };
  if (status === 404 || status === 410) return { tipo: 'olvidado' };
  const isPassing = status === 429 || status >= 500;
  return isPassing ? { tipo: 'fallido', trasMs: retryAfterMs(retryAfter) } : { tipo: 'rechazado' };
}

/** Asks a push service once to take a message (RFC 8030, section 5). It is sent nowhere else, wherever the service points. */
export async function sendPush({ endpoint, headers, body }: PushRequest): Promise<Respuesta> {
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
    return { tipo: 'fallido' };
  }
}
