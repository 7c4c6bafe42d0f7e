import type { CollectionSpec } from '../store/documents';
import type { UnitOfWork } from '../store/unit-of-work';

/** Whether another record of a collection has the same external key. */
export async function isExternalKeyTaken(
  uow: UnitOfWork,
  collection: CollectionSpec<{ readonly _id: string }>,
  clave: string | undefined,
  exceptId: string,
): Promise<boolean> {
  if (clave === undefined) return false;
  const found = await uow.list(collection, { field: 'clave_externa', value: clave });
  return found.some(({ _id }) => _id !== exceptId);
}
