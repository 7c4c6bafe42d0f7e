import { GeoPoint, Timestamp } from 'firebase-admin/firestore';

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
  if (value instanceof GeoPoint) return 16;
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

const GRPC_INVALID_ARGUMENT = 3;

/** Error messages of Firestore and its emulator for documents above the limit. */
const TOO_LARGE =
  /exceeds the maximum (allowed )?size|maximum entity size|entity is too (big|large)|document.{0,200}too (big|large)/is;

/** The path after a database's name in an error message: `…/documents/publico/club`. */
const NAMED_PATH = /\/documents\/([\w./-]+)/;

/** Path of a full document, from our error or Firestore's (`''` if it names none). `undefined` for other errors. */
export function fullDocument(error: unknown): string | undefined {
  if (error instanceof DocumentFullError) return error.path;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code !== GRPC_INVALID_ARGUMENT || !TOO_LARGE.test(String(message))) return undefined;
  return NAMED_PATH.exec(String(message))?.[1] ?? '';
}
