import { VERSION_COUNTER_PATH, nextVersion } from '@club/shared';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';

/** What the argument `make` of `madeOnce` has created in an empty store. */
interface Made {
  readonly made: unknown;
  readonly documents: readonly { readonly path: string; readonly data: DocumentData }[];
  /** The clock after its creation. */
  readonly now: Date;
}

const known = new Map<string, Made>();

/** All documents of a store, with their paths, except for some collections. */
export async function readStore(
  db: Firestore,
  without: ReadonlySet<string> = new Set(),
): Promise<Made['documents']> {
  const collections = (await db.listCollections()).filter(({ id }) => !without.has(id));
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  return snapshots.flatMap(({ docs }) =>
    docs.map((doc) => ({ path: doc.ref.path, data: doc.data() })),
  );
}

/**
 * Result of `make`, which creates data. In an empty store the second time writes the same documents, with the same ids,
 * in one batch instead.
 */
export async function madeOnce<T>(
  what: string,
  { db, clock }: { readonly db: Firestore; readonly clock: { now: Date } },
  make: () => Promise<T>,
): Promise<T> {
  // The history contains creation times, so they are part of the key.
  const key = `${what} ${clock.now.toISOString()}`;
  if ((await db.listCollections()).length > 0) return make();
  const copy = known.get(key);
  if (!copy) {
    const made = await make();
    known.set(key, { made, documents: await readStore(db), now: clock.now });
    return made;
  }
  const batch = db.batch();
  for (const { path, data } of copy.documents) batch.set(db.doc(path), data);
  // A new version counter, so that caches notice the change.
  batch.set(db.doc(VERSION_COUNTER_PATH), nextVersion(undefined, Date.now()));
  await batch.commit();
  clock.now = copy.now;
  return copy.made as T;
}
