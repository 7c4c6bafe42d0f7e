import type { PushRequest } from './push-request';

/** Milliseconds to wait for a push service's answer; one that is only slow has the message, and it would come twice. */
export const PUSH_TIMEOUT_MS = 30_000;

/** Milliseconds to note who has had a notice and to give it back, once the last request has been answered. */
export const CLOSING_MS = 30_000;

/** Milliseconds from its start in which a function that sends notices begins requests. */
export const SENDING_MS = { programadas: 45_000, avisos: 120_000 } as const;

/** Seconds that such a function may run: also a request begun at the last moment is answered and noted before Google ends it. */
export const timeoutSecondsFor = (name: keyof typeof SENDING_MS): number =>
  Math.ceil((SENDING_MS[name] + PUSH_TIMEOUT_MS + CLOSING_MS) / 1000);

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
