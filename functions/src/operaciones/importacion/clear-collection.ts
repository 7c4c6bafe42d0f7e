import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { documents } from '../../firestore/documents';

/** Documents that one commit deletes. */
const AT_ONCE = 200;

export interface ClearOptions {
  /** Fields that are read to tell what stays; nothing is read without them. */
  readonly fields?: readonly string[];
  readonly isKept?: (doc: QueryDocumentSnapshot) => boolean;
}

/**
 * Deletes what is in a collection, unread: photos would fill the memory. Not through a unit of work: while the marker
 * stands nobody else writes anything, and there is no history of it to keep. Each portion looks whether it still does: two
 * who do this at once do not take away what is written after the first of them has ended.
 */
export async function clearCollection(
  db: Firestore,
  path: string,
  { fields = [], isKept = () => false }: ClearOptions = {},
): Promise<void> {
  const marker = db.doc(documents.importacion().path);
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const ordered = db
      .collection(path)
      .orderBy(FieldPath.documentId())
      .select(...fields)
      .limit(AT_ONCE);
    const query = last ? ordered.startAfter(last) : ordered;
    last = await db.runTransaction(async (transaction) => {
      const [{ exists }, { docs }] = await Promise.all([
        transaction.get(marker),
        transaction.get(query),
      ]);
      if (!exists) return undefined;
      for (const doc of docs) if (!isKept(doc)) transaction.delete(doc.ref);
      return docs.at(-1);
    });
    if (!last) return;
  }
}
