import { accept, refuse, type Result } from '@club/shared';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { type CollectionSpec, type DocumentSpec, parseDocument } from './documents';
import { withReadTimeout } from './timeouts';

/** Only documents whose field has this value. */
export interface Filter {
  readonly field: string;
  readonly value: string | boolean;
}

/** Reads documents and collections, outside a transaction or inside one (`UnitOfWork`). */
export interface Reader {
  /** Content of a document, `undefined` if it does not exist. */
  read<T>(spec: DocumentSpec<T>): Promise<T | undefined>;
  /** All documents of a collection, or those with a field's value, unordered. */
  list<T>(spec: CollectionSpec<T>, filter?: Filter): Promise<T[]>;
}

export function buildQuery(
  db: Firestore,
  { path, fields }: Pick<CollectionSpec<unknown>, 'path' | 'fields'>,
  filter?: Filter,
): Query {
  const collection = db.collection(path);
  const found = filter ? collection.where(filter.field, '==', filter.value) : collection;
  return fields ? found.select(...fields) : found;
}

/** A reader outside a transaction, which fetches each document at most once. */
export function createReader(db: Firestore): Reader {
  const cache = new Map<string, Promise<unknown>>();
  const fetchOnce = (ref: DocumentReference) => {
    const known = cache.get(ref.path);
    if (known) return known;
    const fetched = withReadTimeout(ref.get()).then((snapshot) => snapshot.data());
    cache.set(ref.path, fetched);
    return fetched;
  };
  return {
    async read(spec) {
      const data = await fetchOnce(db.doc(spec.path));
      return data === undefined ? undefined : parseDocument(spec.path, spec.schema, data);
    },
    async list(spec, filter) {
      const snapshot = await withReadTimeout(buildQuery(db, spec, filter).get());
      return snapshot.docs.map((doc) => parseDocument(doc.ref.path, spec.schema, doc.data()));
    },
  };
}

/** A stored record, or a refusal if it does not exist: 404, or 400 for an id in a body. `what` names it in Spanish. */
export async function findStored<T>(
  reader: Reader,
  spec: DocumentSpec<T>,
  what: string,
  code: 'no-encontrado' | 'referencia-desconocida' = 'no-encontrado',
): Promise<Result<T>> {
  const stored = await reader.read(spec);
  return stored === undefined ? refuse(code, what) : accept(stored);
}

/** A record that a body names by its id, refused with 400 if it is unknown. */
export const findReferenced = <T>(reader: Reader, spec: DocumentSpec<T>, what: string) =>
  findStored(reader, spec, what, 'referencia-desconocida');

/** Whether another record of a collection has the same external key. */
export async function isExternalKeyTaken(
  reader: Reader,
  collection: CollectionSpec<{ readonly _id: string }>,
  key: string | undefined,
  exceptId: string,
): Promise<boolean> {
  if (key === undefined) return false;
  const found = await reader.list(collection, { field: 'clave_externa', value: key });
  return found.some(({ _id }) => _id !== exceptId);
}
