import {
  accept,
  type ClubFile,
  clubFileProblems,
  presentClub,
  refuse,
  type Result,
} from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import { documents } from '../../firestore/documents';
import type { OperationStamp } from '../../firestore/historial';
import type { IdempotencyKey, OperationAnswer } from '../../firestore/run-operation';
import { clubDocuments, planImagenes } from './club-documents';
import {
  fitIntoOne,
  type Import,
  importStep,
  inPortions,
  MAX_TRANSACTION_BYTES,
  splitClub,
  writeRecords,
} from './import-steps';

export interface ImportClubOptions {
  readonly db: Firestore;
  readonly file: ClubFile;
  /** Digest of the file: the same file may finish an import that was cut off. */
  readonly huella: string;
  readonly stamp: OperationStamp;
  readonly idempotency?: IdempotencyKey | undefined;
  readonly answer: OperationAnswer;
  readonly maxTransactionBytes?: number;
}

/** What keeps a club from being imported, with place and reason; the first five of them. */
export function checkProblems(found: Iterable<string>): Result<null> {
  const problems: string[] = [];
  for (const problem of found) {
    problems.push(problem);
    if (problems.length === 5) break;
  }
  return problems.length === 0 ? accept(null) : refuse('club-invalido', problems.join('; '));
}

/**
 * Loads a whole club into an empty one; refused, with nothing written, when there is a club or the file is no sound one.
 * Normally one transaction. What does not fit into one goes ahead in portions under a marker that keeps every other
 * writing out: photos first, which no page asks for yet; the documents that pages read come last, together. An import
 * that was cut off is finished by sending the same file again (docs/decisions/0013).
 */
export async function importClub(options: ImportClubOptions): Promise<Result<OperationAnswer>> {
  const { db, huella, stamp, idempotency, answer } = options;
  const file = presentClub(options.file);
  const checked = checkProblems(clubFileProblems(file));
  if (!checked.ok) return checked;
  const imagenes = planImagenes(file);
  if (!imagenes.ok) return imagenes;
  const maxBytes = options.maxTransactionBytes ?? MAX_TRANSACTION_BYTES;
  const club = splitClub(clubDocuments(file, stamp.ahora), maxBytes);
  const isOne = club.ahead.length === 0 && fitIntoOne([...imagenes.value, ...club.last], maxBytes);
  const ahead = isOne ? [] : [...inPortions(imagenes.value, maxBytes), ...club.ahead];
  const last = isOne ? [...imagenes.value, ...club.last] : club.last;
  const self: Import = { db, stamp, huella };

  if (ahead.length > 0) {
    const begun = await importStep(
      self,
      (uow) => uow.write(documents.importacion(), { huella, empezada: stamp.ahora.toISOString() }),
      { isFirst: true },
    );
    if (!begun.ok) return begun;
  }
  const isFirst = ahead.length === 0;
  const done = await writeRecords(self, { ahead, last }, { isFirst, idempotency, answer });
  return done.ok ? accept(answer) : done;
}
