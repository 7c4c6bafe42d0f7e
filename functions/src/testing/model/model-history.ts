import { isDeepStrictEqual } from 'node:util';
import { type ClubModel, OF_TEMPORADA, type Items, type ModelPartido } from './club-model';

/** An operation with changes, and the model before and after it. */
export interface UndoableOperation {
  readonly operationId: string;
  readonly before: Items;
  readonly after: Items;
  readonly temporadasBefore: readonly string[];
}

/** Keys of the items that differ between two states of the model. */
export function changedKeys(before: Items, after: Items): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => !isDeepStrictEqual(before.get(key), after.get(key)),
  );
}

/** Whether items of a kind are created and deleted with their season. */
const isOfTemporada = (kind: string) => ['ajuste', ...OF_TEMPORADA].includes(kind);

/** Whether undoing deletes an item with its season, regardless of later changes. */
const goesWithItsSeason = (key: string, keys: readonly string[], before: Items) => {
  const [kind = '', id = ''] = key.split(':');
  const season = `temporada:${id}`;
  return isOfTemporada(kind) && keys.includes(season) && !before.has(season);
};

/** Whether an operation can still be undone, checked item by item. */
export function isUndoable(model: ClubModel, { before, after }: UndoableOperation): boolean {
  const keys = changedKeys(before, after);
  const hasChanged = (key: string) =>
    !goesWithItsSeason(key, keys, before) &&
    !isDeepStrictEqual(model.items.get(key), after.get(key));
  if (keys.some(hasChanged)) return false;
  const isChanged = (temporada: string) => keys.includes(`temporada:${temporada}`);
  for (const key of keys) {
    const [kind = '', id = ''] = key.split(':');
    const wanted = before.get(key);
    if (kind === 'temporada' && wanted === undefined) {
      const others = model
        .listPartidoIds(id)
        .filter((partido) => !keys.includes(`partido:${partido}`));
      if (others.length > 0) return false;
    }
    if (kind === 'temporada' && typeof wanted === 'string' && model.hasTemporadaNamed(wanted, id)) {
      return false;
    }
    if (kind === 'partido' && wanted) {
      const { temporada } = wanted as ModelPartido;
      const comesBack = isChanged(temporada) && before.has(`temporada:${temporada}`);
      if (!comesBack && !model.temporadas.includes(temporada)) return false;
    }
    if (isOfTemporada(kind) && !model.temporadas.includes(id) && !isChanged(id)) return false;
  }
  return true;
}

/** Undoes an operation in the model. */
export function undo(model: ClubModel, operation: UndoableOperation): void {
  const keys = changedKeys(operation.before, operation.after);
  for (const key of keys) {
    const [kind, id = ''] = key.split(':');
    if (kind === 'temporada' && !operation.before.has(key)) model.deleteTemporada(id);
  }
  for (const key of keys) model.set(key, operation.before.get(key));
  for (const id of operation.temporadasBefore) {
    if (model.temporadas.includes(id) || !keys.includes(`temporada:${id}`)) continue;
    const earlier = operation.temporadasBefore.slice(0, operation.temporadasBefore.indexOf(id));
    const index = model.temporadas.findLastIndex((one) => earlier.includes(one));
    model.temporadas.splice(index + 1, 0, id);
  }
  model.chosenGames = null;
}
