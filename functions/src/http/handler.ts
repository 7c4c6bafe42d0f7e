import type {
  Endpoint,
  EndpointBody,
  EndpointName,
  EndpointResponse,
  endpoints,
  Result,
} from '@club/shared';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Request, Response } from 'express';
import type { Reader } from '../firestore/reader';
import type { IdempotencyKey } from '../firestore/run-operation';
import type { OperationStamp } from '../firestore/historial';
import type { UnitOfWork } from '../firestore/unit-of-work';

/** What the app is made of; tests pass their own emulator project and clock. */
export interface Services {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly now: () => Date;
  /** Id for a new record, unguessable and unique. */
  readonly newId: () => string;
}

/** A public read as a handler sees it. */
export interface ReadCall {
  readonly reader: Reader;
  readonly services: Services;
  /** Path parameter `id` or `param`; empty when the path has none. */
  readonly id: string;
  /** Value of a query parameter that was given once, `undefined` otherwise. */
  readonly query: (name: string) => string | undefined;
  /** Whether the caller has shown an administrator's token: he sees birth dates. */
  readonly isAdministrador: boolean;
  readonly ahora: Date;
}

/** A writing call as a handler sees it, inside its transaction; it may run more than once. */
export interface WriteCall<Body> {
  readonly uow: UnitOfWork;
  readonly body: Body;
  readonly id: string;
  /** Id for the record that this call creates. */
  readonly nuevoId: string;
  /** False when a helper makes a call that is open to him. */
  readonly isAdministrador: boolean;
  readonly ahora: Date;
}

/** A call that handles its HTTP exchange itself, once its permission and its body have been checked. */
export interface ServicioCall<Body> {
  readonly services: Services;
  readonly request: Request;
  readonly response: Response;
  readonly body: Body;
  readonly stamp: OperationStamp;
  readonly idempotency: IdempotencyKey | undefined;
}

/** What a handler that writes one record answers; the router adds `success`, `id` and `_id`. */
export interface Written<Data> {
  readonly id: string;
  readonly msg: string;
  readonly data: Data;
}

/** What a handler that writes many records answers; the router adds `success`. */
export interface BulkWritten {
  readonly msg: string;
}

type DataOf<E extends Endpoint> = EndpointResponse<E> extends { data: infer Data } ? Data : never;

type WrittenOf<E extends Endpoint> =
  EndpointResponse<E> extends { data: unknown } ? Written<DataOf<E>> : BulkWritten;

type IsRead<E extends Endpoint> = E['permiso'] extends 'publico'
  ? true
  : E extends { isLectura: true }
    ? true
    : false;

/** Handler of an endpoint: reads answer the response itself, writes what was written. */
type HandlerOf<E extends Endpoint> = E extends { readonly servicio: true }
  ? (
      call: ServicioCall<E extends { readonly entrada: string } ? Uint8Array : EndpointBody<E>>,
    ) => Promise<Result<EndpointResponse<E>>>
  : IsRead<E> extends true
    ? (call: ReadCall) => Promise<Result<EndpointResponse<E>>>
    : (call: WriteCall<EndpointBody<E>>) => Promise<Result<WrittenOf<E>>>;

/** One handler for every endpoint of the catalogue: a call without a handler does not compile. */
export type Handlers<Names extends EndpointName = EndpointName> = {
  readonly [Name in Names]: HandlerOf<(typeof endpoints)[Name]>;
};
