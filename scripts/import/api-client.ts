import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  API_BASE,
  CALLADO_HEADER,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  errorAnswerSchema,
} from '@club/shared';
import { UserError } from '../platform/user-error';

interface CallOptions<E extends Endpoint> {
  readonly id?: string;
  /** What follows the path: `?desde=…`. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: EndpointInput<E>;
  /** Milliseconds to wait for an answer of a call that takes longer than others. */
  readonly timeoutMs?: number;
}

/** Makes calls as the administrator; answers are parsed, refusals throw a sentence. */
export interface ApiClient {
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<EndpointResponse<E>>;
}

export interface ApiClientOptions {
  /** Origin of the site. */
  readonly url: string;
  /** A fresh ID token; asked again when the server says that the old one has expired. */
  readonly getToken: () => Promise<string>;
  /** Milliseconds before each further try; its length is the number of tries after the first. */
  readonly retryDelaysMs?: readonly number[];
  /** Milliseconds to wait for an answer before trying again: a server that is killed may never give one. */
  readonly timeoutMs?: number;
  /** Whether nobody is to hear on his phone of what it writes: it was long ago. */
  readonly isCallado?: boolean;
}

/** About half a minute of patience with a server that restarts. */
const RETRY_DELAYS_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000];

const TIMEOUT_MS = 30_000;

/** A client that repeats what did not get through, under the same idempotency key: nothing is ever done twice. */
export function createApiClient({
  url,
  getToken,
  retryDelaysMs = RETRY_DELAYS_MS,
  timeoutMs = TIMEOUT_MS,
  isCallado = false,
}: ApiClientOptions): ApiClient {
  let token: string | undefined;
  const send = async (
    endpoint: Endpoint,
    path: string,
    key: string,
    body: unknown,
    waitMs: number,
  ) => {
    token ??= await getToken();
    return fetch(`${url}${API_BASE}/${path}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(endpoint.method !== 'GET' && { 'idempotency-key': key }),
        ...(isCallado && { [CALLADO_HEADER]: 'si' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(waitMs),
    });
  };
  return {
    async call(endpoint, { id = '', query, body, timeoutMs: waitMs = timeoutMs } = {}) {
      const search = query ? `?${new URLSearchParams(query).toString()}` : '';
      const path =
        endpoint.path.replace('{/}', '/').replace(/:(id|param)/, encodeURIComponent(id)) + search;
      const key = randomUUID();
      for (const [attempt, delayMs] of [...retryDelaysMs, undefined].entries()) {
        const response = await send(endpoint, path, key, body, waitMs).catch(() => undefined);
        if (response && response.status < 500) {
          const answer: unknown = await response.json();
          if (response.ok) return endpoint.response.parse(answer) as never;
          if (response.status === 401 && attempt === 0) {
            token = undefined;
            continue;
          }
          const refused = errorAnswerSchema.safeParse(answer);
          throw new UserError(
            `${endpoint.method} ${path}: ${refused.success ? refused.data.msg : String(response.status)}`,
          );
        }
        if (delayMs !== undefined) await delay(delayMs);
      }
      throw new UserError(
        `El servidor de ${url} no responde. Lo importado hasta ahora está a salvo: vuelve a ejecutar la misma orden para terminar.`,
      );
    },
  };
}
