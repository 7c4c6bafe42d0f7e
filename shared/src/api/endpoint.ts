import { z } from 'zod';
import type { Permiso } from '../permissions';
import { idSchema } from '../schemas/base';

/**
 * What a call does, and so how it is answered (functions/src/http/router.ts): a `read` changes nothing; a `write` is one
 * transaction, repeatable under its `Idempotency-Key`; a `service` sees to its HTTP exchange itself, because it sets cookies,
 * sends files or works in several transactions.
 */
export type Kind = 'read' | 'write' | 'service';

/** Everything that server and client must agree on about one call; the path is relative to `/b-api/`. */
export interface Endpoint<
  Body extends z.ZodType | null = z.ZodType | null,
  Response extends z.ZodType = z.ZodType,
  Permission extends Permiso = Permiso,
> {
  readonly kind: Kind;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Express notation: `update-partido/:id`. */
  readonly path: string;
  readonly permiso: Permission;
  /** Schema of the body; `null` when the call takes none. */
  readonly body: Body;
  /** Schema of a successful answer. */
  readonly response: Response;
  /** Status of success: 201 for creation. */
  readonly status: 200 | 201;
  /** A public read that tells of this very instant, or of more than documents: no cache may have its answer. */
  readonly isInstantanea?: true;
  /** Query parameters that the answer of a public read depends on; all others are ignored. */
  readonly consulta?: readonly string[];
  /** One Spanish line for the API's description. */
  readonly resumen: string;
  /** Largest body in bytes, where it is not the usual 1 MiB (regla 61). */
  readonly maxBytes?: number;
  /** Spanish sentence for whoever sends more than that, where there is another way. */
  readonly siNoCabe?: string;
  /** Media types that a body may have, where it is not JSON. */
  readonly entrada?: readonly string[];
  /** Media types that the answer may have, where it is not JSON. */
  readonly salida?: readonly string[];
}

export type EndpointBody<E extends Endpoint> = E['body'] extends z.ZodType
  ? z.output<E['body']>
  : undefined;
export type EndpointInput<E extends Endpoint> = E['body'] extends z.ZodType
  ? z.input<E['body']>
  : undefined;
export type EndpointResponse<E extends Endpoint> = z.output<E['response']>;

/** Answer of a call that writes no single record. */
export const bulkAnswerSchema = z.object({ success: z.literal(true), msg: z.string() });

/** Answer of a call that writes one record: `{success, msg, _id, id, data}` (regla 59). */
export const writeAnswer = <Data extends z.ZodType>(data: Data) =>
  bulkAnswerSchema.extend({ _id: idSchema, id: idSchema, data });

/** Answer of a refused call; `data` is that of its `Refusal`. */
export const errorAnswerSchema = z.object({
  success: z.literal(false),
  msg: z.string(),
  data: z.unknown().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;

/** A public read. */
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

/** A public read that tells of this very instant: no cache may have its answer. */
export const instantRead = <Response extends z.ZodType>(
  ...call: Parameters<typeof read<Response>>
) => ({ ...read(...call), isInstantanea: true as const });

/** A read for the administrator only. */
export const adminRead = <Response extends z.ZodType>(
  path: string,
  response: Response,
  resumen: string,
) =>
  ({
    ...read(path, response, resumen),
    permiso: 'administrador',
  }) as const satisfies Endpoint;

/** The administrator does something to many records at once; the answer names none of them. */
export const bulk = (method: 'GET' | 'POST' | 'DELETE', path: string, resumen: string) =>
  ({
    kind: 'write',
    method,
    path,
    permiso: 'administrador',
    body: null,
    response: bulkAnswerSchema,
    status: 200,
    resumen,
  }) as const satisfies Endpoint;

/** Of a record that the administrator saves. */
type Saved<Body, Data> = readonly [path: string, body: Body, data: Data, resumen: string];

const save = <Body extends z.ZodType, Data extends z.ZodType>(
  ...[path, body, data, resumen]: Saved<Body, Data>
) =>
  ({
    kind: 'write',
    path,
    permiso: 'administrador',
    body,
    response: writeAnswer(data),
    resumen,
  }) as const;

/** The administrator creates a record: `POST`, 201. */
export const create = <Body extends z.ZodType, Data extends z.ZodType>(
  ...saved: Saved<Body, Data>
) => ({ ...save(...saved), method: 'POST', status: 201 }) as const satisfies Endpoint;

/** The administrator changes a record: `PUT`. */
export const update = <Body extends z.ZodType, Data extends z.ZodType>(
  ...saved: Saved<Body, Data>
) => ({ ...save(...saved), method: 'PUT', status: 200 }) as const satisfies Endpoint;

/** The administrator deletes a record: `DELETE`; the answer's `data` is the record as it was. */
export const remove = <Data extends z.ZodType>(path: string, data: Data, resumen: string) =>
  ({
    kind: 'write',
    method: 'DELETE',
    path,
    permiso: 'administrador',
    body: null,
    response: writeAnswer(data),
    status: 200,
    resumen,
  }) as const satisfies Endpoint;

/** The administrator does something to one record: `POST`; the answer's `data` is what became of it. */
export const act = <Data extends z.ZodType>(path: string, data: Data, resumen: string) =>
  ({ ...remove(path, data, resumen), method: 'POST' }) as const satisfies Endpoint;

/** What a service says of itself; `services` adds the rest. */
type ServiceFields = Pick<Endpoint, 'method' | 'path' | 'response' | 'resumen'> &
  Partial<Omit<Endpoint, 'kind'>>;

interface ServiceDefaults<Permission extends Permiso> {
  readonly kind: 'service';
  readonly permiso: Permission;
  readonly body: null;
  readonly status: 200;
}

/** Services by name: for whoever has `permiso`, without a body, 200, where one says nothing else. */
export const services = <
  Permission extends Permiso,
  const Fields extends Readonly<Record<string, ServiceFields>>,
>(
  permiso: Permission,
  fields: Fields,
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
