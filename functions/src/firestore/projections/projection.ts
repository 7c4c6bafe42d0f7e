import type { ClubDoc, DocumentChange } from '@club/shared';
import type { UnitOfWork } from '../unit-of-work';

/** Documents that are derived from records, and that nobody else writes. */
export interface Projection {
  /** Updates its documents after these records changed. Running it twice in an operation is the same as once. */
  readonly update: (uow: UnitOfWork, changes: readonly DocumentChange[]) => Promise<void>;
  /** Steps that derive all of its documents again from all records; each may be its own transaction. */
  readonly rebuild: (club: ClubDoc) => readonly RebuildStep[];
}

export type RebuildStep = (uow: UnitOfWork) => Promise<void>;

export const idOf = (path: string): string => path.slice(path.indexOf('/') + 1);

/** The changes of one collection's documents. */
export const changesIn = (
  changes: readonly DocumentChange[],
  collection: string,
): readonly DocumentChange[] => changes.filter(({ path }) => path.startsWith(`${collection}/`));
