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
export type Kind = 'read' | 'write' | 'service';

/** Contract between server and client for one call. The path is relative to `/b-api/`. */
export interface Endpoint<
  Body extends z.ZodType | null = z.ZodType | null,
  Response extends z.ZodType = z.ZodType,
  Permission extends RequiredPermission = RequiredPermission,
> {
  readonly kind: Kind;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Express syntax: `update-partido/:id`. */
  readonly path: string;
  readonly permiso: Permission;
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

export const read = <Response extends z.ZodType>(
  path: string,
  response: Response,
  resumen: string,
): Endpoint<null, Response, 'publico'> & { readonly kind: 'read' } => ({
  kind: 'read',
  method: 'GET',
  path,
  permiso: 'publico',
  body: null,
  response,
  status: 200,
  resumen,
});

/** A public read that must not be cached. */
export const freshRead = <Response extends z.ZodType>(
  ...call: Parameters<typeof read<Response>>
) => ({ ...read(...call), isUncached: true as const });

export const adminRead = <Response extends z.ZodType>(
  ...call: Parameters<typeof read<Response>>
) => ({ ...read(...call), permiso: 'administrador' as const });

/** A call with which an administrator writes. */
const write = <
  Method extends Endpoint['method'],
  Body extends z.ZodType | null,
  Response extends z.ZodType,
>(
  method: Method,
  path: string,
  body: Body,
  response: Response,
  resumen: string,
) => {
  const call = { kind: 'write', method, path, permiso: 'administrador', body, response } as const;
  return { ...call, status: 200, resumen } as const satisfies Endpoint;
};

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

/** What a service declares. `services` adds the defaults. */
type ServiceFields = Pick<Endpoint, 'method' | 'path' | 'response' | 'resumen'> &
  Partial<Omit<Endpoint, 'kind'>>;

type ServiceDefaults<Permission> = Readonly<{
  kind: 'service';
  permiso: Permission;
  body: null;
  status: 200;
}>;

/** Refuses keys that no service has: a misspelt one would be ignored. */
type NoOtherKeys<Fields> = {
  readonly [Name in keyof Fields]: Readonly<
    Record<Exclude<keyof Fields[Name], keyof ServiceFields>, never>
  >;
};

/** Services by name. Defaults: the given `permiso`, no body, status 200. */
export const services = <
  Permission extends RequiredPermission,
  const Fields extends Readonly<Record<string, ServiceFields>>,
>(
  permiso: Permission,
  fields: Fields & NoOtherKeys<Fields>,
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, given]) => [
      name,
      { kind: 'service', permiso, body: null, status: 200, ...given },
    ]),
  ) as unknown as {
    readonly [Name in keyof Fields]: Fields[Name] &
      Omit<ServiceDefaults<Permission>, keyof Fields[Name]>;
  };
