import { accept, refuse, type Result } from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import { documents } from '../../firestore/documents';
import type { OperationStamp } from '../../firestore/historial';
import { runOperation } from '../../firestore/run-operation';
import { IMPORTED_COLLECTIONS } from './import-steps';

/** Documents that one commit deletes. */
const AT_ONCE = 200;

const DONE = { status: 200, body: null };

/**
 * Deletes whatever is in a collection, unread: photos would fill the memory. Not through a unit of work: while the marker
 * says that the import has been given up, nobody writes anything, and there is no history of it to keep.
 */
async function clear(db: Firestore, path: string): Promise<void> {
  for (;;) {
    const { docs } = await db.collection(path).select().limit(AT_ONCE).get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}

/** Gives up the import that is under way: the club is empty again. Repeated, it goes on where it was cut off. */
export async function abandonImport(db: Firestore, stamp: OperationStamp): Promise<Result<null>> {
  const marker = documents.importacion();
  const marked = await runOperation(
    db,
    stamp,
    undefined,
    async (uow) => {
      const underWay = await uow.read(marker);
      if (!underWay) return refuse('no-encontrado', 'ninguna importación a medias');
      await uow.write(marker, { ...underWay, abandonada: true });
      return accept(DONE);
    },
    { isImportacion: true },
  );
  if (!marked.ok) return marked;
  for (const { path } of IMPORTED_COLLECTIONS) await clear(db, path);
  const cleared = await runOperation(
    db,
    stamp,
    undefined,
    async (uow) => {
      // What the last transaction writes, which removes the marker, is not there: these two went ahead of it.
      for (const spec of [documents.fechasNacimiento(), documents.reservas()]) {
        await uow.remove<unknown>({ ...spec, isRecord: false });
      }
      await uow.remove(marker);
      return accept(DONE);
    },
    { isImportacion: true },
  );
  return cleared.ok ? accept(null) : cleared;
}
