import {
  accept,
  AJUSTES_INICIALES,
  cambioHistorialSchema,
  ajustesRegistro,
  refuse,
  type Result,
} from '@club/shared';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { collections, documents, type DocumentSpec } from '../../firestore/documents';
import type { OperationStamp } from '../../firestore/historial';
import { type IdempotencyKey, type OperationAnswer } from '../../firestore/run-operation';
import { refuseUnderWay } from '../../firestore/under-way';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { clearCollection } from './clear-collection';
import { IMPORTED_COLLECTIONS } from './import-steps';
import { runDuringImport } from './run-during-import';

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
const primeros = (): readonly DocumentSpec<unknown>[] => [
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

const sinHistorial = <T>(spec: DocumentSpec<T>): DocumentSpec<T> => ({ ...spec, isRecord: false });

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
    const club = await uow.read(sinHistorial(documents.club()));
    if (!club?.demo) return refuse('club-propio');
    const { ajustes = AJUSTES_INICIALES } = club;
    if (nombre.trim() !== ajustes.nombre) {
      return refuse(
        'entrada-invalida',
        `El nombre no es ese: el club se llama «${ajustes.nombre}».`,
      );
    }
    await uow.write(marker, {
      huella: HUELLA,
      empezada: stamp.ahora.toISOString(),
      vaciado: true,
    });
    await uow.remove(sinHistorial(documents.club()));
    for (const spec of primeros()) await uow.remove(sinHistorial(spec));
    await countAll(uow);
    return accept(answer);
  });
}

/**
 * Empties the demonstration, so that a club of one's own can begin; refused for any other club. Accounts stay, and the
 * history tells that it was done. Cut off, it is under way until the same call has finished it: meanwhile everybody sees
 * an empty club, and all other writing waits (docs/decisions/0043).
 */
export async function emptyClub(options: EmptyClubOptions): Promise<Result<OperationAnswer>> {
  const { db, stamp, idempotency, answer } = options;
  const begun = await beginEmptying(options);
  if (!begun.ok) return begun;
  for (const { path } of COLECCIONES) await clearCollection(db, path);
  await clearCollection(db, collections.historial.path, {
    fields: ['documentos'],
    isKept: isOfCuentas,
  });
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
