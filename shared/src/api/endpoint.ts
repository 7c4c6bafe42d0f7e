import { z } from 'zod';
import { API_BASE } from '../club-config';
import type { RequiredPermission } from '../permissions';
import { idSchema } from '../schemas/base';
import type { ImageKind } from '../vocabulary';

/**
 * Kind of call, which decides how it is answered (functions/src/http/router.ts). A `read` changes nothing. A `write` is
 * one transaction, and idempotent with an `Idempotency-Key`. A `service` writes its HTTP response itself, because it sets
 * cookies, sends files or needs several transactions.
 */
type CallKind = 'read' | 'write' | 'service';

/** Contract between server and client for one call. The path is relative to `/b-api/`. */
export interface Endpoint<
  Body extends z.ZodType | null = z.ZodType | null,
  Response extends z.ZodType = z.ZodType,
> {
  readonly kind: CallKind;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Express syntax: `update-partido/:id`. */
  readonly path: string;
  readonly permiso: RequiredPermission;
  /** Schema of the request body, `null` if there is none. */
  readonly body: Body;
  readonly response: Response;
  /** Status of a successful response, 201 for creation. */
  readonly status: 200 | 201;
  /** Set for public reads that must not be cached: their response depends on more than stored documents. */
  readonly isUncached?: true;
  /** One-line description in Spanish, for the API's description. */
  readonly resumen: string;
  /** Maximum body size, bytes. Default: 1 MiB (regla 61). */
  readonly maxBytes?: number;
  /** Spanish advice in the refusal of a larger body, if there is another way. */
  readonly tooLargeHint?: string;
  /** Media types of the request body. Default: JSON. */
  readonly requestTypes?: readonly string[];
  /** Media types of the response. Default: JSON. */
  readonly responseTypes?: readonly string[];
}

export type EndpointBody<E extends Endpoint> = E['body'] extends z.ZodType
  ? z.output<E['body']>
  : undefined;
export type EndpointInput<E extends Endpoint> = E['body'] extends z.ZodType
  ? z.input<E['body']>
  : undefined;
export type EndpointResponse<E extends Endpoint> = z.output<E['response']>;

/** Values of the parameters in a call's URL. */
export interface CallParameters {
  /** Value of the path parameter. */
  readonly id?: string | undefined;
  /** Kind of image, for the image endpoints. */
  readonly tipo?: ImageKind | undefined;
  /** Query parameters: `?antes=…`. */
  readonly query?: Readonly<Record<string, string>> | undefined;
}

/** URL of a call, with its parameters and without the origin. */
export function callPath(
  { path }: Pick<Endpoint, 'path'>,
  { id = '', tipo, query }: CallParameters = {},
): string {
  const filled = path
    .replace('{/}', '/')
    .replace(':tipo', tipo ?? '')
    .replace(/:(id|param)/, encodeURIComponent(id));
  return `${API_BASE}/${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
}

/** Response of a call without a record in it. */
export const plainAnswerSchema = z.object({ success: z.literal(true), msg: z.string() });

/** Response of a write of one record: `{success, msg, _id, id, data}` (regla 59). */
export const writeAnswer = <Data extends z.ZodType>(data: Data) =>
  plainAnswerSchema.extend({ _id: idSchema, id: idSchema, data });

/** Response of a refused call. `data` is that of its `Refusal`. */
export const errorAnswerSchema = z.object({
  success: z.literal(false),
  msg: z.string(),
  data: z.unknown().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;

type AnyBody = z.ZodType | null;

type Call<K extends CallKind, Body extends AnyBody, Response extends z.ZodType> = Endpoint<
  Body,
  Response
> & { readonly kind: K };

/** What a call must and may declare, apart from kind and permission. */
type CallFields<Body extends AnyBody, Response extends z.ZodType> = Pick<
  Endpoint<Body, Response>,
  'method' | 'path' | 'response' | 'resumen'
> &
  Partial<Omit<Endpoint<Body, Response>, 'kind' | 'permiso'>>;

/** Any call. By default it has no body and status 200. The functions below make the usual ones. */
export const call = <K extends CallKind, Response extends z.ZodType, Body extends AnyBody = null>(
  kind: K,
  permiso: RequiredPermission,
  fields: CallFields<Body, Response>,
) => ({ kind, permiso, body: null, status: 200, ...fields }) as Call<K, Body, Response>;

/** A public read without a body. */
export const read = <Response extends z.ZodType>(
  path: string,
  response: Response,
  resumen: string,
) => call('read', 'publico', { method: 'GET', path, response, resumen });

/** A public read that must not be cached. */
export const freshRead = <Response extends z.ZodType>(
  path: string,
  response: Response,
  resumen: string,
) => call('read', 'publico', { method: 'GET', path, response, resumen, isUncached: true });

export const adminRead = <Response extends z.ZodType>(
  path: string,
  response: Response,
  resumen: string,
) => call('read', 'administrador', { method: 'GET', path, response, resumen });

/** A call with which an administrator writes. */
const write = <Body extends AnyBody, Response extends z.ZodType>(
  method: Endpoint['method'],
  path: string,
  body: Body,
  response: Response,
  resumen: string,
) => call('write', 'administrador', { method, path, body, response, resumen });

/** An administrator's write without a body, and without a record in the response. */
export const plainWrite = (method: 'GET' | 'POST' | 'DELETE', path: string, resumen: string) =>
  write(method, path, null, plainAnswerSchema, resumen);

type WriteParts<Body, Data> = readonly [path: string, body: Body, data: Data, resumen: string];

/** Creates a record as administrator: `POST`, 201. */
export const create = <Body extends z.ZodType, Data extends z.ZodType>(
  ...[path, body, data, resumen]: WriteParts<Body, Data>
) => ({ ...write('POST', path, body, writeAnswer(data), resumen), status: 201 as const });

/** Changes a record as administrator: `PUT`. */
export const update = <Body extends z.ZodType, Data extends z.ZodType>(
  ...[path, body, data, resumen]: WriteParts<Body, Data>
) => write('PUT', path, body, writeAnswer(data), resumen);

/** Deletes a record as administrator: `DELETE`. The response's `data` is the deleted record. */
export const remove = <Data extends z.ZodType>(path: string, data: Data, resumen: string) =>
  write('DELETE', path, null, writeAnswer(data), resumen);

/** Acts on a record as administrator: `POST`. The response's `data` is the result. */
export const act = <Data extends z.ZodType>(path: string, data: Data, resumen: string) =>
  write('POST', path, null, writeAnswer(data), resumen);

/**
 * The calls that most kinds of records have, with their paths: `add-campo`, `fetch-campos`, `fetch-campos/:id`,
 * `update-campo/:id`, `del-campo/:id`. `suffix` ends the path of a special list: `-activos`.
 */
export const recordCalls = <
  Data extends z.ZodType,
  Created extends z.ZodType,
  Changed extends z.ZodType,
>(
  one: string,
  many: string,
  [data, created, changed]: readonly [data: Data, created: Created, changed: Changed],
) => ({
  create: (resumen: string) => create(`add-${one}`, created, data, resumen),
  list: (resumen: string, suffix = '') => read(`fetch-${many}${suffix}`, z.array(data), resumen),
  read: (resumen: string) => read(`fetch-${many}/:id`, data, resumen),
  update: (resumen: string) => update(`update-${one}/:id`, changed, data, resumen),
  remove: (resumen: string) => remove(`del-${one}/:id`, data, resumen),
});
