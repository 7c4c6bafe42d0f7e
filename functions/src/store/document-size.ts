import { Timestamp } from 'firebase-admin/firestore';

/** Firestore's limit for a document, bytes (https://firebase.google.com/docs/firestore/quotas). */
export const MAX_DOCUMENT_BYTES = 1024 * 1024;

const NAME_OVERHEAD_BYTES = 16;
/** Overhead of a document's fields, and of each map in them. */
const MAP_OVERHEAD_BYTES = 32;

const stringSize = (text: string) => Buffer.byteLength(text, 'utf8') + 1;

const fieldsSize = (fields: object): number =>
  Object.entries(fields).reduce(
    (sum, [name, value]) =>
      // Undefined fields are not stored (`ignoreUndefinedProperties`).
      value === undefined ? sum : sum + stringSize(name) + valueSize(value),
    MAP_OVERHEAD_BYTES,
  );

function valueSize(value: unknown): number {
  if (typeof value === 'string') return stringSize(value);
  if (typeof value === 'number' || typeof value === 'bigint') return 8;
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + valueSize(item), 0);
  if (value instanceof Uint8Array) return value.byteLength;
  if (value instanceof Timestamp || value instanceof Date) return 8;
  return fieldsSize(value);
}

/** Size of a stored document, bytes (https://firebase.google.com/docs/firestore/storage-size). */
export function documentSize(path: string, content: unknown): number {
  const name = path.split('/').reduce((sum, part) => sum + stringSize(part), NAME_OVERHEAD_BYTES);
  return name + valueSize(content);
}

export class DocumentFullError extends Error {
  override readonly name = 'DocumentFullError';

  constructor(readonly path: string) {
    super(`${path} would be larger than a document may be`);
  }
}

export function assertFits(path: string, content: unknown): void {
  if (documentSize(path, content) > MAX_DOCUMENT_BYTES) throw new DocumentFullError(path);
}
