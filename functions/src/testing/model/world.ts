import type { Endpoint } from '@club/shared';
import type { ClubModel } from './club-model';
import { choose } from './figures';
import type { FixedFact } from './model-history';
import type { Operation } from './operations';

/** A call for an operation, its expected status, and its effect on the model. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly id?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly status: number;
  /** Changes the model. `newId` is the id in the response. */
  readonly apply: (newId: string) => unknown;
}

/** State besides the model: fixed ids, used days, operations that can be undone. */
export interface World {
  readonly model: ClubModel;
  readonly equipoId: string;
  readonly competicionId: string;
  readonly campoId: string;
  readonly hechos: FixedFact[];
  readonly dias: Set<number>;
}

/** All operations but two at once, which are two calls. */
export type SingleOperation = Exclude<Operation, { readonly kind: 'dosALaVez' }>;
export type Kind = SingleOperation['kind'];
export type OperationOf<K extends Kind> = Extract<SingleOperation, { readonly kind: K }>;

/** Calls by kind of operation, `undefined` if not applicable. */
export type Resolvers<K extends Kind> = {
  readonly [Name in K]: (world: World, operation: OperationOf<Name>) => Call | undefined;
};

/** Resolves an operation on the item that `field` picks among `ids`. Nothing without one. */
const on =
  <Field extends string>(field: Field, ids: (model: ClubModel) => readonly string[]) =>
  <Op extends Readonly<Record<Field, number | null>>>(
    resolve: (world: World, id: string, op: Op) => Call | undefined,
  ) =>
  (world: World, op: Op): Call | undefined => {
    const id = choose(ids(world.model), op[field]);
    return id === undefined ? undefined : resolve(world, id, op);
  };
export const onTemporada = on('temporada', ({ orden }) => orden);
export const onPartido = on('partido', (model) => model.ids('partido'));
export const onJugador = on('jugador', (model) => model.ids('jugador'));
