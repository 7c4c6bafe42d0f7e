import { type CorrectionsDoc, noCorrections } from '@club/shared';
import { documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { UnitOfWork } from '../../firestore/unit-of-work';

/** What people typed about a season's numbers. */
export const readCorrections = async (reader: Reader, id: string): Promise<CorrectionsDoc> =>
  (await reader.read(documents.correcciones(id))) ?? noCorrections(id);

/** Replaces them. The history keeps the earlier ones, unless only names in them follow their players. */
export const writeCorrections = (
  uow: UnitOfWork,
  corrections: CorrectionsDoc,
  options = { keepHistory: true },
): Promise<void> =>
  uow.write(documents.correcciones(corrections.temporada_id), corrections, options);
