import {
  type CallParameters,
  callPath,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  errorAnswerSchema,
  REPLAY_HEADER,
} from '@club/shared';
import { type CredentialHeaders, credentialHeaders, reportRejected } from './credential';

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

export interface CallOptions<E extends Endpoint> extends CallParameters {
  readonly body?: EndpointInput<E> | undefined;
  /** Sent with writes. Repeated writes with the same key are applied once (regla 45). */
  readonly idempotencyKey?: string | undefined;
}

export const NO_CONNECTION: ApiError = {
  status: null,
  msg: 'No hay conexión con el servidor. Comprueba tu conexión y vuelve a intentarlo.',
};

/** Longer than the minute or so for which the server retries when many clients save at once. */
export const TIMEOUT_MS = 90_000;

/** An HTTP response, however it was received. */
interface Received {
  readonly status: number;
  readonly readHeader: (name: string) => string | null;
  /** Parsed body; `undefined` if it is not JSON. */
  readonly answer: unknown;
}

/** Converts an HTTP response to a result: the parsed value, or the error. Reports if it rejects the sent token. */
export function toApiResult<E extends Endpoint>(
  endpoint: E,
  credentials: CredentialHeaders,
  { status, readHeader, answer }: Received,
): ApiResult<EndpointResponse<E>> {
  if (status >= 200 && status < 300) {
    const parsed = endpoint.response.safeParse(answer);
    if (!parsed.success) {
      const msg = 'El servidor ha dado una respuesta inesperada. Recarga la página.';
      return { ok: false, error: { status, msg } };
    }
    const isReplay = readHeader(REPLAY_HEADER) !== null;
    return {
      ok: true,
      value: parsed.data as EndpointResponse<E>,
      ...(isReplay && { isReplay: true }),
    };
  }
  const { data: refused } = errorAnswerSchema.safeParse(answer);
  const msg =
    refused?.msg ??
    `El servidor no ha podido responder (error ${String(status)}). Inténtalo de nuevo en un momento.`;
  const isAppCheck = status === 401 && readHeader('www-authenticate') === 'AppCheck';
  if (status === 401 && !isAppCheck) reportRejected(credentials, msg);
  return {
    ok: false,
    error: {
      status,
      msg,
      ...(refused?.data !== undefined && { data: refused.data }),
      ...(isAppCheck && { isAppCheck }),
    },
  };
}

/** Calls an endpoint with the session's token. Refusals and network failures are returned as values. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  { body, idempotencyKey, ...parameters }: CallOptions<E> = {},
): Promise<ApiResult<EndpointResponse<E>>> {
  const isWrite = endpoint.method !== 'GET';
  try {
    const credentials = await credentialHeaders();
    const response = await fetch(callPath(endpoint, parameters), {
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
    return toApiResult(endpoint, credentials, {
      status: response.status,
      readHeader: (name) => response.headers.get(name),
      answer: await response.json().catch(() => undefined),
    });
  } catch {
    // fetch and the token refresh reject only when the network fails or the timeout is over.
    return { ok: false, error: NO_CONNECTION };
  }
}
