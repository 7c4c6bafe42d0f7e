import { accept, refuse, type Result } from '@club/shared';
import type { DocumentSpec } from './documents';
import type { Reader } from './reader';

/** A stored record, or the refusal of one that is not there: `what` is its kind with its article. */
export async function findStored<T>(
  reader: Reader,
  spec: DocumentSpec<T>,
  what: string,
): Promise<Result<T>> {
  const stored = await reader.read(spec);
  return stored === undefined ? refuse('no-encontrado', what) : accept(stored);
}
