import { createHash } from 'node:crypto';
import {
  accept,
  type ClubParte,
  clubParteProblems,
  describeRefusal,
  fotoId,
  type ImagenFile,
  type Importacion,
  presentClub,
  refuse,
  type Result,
} from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { collections, documents } from '../../firestore/documents';
import type { OperationStamp } from '../../firestore/historial';
import { createReader } from '../../firestore/reader';
import { expiryFrom, type UnitOfWork } from '../../firestore/unit-of-work';
import { huellaImagen } from '../imagenes/imagenes';
import { checkProblems } from './import-club';
import {
  clubDocuments,
  isFotoOculta,
  planImagen,
  type PlannedWrite,
  sinFotos,
} from './club-documents';
import {
  type Import,
  importAhead,
  importStep,
  MAX_TRANSACTION_BYTES,
  publish,
  splitClub,
  writeAll,
} from './import-steps';

/** What the marker knows of the photos that have to come: by id, the digest, and whether nobody is to see it. */
const esperadasSchema = z.record(z.string(), z.tuple([z.string(), z.boolean()]));

function esperadasOf({ club, fotos }: ClubParte): string {
  const hidden = sinFotos(club);
  return JSON.stringify(
    Object.fromEntries(
      fotos.map((foto) => [fotoId(foto), [foto.huella, isFotoOculta(foto, hidden)]]),
    ),
  );
}

/** Where it is remembered which import was the last one to end: who lost its answer may ask again. */
const lastImport = () => documents.idempotencia('importacion');

/** Whether this import has ended before, and its club is still here. */
const hasEnded =
  ({ club }: ClubParte, huella: string) =>
  async (uow: UnitOfWork): Promise<boolean> => {
    const last = await uow.read(lastImport());
    const stored = await uow.read(documents.club());
    const isHere = stored?.temporadas.some(({ _id }) => _id === club.temporadas[0]?._id) ?? false;
    return last?.huella === huella && isHere;
  };

async function storedFotos(db: Firestore): Promise<ReadonlySet<string>> {
  const { docs } = await db.collection(collections.imagenes.path).select().get();
  return new Set(docs.map(({ id }) => id));
}

export interface ImportParteOptions {
  readonly db: Firestore;
  readonly parte: ClubParte;
  readonly stamp: OperationStamp;
  readonly maxTransactionBytes?: number;
}

export interface ImportParteOutcome {
  readonly publicada: boolean;
  readonly huella: string;
  readonly faltan: readonly string[];
}

/**
 * Begins the import of a club in parts, or goes on with it, or ends it: while photos are missing it says which, and once
 * none is, everybody sees the club from one moment on. The same call as often as one likes; nothing is done twice.
 */
export async function importClubParte(
  options: ImportParteOptions,
): Promise<Result<ImportParteOutcome>> {
  const { db, stamp } = options;
  const huella = createHash('sha256').update(JSON.stringify(options.parte)).digest('hex');
  const parte = { ...options.parte, club: presentClub(options.parte.club) };
  const checked = checkProblems(clubParteProblems(parte));
  if (!checked.ok) return checked;
  const { ahead, last } = splitClub(
    clubDocuments(parte.club, stamp.ahora),
    options.maxTransactionBytes ?? MAX_TRANSACTION_BYTES,
  );
  const self: Import = { db, stamp, huella };
  const isDone = hasEnded(parte, huella);
  const marker = documents.importacion();
  const published = accept({ publicada: true, huella, faltan: [] });
  const isOne = parte.fotos.length === 0 && ahead.length === 0;

  if (!isOne) {
    const begun = await importStep(
      self,
      async (uow) => {
        const stored = await uow.read(marker);
        const empezada = stored?.empezada ?? stamp.ahora.toISOString();
        await uow.write(marker, { huella, empezada, fotos: esperadasOf(parte) });
      },
      { isFirst: true, isDone },
    );
    if (!begun.ok) return begun;
    if (begun.value === 'terminada') return published;
    const stored = await storedFotos(db);
    const faltan = parte.fotos.map(fotoId).filter((id) => !stored.has(id));
    if (faltan.length > 0) return accept({ publicada: false, huella, faltan });
  }
  const written = await importAhead(self, ahead, isDone);
  if (!written.ok) return written;
  const done = await importStep(
    self,
    async (uow) => {
      await publish(uow, last);
      const expira = expiryFrom(stamp.ahora);
      await uow.write(lastImport(), { huella, status: 200, body: null, expira });
    },
    { isFirst: isOne, isDone },
  );
  return done.ok ? published : done;
}

export interface ImportFotosOptions {
  readonly db: Firestore;
  /** Names the import that they belong to. */
  readonly huella: string;
  readonly fotos: readonly ImagenFile[];
  readonly stamp: OperationStamp;
}

function planFotos(
  fotos: readonly ImagenFile[],
  esperadas: z.infer<typeof esperadasSchema>,
): Result<PlannedWrite[]> {
  const writes = new Map<string, PlannedWrite>();
  for (const foto of fotos) {
    const id = fotoId(foto);
    const [huella, isOculta = false] = esperadas[id] ?? [];
    const bytes = Buffer.from(foto.jpeg_base64, 'base64');
    if (huella === undefined)
      return refuse('club-invalido', `la foto «${id}» no está en su lista de fotos`);
    if (huella !== huellaImagen(bytes))
      return refuse('club-invalido', `la foto «${id}» no es la de su lista`);
    const planned = planImagen(foto, bytes, isOculta);
    if (!planned.ok) {
      return refuse('club-invalido', `la foto «${id}»: ${describeRefusal(planned.refusal).msg}`);
    }
    writes.set(id, planned.value);
  }
  return accept([...writes.values()]);
}

/** Stores photos of an import that has been begun, all of them or none: each as its list has it. */
export async function importFotos(options: ImportFotosOptions): Promise<Result<null>> {
  const { db, huella, fotos, stamp } = options;
  const begun = await createReader(db).read(documents.importacion());
  if (begun?.huella !== huella) return refuse('importacion-sin-empezar');
  const esperadas = esperadasSchema.parse(JSON.parse(begun.fotos ?? '{}'));
  const planned = planFotos(fotos, esperadas);
  if (!planned.ok) return planned;
  const step = await importStep({ db, stamp, huella }, (uow) => writeAll(uow, planned.value), {
    isFirst: false,
  });
  return step.ok ? accept(null) : step;
}

/** What there is to know of the import that is under way; `null` when there is none. */
export async function findImportacion(db: Firestore): Promise<Importacion | null> {
  const marker = await createReader(db).read(documents.importacion());
  if (!marker) return null;
  const { length: fotos } = Object.keys(esperadasSchema.parse(JSON.parse(marker.fotos ?? '{}')));
  const counted = await db.collection(collections.imagenes.path).count().get();
  return {
    empezada: marker.empezada,
    fotos,
    recibidas: counted.data().count,
    ...(marker.vaciado && { vaciado: true as const }),
  };
}
