import type { ClubDoc } from '@club/shared';
import { type CollectionSpec, parseDocument } from '../documents';
import type { DocumentChange, UnitOfWork } from '../unit-of-work';

/** Documents derived from records. Only their projection writes them. */
export interface Projection {
  /** Updates its documents after these records changed. Idempotent within an operation. */
  readonly update: (uow: UnitOfWork, changes: readonly DocumentChange[]) => Promise<void>;
  /** Steps that derive all of its documents again from all records. Each may be its own transaction. */
  readonly rebuild: (club: ClubDoc) => readonly RebuildStep[];
}

type RebuildStep = (uow: UnitOfWork) => Promise<void>;

/** Changed records of a collection, before and after an operation, `undefined` if absent. */
export const changesIn = <T>(changes: readonly DocumentChange[], collection: CollectionSpec<T>) =>
  changes.flatMap(({ path, before, after }) => {
    const [name, id = ''] = path.split('/');
    if (name !== collection.path) return [];
    const parse = (content: unknown) =>
      content === undefined ? undefined : parseDocument(path, collection.schema, content);
    return [{ id, before: parse(before), after: parse(after) }];
  });
