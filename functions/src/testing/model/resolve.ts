import { endpoints } from '@club/shared';
import { findIllFormed } from '../../store/well-formed';
import type { ClubModel } from './club-model';
import { type FixedFact, undo } from './model-history';
import type { Operation } from './operations';
import { resolveEstadisticas } from './resolve-estadisticas';
import { resolvePartidos } from './resolve-partidos';
import { resolveRecords } from './resolve-records';
import { type Call, choose, type Kind, type Resolvers, type World } from './world';

/** Whether an operation can be undone, tried on a copy of the model. */
function canUndo(model: ClubModel, hecho: FixedFact): boolean {
  const { items, orden, lista: list } = model;
  model.items = new Map(items);
  model.orden = [...orden];
  const undone = undo(model, hecho);
  model.items = items;
  model.orden = orden;
  model.lista = list;
  return undone;
}

const resolveAllTime: Resolvers<'restaurar'> = {
  restaurar: ({ model, hechos }, op) => {
    const hecho = choose(hechos, op.operation);
    if (!hecho) return undefined;
    return {
      endpoint: endpoints.restaurar,
      id: hecho.operationId,
      status: canUndo(model, hecho) ? 200 : 409,
      apply: () => undo(model, hecho),
    };
  },
};

/** All operations but two at once, which are two calls. */
export type SingleOperation = Exclude<Operation, { readonly kind: 'dosALaVez' }>;

const resolvers: Resolvers<Exclude<Kind, 'dosALaVez'>> = {
  ...resolveRecords,
  ...resolvePartidos,
  ...resolveEstadisticas,
  ...resolveAllTime,
};

/** The call for an operation in this club, `undefined` if not applicable. */
export function resolve(world: World, operation: SingleOperation): Call | undefined {
  const resolver = resolvers[operation.kind] as (
    world: World,
    operation: SingleOperation,
  ) => Call | undefined;
  const call = resolver(world, operation);
  return call && findIllFormed(call.body) ? { ...call, status: 400 } : call;
}
