import {
  accept,
  INITIAL_SETTINGS,
  historyChangeSchema,
  settingsKind,
  mapOk,
  refuse,
  type Result,
} from '@club/shared';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { collections, documents, type DocumentSpec } from '../../store/documents';
import type { OperationStamp } from '../../store/history';
import { type IdempotencyKey, increaseVersion, refuseUnderWay } from '../../store/run-operation';
import { IMPORTED_COLLECTIONS, runDuringImport } from './import-steps';

const CHUNK_DOCUMENTS = 200;

/**
 * Deletes a collection in chunks, without history. Documents stay for which `isKept` is true; it gets only `fields`.
 * Each chunk checks the marker, so that nothing is deleted once a concurrent call has finished.
 */
async function clearCollection(
  db: Firestore,
  path: string,
  fields: readonly string[] = [],
  isKept: (doc: QueryDocumentSnapshot) => boolean = () => false,
): Promise<void> {
  const marker = db.doc(documents.importacion().path);
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const ordered = db
      .collection(path)
      .orderBy(FieldPath.documentId())
      .select(...fields)
      .limit(CHUNK_DOCUMENTS);
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

/** Abandons the unfinished import, so that the club is empty again. A repeated call continues an interrupted one. */
export async function abandonImport(db: Firestore, stamp: OperationStamp): Promise<Result<null>> {
  const marker = documents.importacion();
  const marked = await runDuringImport(db, stamp, undefined, async (uow) => {
    const underWay = await uow.read(marker);
    if (!underWay) return refuse('no-encontrado', 'ninguna importación a medias');
    if (underWay.vaciado) return refuseUnderWay(underWay);
    await uow.write(marker, { ...underWay, abandonada: true });
    return accept(null);
  });
  if (!marked.ok) return marked;
  for (const { path } of IMPORTED_COLLECTIONS) await clearCollection(db, path);
  const cleared = await runDuringImport(db, stamp, undefined, async (uow) => {
    // The records that an import writes outside of its collections.
    await uow.remove(documents.birthDates());
    await uow.remove(documents.reservas());
    await uow.remove(marker);
    return accept(null);
  });
  return mapOk(cleared, () => null);
}

/** `huella` in the marker of a deletion. In that of an import it is the digest of the data. */
const EMPTYING = 'vaciado';

/** Collections of the club. Accounts and platform data are not included. */
const COLLECTIONS = [
  ...IMPORTED_COLLECTIONS,
  collections.directo,
  collections.convocatorias,
  collections.avisos,
  collections.estadisticasEquipo,
  { path: 'estadisticas_jugadores' },
  collections.noticiasPages,
  { path: 'calendarios' },
] as const;

/** Entry documents of pages and lists. Without them the club is empty for everybody. */
const ENTRY_DOCUMENTS: readonly DocumentSpec<unknown>[] = [
  documents.club(),
  documents.portada(),
  documents.noticias(),
  documents.plantilla(),
  documents.birthDates(),
  documents.reservas(),
  documents.proximos(),
  documents.inicio(),
  documents.historia(),
];

const changesSchema = z.object({ documentos: z.array(historyChangeSchema).min(1) });

/** History entries about accounts stay. Those about records could restore parts of the deleted club. */
const isAboutAccounts = (doc: QueryDocumentSnapshot): boolean =>
  changesSchema.safeParse(doc.data()).data?.documentos.every(({ tipo }) => tipo === 'cuenta') ??
  false;

export interface EmptyClubOptions {
  readonly db: Firestore;
  /** The club's name as typed, for confirmation. */
  readonly nombre: string;
  readonly stamp: OperationStamp;
  readonly idempotency?: IdempotencyKey | undefined;
  /** Response to store under the key. */
  readonly body: unknown;
}

/** The first step: the club is empty for everybody, and writes are blocked. Does nothing if already done. */
export async function beginEmptying({ db, nombre, stamp }: Omit<EmptyClubOptions, 'body'>) {
  return runDuringImport(db, stamp, undefined, async (uow) => {
    const marker = documents.importacion();
    const underWay = await uow.read(marker);
    if (underWay) return underWay.vaciado ? accept(null) : refuseUnderWay(underWay);
    const club = await uow.read(documents.club());
    if (!club?.demo) return refuse('club-propio');
    const { ajustes = INITIAL_SETTINGS } = club;
    if (nombre.trim() !== ajustes.nombre) {
      return refuse(
        'entrada-invalida',
        `El nombre no es ese: el club se llama «${ajustes.nombre}».`,
      );
    }
    const empezada = stamp.now.toISOString();
    await uow.write(marker, { huella: EMPTYING, empezada, vaciado: true });
    for (const spec of ENTRY_DOCUMENTS) await uow.remove(spec);
    return accept(null);
  });
}

/** Deletes the demo club, and no other. Accounts stay. An interrupted call blocks writes until repeated (0037). */
export async function emptyClub(options: EmptyClubOptions) {
  const { db, stamp, idempotency, body } = options;
  const begun = await beginEmptying(options);
  if (!begun.ok) return begun;
  for (const { path } of COLLECTIONS) await clearCollection(db, path);
  await clearCollection(db, collections.historial.path, ['documentos'], isAboutAccounts);
  return runDuringImport(db, stamp, idempotency, async (uow) => {
    const marker = documents.importacion();
    // A concurrent call has finished the deletion.
    if (!(await uow.read(marker))?.vaciado) return accept(body);
    await uow.remove(marker);
    // Invalidates lists cached while records were being deleted.
    await increaseVersion(uow);
    uow.noteOnly({
      tipo: settingsKind.tipo,
      id: settingsKind.tipo,
      nombre: 'del club de demostración',
      cambio: 'borrado',
      detalle: [],
    });
    return accept(body);
  });
}
