import {
  accept,
  AJUSTES_INICIALES,
  cambioHistorialSchema,
  ajustesRegistro,
  mapOk,
  refuse,
  type Result,
} from '@club/shared';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { collections, documents, type DocumentSpec } from '../../firestore/documents';
import type { OperationStamp } from '../../firestore/historial';
import {
  type IdempotencyKey,
  type OperationAnswer,
  refuseUnderWay,
} from '../../firestore/run-operation';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { IMPORTED_COLLECTIONS, runDuringImport } from './import-steps';

const AT_ONCE = 200;

/**
 * Deletes a collection unread, except documents that `isKept` by these fields. No unit of work, as there is no history to
 * keep. Each portion checks the marker: who does this at once must not delete what is written after the other has ended.
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
    await uow.remove(documents.fechasNacimiento());
    await uow.remove(documents.reservas());
    await uow.remove(marker);
    return accept(DONE);
  });
  return mapOk(cleared, () => null);
}

/** Names what is under way where an import has the digest of its file. */
const HUELLA = 'vaciado';

/** What the club is made of; accounts, and what the platform keeps of itself, are not. */
const COLECCIONES = [
  ...IMPORTED_COLLECTIONS,
  collections.directo,
  collections.estadisticasEquipo,
  { path: 'estadisticas_jugadores' },
  collections.noticiasPaginas,
  { path: 'calendarios' },
] as const;

/** What pages and lists begin with: without these the club is empty to everybody. */
const FIRST: readonly DocumentSpec<unknown>[] = [
  documents.club(),
  documents.portada(),
  documents.noticias(),
  documents.plantilla(),
  documents.fechasNacimiento(),
  documents.reservas(),
  documents.programadas(),
  documents.proximos(),
  documents.inicio(),
  documents.historia(),
];

/** Says of every document that it may have changed: what was kept of any is worth nothing. */
async function countAll(uow: UnitOfWork): Promise<void> {
  const stored = await uow.read(documents.cambios());
  const version = Math.max((stored?.version ?? 0) + 1, Date.now());
  await uow.write(documents.cambios(), { version, desde: version, documentos: {} });
}

const contadoSchema = z.object({ documentos: z.array(cambioHistorialSchema).min(1) });

/** What the history tells of accounts stays; what it tells of records would bring back parts of a club that is gone. */
const isOfCuentas = (doc: QueryDocumentSnapshot): boolean =>
  contadoSchema.safeParse(doc.data()).data?.documentos.every(({ tipo }) => tipo === 'cuenta') ??
  false;

export interface EmptyClubOptions {
  readonly db: Firestore;
  /** The club's name as it was typed: whoever empties a club says which. */
  readonly nombre: string;
  readonly stamp: OperationStamp;
  readonly idempotency?: IdempotencyKey | undefined;
  readonly answer: OperationAnswer;
}

/** The first step: from one moment on everybody sees an empty club, and nobody writes. Nothing when it was taken before. */
export async function beginEmptying({
  db,
  nombre,
  stamp,
  answer,
}: EmptyClubOptions): Promise<Result<OperationAnswer>> {
  return runDuringImport(db, stamp, undefined, async (uow) => {
    const marker = documents.importacion();
    const underWay = await uow.read(marker);
    if (underWay) return underWay.vaciado ? accept(answer) : refuseUnderWay(underWay);
    const club = await uow.read(documents.club());
    if (!club?.demo) return refuse('club-propio');
    const { ajustes = AJUSTES_INICIALES } = club;
    if (nombre.trim() !== ajustes.nombre) {
      return refuse(
        'entrada-invalida',
        `El nombre no es ese: el club se llama «${ajustes.nombre}».`,
      );
    }
    const empezada = stamp.ahora.toISOString();
    await uow.write(marker, { huella: HUELLA, empezada, vaciado: true });
    for (const spec of FIRST) await uow.remove(spec);
    await countAll(uow);
    return accept(answer);
  });
}

/**
 * Empties the demonstration club; refused for any other. Accounts stay. If it is cut off, the same call finishes it, and all
 * other writes wait until then (docs/decisions/0043).
 */
export async function emptyClub(options: EmptyClubOptions): Promise<Result<OperationAnswer>> {
  const { db, stamp, idempotency, answer } = options;
  const begun = await beginEmptying(options);
  if (!begun.ok) return begun;
  for (const { path } of COLECCIONES) await clearCollection(db, path);
  await clearCollection(db, collections.historial.path, ['documentos'], isOfCuentas);
  return runDuringImport(db, stamp, idempotency, async (uow) => {
    const marker = documents.importacion();
    // Somebody who did the same at the same time has ended it.
    if (!(await uow.read(marker))?.vaciado) return accept(answer);
    await uow.remove(marker);
    // Lists that were made while records were being deleted are not what they tell.
    await countAll(uow);
    uow.tellOnly({
      tipo: ajustesRegistro.tipo,
      id: ajustesRegistro.tipo,
      nombre: 'del club de demostración',
      cambio: 'borrado',
      detalle: [],
    });
    return accept(answer);
  });
}
