import type { Endpoint } from '@club/shared';
import type { ClubModel } from './club-model';
import { choose } from './figures';
import type { UndoableOperation } from './model-history';
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

/** The model, and what else the operations need to know. */
export interface World {
  readonly model: ClubModel;
  readonly equipoId: string;
  readonly competicionId: string;
  readonly campoId: string;
  /** Operations that an undo may pick. */
  readonly doneOperations: UndoableOperation[];
  readonly usedDays: Set<number>;
}

/** An operation that is one call. */
export type SingleOperation = Exclude<Operation, { readonly kind: 'twoAtOnce' }>;
export type Kind = SingleOperation['kind'];
export type OperationOf<K extends Kind> = Extract<SingleOperation, { readonly kind: K }>;

/** Functions that turn an operation into a call, by its kind. `undefined` if it is impossible in this club. */
export type Resolvers<K extends Kind> = {
  readonly [Name in K]: (world: World, operation: OperationOf<Name>) => Call | undefined;
};

/** Resolves an operation on the item that its `field` picks among `ids`. `undefined` if there are none. */
const on =
  <Field extends string>(field: Field, ids: (model: ClubModel) => readonly string[]) =>
  <Op extends Readonly<Record<Field, number | null>>>(
    resolve: (world: World, id: string, op: Op) => Call | undefined,
  ) =>
  (world: World, op: Op): Call | undefined => {
    const id = choose(ids(world.model), op[field]);
    return id === undefined ? undefined : resolve(world, id, op);
  };
export const onTemporada = on('temporada', ({ temporadas }) => temporadas);
export const onPartido = on('partido', (model) => model.ids('partido'));
export const onJugador = on('jugador', (model) => model.ids('jugador'));
