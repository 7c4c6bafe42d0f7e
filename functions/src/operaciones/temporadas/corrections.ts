import type { CorrectionsDoc } from '@club/shared';
import { documents } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { UnitOfWork } from '../../firestore/unit-of-work';

/** What people typed about a season's numbers; throws when the season lacks it, because it is created with the season. */
export async function readCorrections(reader: Reader, id: string): Promise<CorrectionsDoc> {
  const stored = await reader.read(documents.correcciones(id));
  if (!stored) throw new Error(`season ${id} has no corrections: run the migrations`);
  return stored;
}

/** Replaces them. The history keeps the earlier ones, unless only names in them follow their players. */
export const writeCorrections = (
  uow: UnitOfWork,
  corrections: CorrectionsDoc,
  options = { keepHistory: true },
): Promise<void> =>
  uow.write(documents.correcciones(corrections.temporada_id), corrections, options);
