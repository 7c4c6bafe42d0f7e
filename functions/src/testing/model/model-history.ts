import { isDeepStrictEqual } from 'node:util';
import { type ClubModel, OF_TEMPORADA, type Items, type ModelPartido } from './club-model';

/** An operation with changes, and the model before and after it. */
export interface FixedFact {
  readonly operationId: string;
  readonly antes: Items;
  readonly despues: Items;
  readonly orderBefore: readonly string[];
}

/** Keys of the items that differ between two states of the model. */
export function touched(antes: Items, despues: Items): string[] {
  return [...new Set([...antes.keys(), ...despues.keys()])].filter(
    (key) => !isDeepStrictEqual(antes.get(key), despues.get(key)),
  );
}

/** Whether undoing deletes an item with its season, regardless of later changes. */
const goesWithItsSeason = (key: string, keys: readonly string[], antes: Items) => {
  const [kind = '', id = ''] = key.split(':');
  const season = `temporada:${id}`;
  return ['ajuste', ...OF_TEMPORADA].includes(kind) && keys.includes(season) && !antes.has(season);
};

/** Whether an operation can still be undone, checked item by item. */
function isUndoable(
  model: ClubModel,
  { antes, despues }: FixedFact,
  keys: readonly string[],
): boolean {
  const hasChanged = (key: string) =>
    !goesWithItsSeason(key, keys, antes) &&
    !isDeepStrictEqual(model.items.get(key), despues.get(key));
  if (keys.some(hasChanged)) return false;
  const comesBack = (temporada: string) => antes.has(`temporada:${temporada}`);
  for (const key of keys) {
    const [kind = '', id = ''] = key.split(':');
    const wanted = antes.get(key);
    if (kind === 'temporada' && wanted === undefined) {
      const others = model.partidosOf(id).filter((partido) => !keys.includes(`partido:${partido}`));
      if (others.length > 0) return false;
    }
    if (kind === 'temporada' && typeof wanted === 'string' && model.hayTemporada(wanted, id)) {
      return false;
    }
    const exists = (temporada: string) =>
      model.orden.includes(temporada) ||
      (keys.includes(`temporada:${temporada}`) && comesBack(temporada));
    if (kind === 'partido' && wanted && !exists((wanted as ModelPartido).temporada)) return false;
    if (['ajuste', ...OF_TEMPORADA].includes(kind) && !exists(id)) {
      // Corrections are created and deleted with their season.
      if (!keys.includes(`temporada:${id}`)) return false;
    }
  }
  return true;
}

/** Undoes an operation in the model. `false`, without changes, if there is a conflict. */
export function undo(model: ClubModel, fact: FixedFact): boolean {
  const keys = touched(fact.antes, fact.despues);
  if (!isUndoable(model, fact, keys)) return false;
  for (const key of keys) {
    const [kind, id = ''] = key.split(':');
    if (kind === 'temporada' && !fact.antes.has(key)) model.borrarTemporada(id);
  }
  for (const key of keys) model.set(key, fact.antes.get(key));
  for (const id of fact.orderBefore) {
    if (model.orden.includes(id) || !keys.includes(`temporada:${id}`)) continue;
    const earlier = fact.orderBefore.slice(0, fact.orderBefore.indexOf(id));
    const index = model.orden.findLastIndex((one) => earlier.includes(one));
    model.orden.splice(index + 1, 0, id);
  }
  model.lista = null;
  return true;
}
