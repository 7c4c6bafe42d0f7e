import { CollectionReference, DocumentReference, Query } from 'firebase-admin/firestore';
import { vi } from 'vitest';

// oxlint-disable-next-line typescript/unbound-method
const original = DocumentReference.prototype.get;
// oxlint-disable-next-line typescript/unbound-method
const originalQuery = CollectionReference.prototype.get;

/** Paths of the documents read outside transactions by `work`, including the results of queries. */
export async function listReads(work: () => Promise<unknown>): Promise<readonly string[]> {
  const read: string[] = [];
  const get = vi.spyOn(DocumentReference.prototype, 'get').mockImplementation(function (
    this: DocumentReference,
  ) {
    read.push(this.path);
    return original.call(this);
  });
  const query = vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    const snapshot = await originalQuery.call(this);
    read.push(...snapshot.docs.map(({ ref }) => ref.path));
    return snapshot;
  });
  try {
    await work();
  } finally {
    get.mockRestore();
    query.mockRestore();
  }
  return read;
}
