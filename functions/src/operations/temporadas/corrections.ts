import type { CorrectionsDoc } from '@club/shared';
import { documents } from '../../store/documents';
import type { Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';

/** Corrections of a season. Throws if missing, because they are created with the season. */
export async function readCorrections(reader: Reader, id: string): Promise<CorrectionsDoc> {
  const stored = await reader.read(documents.correcciones(id));
  if (!stored) throw new Error(`season ${id} has no corrections: run the migrations`);
  return stored;
}

/** Replaces them. The history keeps the earlier ones, unless only copied names change. */
export const writeCorrections = (
  uow: UnitOfWork,
  corrections: CorrectionsDoc,
  options = { keepHistory: true },
): Promise<void> =>
  uow.write(documents.correcciones(corrections.temporada_id), corrections, options);
