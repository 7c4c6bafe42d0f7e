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

/** A service, as handlers get it: the HTTP exchange, after permission and body were checked. */
export interface ServiceCall<Body> {
  readonly services: Services;
  readonly request: Request;
  readonly response: Response;
  readonly body: Body;
  readonly stamp: OperationStamp;
  readonly idempotency: IdempotencyKey | undefined;
}

/** Result of a write of one record. The router adds `success`, `id` and `_id`. */
export interface Written<Data> {
  readonly id: string;
  readonly msg: string;
  readonly data: Data;
}

/** Result of a write of many records. The router adds `success`, and sends other fields unchanged. */
export interface BulkWritten {
  readonly msg: string;
}

/** Result of a write of one record, converted with `present`. */
export const written = <T, Data>(
  id: string,
  msg: string,
  writing: Promise<Result<T>>,
  present: (value: T) => Data,
): Promise<Result<Written<Data>>> => mapOk(writing, (value) => ({ id, msg, data: present(value) }));

/** Handler of a write of one record: that of the path, or a new one. */
export const writes =
  <Body, T, Data>(
    msg: string,
    operate: (uow: UnitOfWork, id: string, body: Body) => Promise<Result<T>>,
    present: (value: T) => Data,
  ) =>
  ({ uow, id: known, newId, body }: WriteCall<Body>) => {
    const id = known === '' ? newId : known;
    return written(id, msg, operate(uow, id, body), present);
  };

/** `present` for values that are shown unchanged. */
export const asIs = <T>(value: T) => value;

type WrittenValue<E extends Endpoint> =
  EndpointResponse<E> extends { data: infer Data }
    ? Written<Data>
    : BulkWritten & Omit<EndpointResponse<E>, 'success'>;

type ServiceBody<E extends Endpoint> = E extends { readonly requestTypes: readonly string[] }
  ? Uint8Array
  : EndpointBody<E>;

/** Handler of an endpoint by its kind. Reads and services return the response, writes return what was written. */
interface EndpointHandler<E extends Endpoint> {
  readonly read: (call: ReadCall<EndpointBody<E>>) => Promise<Result<EndpointResponse<E>>>;
  readonly write: (call: WriteCall<EndpointBody<E>>) => Promise<Result<WrittenValue<E>>>;
  readonly service: (call: ServiceCall<ServiceBody<E>>) => Promise<Result<EndpointResponse<E>>>;
}

/** One handler for every endpoint. A missing one does not compile. */
export type Handlers = {
  readonly [Name in EndpointName]: EndpointHandler<
    (typeof endpoints)[Name]
  >[(typeof endpoints)[Name]['kind']];
};
