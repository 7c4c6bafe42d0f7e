import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  API_BASE,
  SILENT_HEADER,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  errorAnswerSchema,
} from '@club/shared';
import { UserError } from '../platform/user-error';

interface CallOptions<E extends Endpoint> {
  readonly id?: string;
  /** Query parameters: `?desde=…`. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: EndpointInput<E>;
  /** Timeout of a slow call, milliseconds. */
  readonly timeoutMs?: number;
}

/** Makes calls as administrator. Responses are parsed, refusals throw a UserError. */
export interface ApiClient {
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<EndpointResponse<E>>;
}

export interface ApiClientOptions {
  /** Origin of the site. */
  readonly url: string;
  /** Returns an ID token. Called again when the server says that the token has expired. */
  readonly getToken: () => Promise<string>;
  /** Delays before each retry, milliseconds. The length is the number of retries. */
  readonly retryDelaysMs?: readonly number[];
  /** Whether to send no notifications about the written data, because it is old. */
  readonly isSilent?: boolean;
}

/** About half a minute in total: enough for a server restart. */
const RETRY_DELAYS_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000];

/** Default timeout of a call before a retry, milliseconds: a killed server may never answer. */
const TIMEOUT_MS = 30_000;

/** A client that retries failed calls with the same idempotency key, so nothing is done twice. */
export function createApiClient({
  url,
  getToken,
  retryDelaysMs = RETRY_DELAYS_MS,
  isSilent = false,
}: ApiClientOptions): ApiClient {
  let token: string | undefined;
  return {
    async call(endpoint, { id = '', query, body, timeoutMs = TIMEOUT_MS } = {}) {
      const search = query ? `?${new URLSearchParams(query).toString()}` : '';
      const path =
        endpoint.path.replace('{/}', '/').replace(/:(id|param)/, encodeURIComponent(id)) + search;
      const key = randomUUID();
      const send = async () => {
        token ??= await getToken();
        return fetch(`${url}${API_BASE}/${path}`, {
          method: endpoint.method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(endpoint.method !== 'GET' && { 'idempotency-key': key }),
            ...(isSilent && { [SILENT_HEADER]: 'si' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(timeoutMs),
        });
      };
      for (const [attempt, delayMs] of [...retryDelaysMs, undefined].entries()) {
        const response = await send().catch(() => undefined);
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
