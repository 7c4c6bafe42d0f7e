import type { Endpoint } from '@club/shared';
import type { ClubModel } from './club-model';
import type { Hecho } from './model-history';
import type { Operation } from './operations';

/** A call that stands for an operation, the status it must get, and what it does to the model when it succeeds. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly id?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly status: number;
  /** Changes the model; `nuevoId` is the id that the answer has given. */
  readonly apply: (nuevoId: string) => unknown;
}

/** What calls need beyond the model: ids that never change, days already used, what can be undone. */
export interface World {
  readonly model: ClubModel;
  readonly equipoId: string;
  readonly competicionId: string;
  readonly campoId: string;
  readonly hechos: Hecho[];
  readonly dias: Set<number>;
}

export type Kind = Operation['kind'];
type OperationOf<K extends Kind> = Extract<Operation, { readonly kind: K }>;

/** For some kinds of operation, the call that each comes to; `undefined` when there is nothing to do it to. */
export type Resolvers<K extends Kind> = {
  readonly [Name in K]: (world: World, operation: OperationOf<Name>) => Call | undefined;
};

/** One of some things by a number of any size; `undefined` when there are none. */
export function choose<T>(from: readonly T[], index: number | null): T | undefined {
  return index === null ? undefined : from[index % Math.max(1, from.length)];
}

export const chooseTemporada = ({ model }: World, index: number | null) =>
  choose(model.orden, index);
export const choosePartido = ({ model }: World, index: number) =>
  choose(model.ids('partido'), index);
export const chooseJugador = ({ model }: World, index: number) =>
  choose(model.ids('jugador'), index);

/** What an operation comes to on the record that `pick` finds; nothing without one. */
const on =
  <Op>(
    pick: (world: World, op: Op) => string | undefined,
    resolve: (world: World, id: string, op: Op) => Call,
  ) =>
  (world: World, op: Op): Call | undefined => {
    const id = pick(world, op);
    return id === undefined ? undefined : resolve(world, id, op);
  };

/** What an operation on a season comes to. */
export const onTemporada = <Op extends { readonly temporada: number | null }>(
  resolve: (world: World, id: string, op: Op) => Call,
) => on<Op>((world, { temporada }) => chooseTemporada(world, temporada), resolve);

/** What an operation on a match comes to. */
export const onPartido = <Op extends { readonly partido: number }>(
  resolve: (world: World, id: string, op: Op) => Call,
) => on<Op>((world, { partido }) => choosePartido(world, partido), resolve);
