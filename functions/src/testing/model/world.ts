import type { Endpoint } from '@club/shared';
import type { ClubModel } from './club-model';
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

export type Kind = Operation['kind'];
type OperationOf<K extends Kind> = Extract<Operation, { readonly kind: K }>;

/** Calls by kind of operation, `undefined` if not applicable. */
export type Resolvers<K extends Kind> = {
  readonly [Name in K]: (world: World, operation: OperationOf<Name>) => Call | undefined;
};

/** An element by any index, modulo the length. `undefined` if there are none. */
export function choose<T>(from: readonly T[], index: number | null): T | undefined {
  return index === null ? undefined : from[index % Math.max(1, from.length)];
}

export const chooseTemporada = ({ model }: World, index: number | null) =>
  choose(model.orden, index);
export const choosePartido = ({ model }: World, index: number) =>
  choose(model.ids('partido'), index);
export const chooseJugador = ({ model }: World, index: number) =>
  choose(model.ids('jugador'), index);

/** Resolves an operation on the record that `pick` finds. Nothing without one. */
const on =
  <Op>(
    pick: (world: World, op: Op) => string | undefined,
    resolve: (world: World, id: string, op: Op) => Call,
  ) =>
  (world: World, op: Op): Call | undefined => {
    const id = pick(world, op);
    return id === undefined ? undefined : resolve(world, id, op);
  };

/** Resolves an operation on a season. */
export const onTemporada = <Op extends { readonly temporada: number | null }>(
  resolve: (world: World, id: string, op: Op) => Call,
) => on<Op>((world, { temporada }) => chooseTemporada(world, temporada), resolve);

/** Resolves an operation on a match. */
export const onPartido = <Op extends { readonly partido: number }>(
  resolve: (world: World, id: string, op: Op) => Call,
) => on<Op>((world, { partido }) => choosePartido(world, partido), resolve);
