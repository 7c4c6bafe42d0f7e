import { HISTORIAL_PAGE, type HistorialDoc, historialDocSchema } from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import { parseDocument } from './documents';

/**
 * Operations since `desde`, newest first: the latest ones, or those before the operation `antes`; `undefined` when
 * there is no such operation.
 */
export async function listHistorial(
  db: Firestore,
  { desde, antes }: { readonly desde: string; readonly antes: string | undefined },
): Promise<HistorialDoc[] | undefined> {
  const historial = db.collection('historial');
  // Documents with further versions of an operation have no `cuando` and are left out by this order.
  const newest = historial.where('cuando', '>=', desde).orderBy('cuando', 'desc');
  const cursor = antes === undefined ? undefined : await historial.doc(antes).get();
  if (cursor?.exists === false) return undefined;
  const page = await (cursor ? newest.startAfter(cursor) : newest).limit(HISTORIAL_PAGE).get();
  return page.docs.map((doc) => parseDocument(doc.ref.path, historialDocSchema, doc.data()));
}
