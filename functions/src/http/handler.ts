import {
  type Endpoint,
  type EndpointBody,
  type EndpointName,
  type EndpointResponse,
  type endpoints,
  mapOk,
  type Result,
} from '@club/shared';
import type { Request, Response } from 'express';
import type { Reader } from '../store/reader';
import type { IdempotencyKey } from '../store/run-operation';
import type { OperationStamp } from '../store/history';
import type { UnitOfWork } from '../store/unit-of-work';
import type { Services } from '../services';

/** A read, as handlers get it. */
export interface ReadCall<Body = undefined> {
  readonly reader: Reader;
  /** Parsed body of a read by `POST`. */
  readonly body: Body;
  readonly services: Services;
  /** Path parameter `id` or `param`, empty if the path has none. */
  readonly id: string;
  /** Value of a query parameter, unless it is missing or given several times. */
  readonly query: (name: string) => string | undefined;
  /** Whether the caller is an administrator, who also sees private fields. */
  readonly isAdmin: boolean;
  readonly now: Date;
}

/** A write, as handlers get it, inside its transaction. May run more than once. */
export interface WriteCall<Body> {
  readonly uow: UnitOfWork;
  readonly body: Body;
  readonly id: string;
  /** Id for the record that this call creates. */
  readonly newId: string;
  /** `false` for a helper. */
  readonly isAdmin: boolean;
}

/** A service, as handlers get it: a read with the HTTP exchange, after permission and body were checked. */
export interface ServiceCall<Body> extends ReadCall<Body> {
  readonly request: Request;
  readonly response: Response;
  readonly stamp: OperationStamp;
  readonly idempotency: IdempotencyKey | undefined;
}

/** Response to a write of one record. The router drops fields of `data` that the catalogue does not name. */
export const written = <Data>(
  id: string,
  msg: string,
  writing: Promise<Result<Data>> | Result<Data>,
) => mapOk(writing, (data) => ({ success: true as const, msg, _id: id, id, data }));

/** Handler of a write of one record: the record in the path or, if the path has no id, a new one. */
export const writes =
  <Body, Data>(
    msg: string,
    operate: (uow: UnitOfWork, id: string, body: Body) => Promise<Result<Data>>,
  ) =>
  ({ uow, id: known, newId, body }: WriteCall<Body>) => {
    const id = known === '' ? newId : known;
    return written(id, msg, operate(uow, id, body));
  };

/** Handler of a write of one record that `present` converts for the response. */
export const writesAs =
  <T, Data>(present: (value: T) => Data) =>
  <Body>(msg: string, operate: (uow: UnitOfWork, id: string, body: Body) => Promise<Result<T>>) =>
    writes(msg, (uow, id, body: Body) => mapOk(operate(uow, id, body), present));

type HandlerBody<E extends Endpoint> = E extends { readonly requestTypes: readonly string[] }
  ? Uint8Array
  : EndpointBody<E>;

/** A call as its handler gets it, by its kind. */
interface Calls<Body> {
  readonly read: ReadCall<Body>;
  readonly write: WriteCall<Body>;
  readonly service: ServiceCall<Body>;
}

type Handler<E extends Endpoint> = (
  call: Calls<HandlerBody<E>>[E['kind']],
) => Promise<Result<EndpointResponse<E>>>;

/** One handler for every endpoint. A missing one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<(typeof endpoints)[Name]> };
