import {
  API_BASE,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  errorAnswerSchema,
  REPLAY_HEADER,
  type TipoImagen,
} from '@club/shared';
import { credencialHeaders, isAppCheckRefusal, watchAnswer } from './credencial';

/** Why a call was not answered as hoped, ready to be shown. */
export interface ApiError {
  /** HTTP status; `null` when no answer came. */
  readonly status: number | null;
  readonly msg: string;
  /** What the refusal came with: the stored record, where a save would have gone over it; the step in the way. */
  readonly data?: unknown;
  /** App Check was refused: no login mends that. */
  readonly isAppCheck?: true;
}

export type ApiResult<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** The answer to an earlier request with the same key: what was done then may have been undone since. */
      readonly isReplay?: true;
    }
  | { readonly ok: false; readonly error: ApiError };

export interface CallOptions<E extends Endpoint> {
  /** Value of the path's parameter. */
  readonly id?: string | undefined;
  /** Kind of image, on the calls on images. */
  readonly tipo?: TipoImagen | undefined;
  /** What follows the path: `?antes=…`. */
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: EndpointInput<E> | undefined;
  /** Sent with writes; a repeated write under one key is done once (regla 45). */
  readonly idempotencyKey?: string | undefined;
}

export const SIN_CONEXION: ApiError = {
  status: null,
  msg: 'No hay conexión con el servidor. Comprueba tu conexión y vuelve a intentarlo.',
};

/** The server itself is patient for about a minute when many save at once. */
export const TIMEOUT_MS = 90_000;

const fail = (status: number, msg: string, data?: unknown) =>
  ({ ok: false, error: { status, msg, ...(data !== undefined && { data }) } }) as const;

type Target = Pick<CallOptions<Endpoint>, 'id' | 'tipo' | 'query'>;

/** Path of a call with its parameters filled in, below the origin. */
export function apiPath(endpoint: Endpoint, { id = '', tipo = 'noticia', query }: Target): string {
  const path = endpoint.path
    .replace('{/}', '/')
    .replace(':tipo', tipo)
    .replace(/:(id|param)/, encodeURIComponent(id));
  return `${API_BASE}/${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
}

/** The result that an answer stands for: the parsed value of a success, or why it is none. */
export function resultOf<E extends Endpoint>(
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

/** The parsed answer of a call, made with the session's token; refusals and failures are values. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  { id, tipo, query, body, idempotencyKey }: CallOptions<E> = {},
): Promise<ApiResult<EndpointResponse<E>>> {
  const isWrite = endpoint.method !== 'GET';
  try {
    const credencial = await credencialHeaders();
    const response = await fetch(apiPath(endpoint, { id, tipo, query }), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...credencial,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(isWrite && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const authenticate = response.headers.get('www-authenticate');
    const answer: unknown = await response.json().catch(() => undefined);
    const result = resultOf(endpoint, response.status, answer);
    watchAnswer(response.status, authenticate, result.ok ? undefined : result.error.msg);
    if (result.ok)
      return response.headers.has(REPLAY_HEADER) ? { ...result, isReplay: true } : result;
    return isAppCheckRefusal(response.status, authenticate)
      ? { ok: false, error: { ...result.error, isAppCheck: true } }
      : result;
  } catch {
    // fetch and the renewal of the token reject only when the network fails.
    return { ok: false, error: SIN_CONEXION };
  }
}
