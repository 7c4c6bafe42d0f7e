import {
  API_BASE,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  errorAnswerSchema,
  REPLAY_HEADER,
  type ImageKind,
} from '@club/shared';
import { credentialHeaders, isAppCheckRefusal, reportIfRejected } from './credential';

/** Why a call failed, with a message ready to be shown. */
export interface ApiError {
  /** HTTP status; `null` without a response. */
  readonly status: number | null;
  readonly msg: string;
  /** Data of the refusal: the stored record after a conflict, or the live-match step that blocks the call. */
  readonly data?: unknown;
  /** App Check refused the call; signing in again does not help. */
  readonly isAppCheck?: true;
}

export type ApiResult<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** The response to an earlier request with the same idempotency key. That write may have been undone since. */
      readonly isReplay?: true;
    }
  | { readonly ok: false; readonly error: ApiError };

export interface CallOptions<E extends Endpoint> {
  /** Value of the path parameter. */
  readonly id?: string | undefined;
  /** Kind of image, for the image endpoints. */
  readonly tipo?: ImageKind | undefined;
  /** Query parameters: `?antes=…`. */
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: EndpointInput<E> | undefined;
  /** Sent with writes. Repeated writes with the same key are applied once (regla 45). */
  readonly idempotencyKey?: string | undefined;
}

export const NO_CONNECTION: ApiError = {
  status: null,
  msg: 'No hay conexión con el servidor. Comprueba tu conexión y vuelve a intentarlo.',
};

/** Longer than the server itself retries when many clients save at once: about a minute. */
export const TIMEOUT_MS = 90_000;

const fail = (status: number, msg: string, data?: unknown) =>
  ({ ok: false, error: { status, msg, ...(data !== undefined && { data }) } }) as const;

type Target = Pick<CallOptions<Endpoint>, 'id' | 'tipo' | 'query'>;

/** Path of an endpoint, with its parameters filled in and without the origin. */
export function apiPath(endpoint: Endpoint, { id = '', tipo = 'noticia', query }: Target): string {
  const path = endpoint.path
    .replace('{/}', '/')
    .replace(':tipo', tipo)
    .replace(/:(id|param)/, encodeURIComponent(id));
  return `${API_BASE}/${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
}

/** Converts an HTTP response to a result: the parsed value, or the error. */
export function toApiResult<E extends Endpoint>(
  endpoint: E,
  status: number,
  answer: unknown,
): ApiResult<EndpointResponse<E>> {
  if (status >= 200 && status < 300) {
    const parsed = endpoint.response.safeParse(answer);
    return parsed.success
      ? { ok: true, value: parsed.data as EndpointResponse<E> }
      : fail(status, 'El servidor ha dado una respuesta inesperada. Recarga la página.');
  }
  const refused = errorAnswerSchema.safeParse(answer);
  return fail(
    status,
    refused.success
      ? refused.data.msg
      : `El servidor no ha podido responder (error ${String(status)}). Inténtalo de nuevo en un momento.`,
    refused.data?.data,
  );
}

/** Calls an endpoint with the session's token. Refusals and network failures are returned as values. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  { id, tipo, query, body, idempotencyKey }: CallOptions<E> = {},
): Promise<ApiResult<EndpointResponse<E>>> {
  const isWrite = endpoint.method !== 'GET';
  try {
    const credentials = await credentialHeaders();
    const response = await fetch(apiPath(endpoint, { id, tipo, query }), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...credentials,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(isWrite && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const authenticate = response.headers.get('www-authenticate');
    const answer: unknown = await response.json().catch(() => undefined);
    const result = toApiResult(endpoint, response.status, answer);
    reportIfRejected(
      credentials,
      response.status,
      authenticate,
      result.ok ? undefined : result.error.msg,
    );
    if (result.ok)
      return response.headers.has(REPLAY_HEADER) ? { ...result, isReplay: true } : result;
    return isAppCheckRefusal(response.status, authenticate)
      ? { ok: false, error: { ...result.error, isAppCheck: true } }
      : result;
  } catch {
    // fetch and the token refresh reject only when the network fails.
    return { ok: false, error: NO_CONNECTION };
  }
}
