import { accept, refuse, type Result } from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import { documents } from '../../firestore/documents';
import type { OperationStamp } from '../../firestore/historial';
import { refuseUnderWay } from '../../firestore/under-way';
import { clearCollection } from './clear-collection';
import { IMPORTED_COLLECTIONS } from './import-steps';
import { runDuringImport } from './run-during-import';

const DONE = { status: 200, body: null };

/** Gives up the import that is under way: the club is empty again. Repeated, it goes on where it was cut off. */
export async function abandonImport(db: Firestore, stamp: OperationStamp): Promise<Result<null>> {
  const marker = documents.importacion();
  const marked = await runDuringImport(db, stamp, undefined, async (uow) => {
    const underWay = await uow.read(marker);
    if (!underWay) return refuse('no-encontrado', 'ninguna importación a medias');
    if (underWay.vaciado) return refuseUnderWay(underWay);
    await uow.write(marker, { ...underWay, abandonada: true });
    return accept(DONE);
  });
  if (!marked.ok) return marked;
  for (const { path } of IMPORTED_COLLECTIONS) await clearCollection(db, path);
  const cleared = await runDuringImport(db, stamp, undefined, async (uow) => {
    // What the last transaction writes, which removes the marker, is not there: these two went ahead of it.
    for (const spec of [documents.fechasNacimiento(), documents.reservas()]) {
      await uow.remove<unknown>({ ...spec, isRecord: false });
    }
    await uow.remove(marker);
    return accept(DONE);
  });
  return cleared.ok ? accept(null) : cleared;
}
