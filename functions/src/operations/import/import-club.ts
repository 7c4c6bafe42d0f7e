import { createHash } from 'node:crypto';
import {
  accept,
  type ClubFile,
  clubFileProblems,
  type ClubPart,
  describeRefusal,
  photoId,
  type ImageFile,
  type ImportState,
  mapOk,
  upgradeClub,
  refuse,
  type Result,
} from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { collections, documents } from '../../store/documents';
import type { OperationStamp } from '../../store/history';
import { createReader } from '../../store/reader';
import type { IdempotencyKey } from '../../store/run-operation';
import { expiryFrom, type UnitOfWork } from '../../store/unit-of-work';
import { imageDigest } from '../images/images';
import {
  clubDocuments,
  isHiddenPhoto,
  planImage,
  planImages,
  type PlannedWrite,
  hiddenOwners,
} from './club-documents';
import {
  isOneTransaction,
  type Import,
  importStep,
  splitIntoChunks,
  MAX_TRANSACTION_BYTES,
  splitClub,
  writeAll,
  writeRecords,
} from './import-steps';

interface ImportClubOptions {
  readonly db: Firestore;
  readonly file: ClubFile;
  /** Digest of the file. The same file may complete an interrupted import. */
  readonly huella: string;
  readonly stamp: OperationStamp;
  readonly idempotency?: IdempotencyKey | undefined;
  /** Response to store under the key. */
  readonly body: unknown;
  readonly maxTransactionBytes?: number;
}

/** Refuses a club with errors. Lists the first five with place and reason. */
function checkProblems(found: Iterable<string>): Result<null> {
  const problems: string[] = [];
  for (const problem of found) {
    problems.push(problem);
    if (problems.length === 5) break;
  }
  return problems.length === 0 ? accept(null) : refuse('club-invalido', problems.join('; '));
}

/**
 * Imports a whole club into an empty one, normally in one transaction. A larger one is written in chunks under a
 * marker that blocks all other writes. The same file completes an interrupted import (docs/decisions/0027).
 */
export async function importClub(options: ImportClubOptions): Promise<Result<null>> {
  const { db, huella, stamp, idempotency, body } = options;
  const file = upgradeClub(options.file);
  const checked = checkProblems(clubFileProblems(file, file.imagenes));
  if (!checked.ok) return checked;
  const images = planImages(file);
  if (!images.ok) return images;
  const maxBytes = options.maxTransactionBytes ?? MAX_TRANSACTION_BYTES;
  const club = splitClub(clubDocuments(file, stamp.now), maxBytes);
  const isOneStep =
    club.ahead.length === 0 && isOneTransaction([...images.value, ...club.last], maxBytes);
  const ahead = isOneStep ? [] : [...splitIntoChunks(images.value, maxBytes), ...club.ahead];
  const last = isOneStep ? [...images.value, ...club.last] : club.last;
  const self: Import = { db, stamp, huella };

  if (ahead.length > 0) {
    const begun = await importStep(
      self,
      (uow) => uow.write(documents.importacion(), { huella, empezada: stamp.now.toISOString() }),
      { isFirst: true },
    );
    if (!begun.ok) return begun;
  }
  const isFirst = ahead.length === 0;
  const done = await writeRecords(self, { ahead, last }, { isFirst, idempotency, body });
  return mapOk(done, () => null);
}

/** Expected photos in the marker, by id: their digest, and whether they are hidden. */
const expectedSchema = z.record(z.string(), z.tuple([z.string(), z.boolean()]));

function describePhotos({ club, fotos }: ClubPart): string {
  const owners = hiddenOwners(club);
  return JSON.stringify(
    Object.fromEntries(
      fotos.map((picture) => [photoId(picture), [picture.huella, isHiddenPhoto(picture, owners)]]),
    ),
  );
}

/** Notes the last completed import, so that a client that lost the response may send the import again. */
const lastImport = () => documents.idempotencia('importacion');

/** Whether this import is complete and its club still exists. */
const isComplete =
  ({ club }: ClubPart, huella: string) =>
  async (uow: UnitOfWork): Promise<boolean> => {
    const last = await uow.read(lastImport());
    const stored = await uow.read(documents.club());
    const isHere = stored?.temporadas.some(({ _id }) => _id === club.temporadas[0]?._id) ?? false;
    return last?.huella === huella && isHere;
  };

async function storedPhotos(db: Firestore): Promise<ReadonlySet<string>> {
  const { docs } = await db.collection(collections.imagenes.path).select().get();
  return new Set(docs.map(({ id }) => id));
}

/** Starts, continues or completes an import in parts: returns missing photos, or publishes the club. Idempotent. */
export async function importClubPart(db: Firestore, stamp: OperationStamp, given: ClubPart) {
  const huella = createHash('sha256').update(JSON.stringify(given)).digest('hex');
  const part = { ...given, club: upgradeClub(given.club) };
  const checked = checkProblems(clubFileProblems(part.club, part.fotos));
  if (!checked.ok) return checked;
  const records = splitClub(clubDocuments(part.club, stamp.now), MAX_TRANSACTION_BYTES);
  const self: Import = { db, stamp, huella, isDone: isComplete(part, huella) };
  const published = accept({ publicada: true, huella, faltan: [] });
  const isOneStep = part.fotos.length === 0 && records.ahead.length === 0;
  if (!isOneStep) {
    const begun = await importStep(
      self,
      async (uow) => {
        const marker = documents.importacion();
        const stored = await uow.read(marker);
        const empezada = stored?.empezada ?? stamp.now.toISOString();
        await uow.write(marker, { huella, empezada, fotos: describePhotos(part) });
      },
      { isFirst: true },
    );
    if (!begun.ok) return begun;
    if (begun.value === 'alreadyComplete') return published;
    const stored = await storedPhotos(db);
    const missing = part.fotos.map(photoId).filter((id) => !stored.has(id));
    if (missing.length > 0) return accept({ publicada: false, huella, faltan: missing });
  }
  const done = await writeRecords(self, records, {
    isFirst: isOneStep,
    note: (uow) =>
      uow.write(lastImport(), { huella, status: 200, body: null, expira: expiryFrom(stamp.now) }),
  });
  return done.ok ? published : done;
}

function planPhotos(photos: readonly ImageFile[], expected: z.infer<typeof expectedSchema>) {
  const writes = new Map<string, PlannedWrite>();
  for (const picture of photos) {
    const id = photoId(picture);
    const [huella, isHidden = false] = expected[id] ?? [];
    const bytes = Buffer.from(picture.jpeg_base64, 'base64');
    if (huella === undefined)
      return refuse('club-invalido', `la foto «${id}» no está en su lista de fotos`);
    if (huella !== imageDigest(bytes))
      return refuse('club-invalido', `la foto «${id}» no es la de su lista`);
    const planned = planImage(picture, bytes, isHidden);
    if (!planned.ok) {
      return refuse('club-invalido', `la foto «${id}»: ${describeRefusal(planned.refusal).msg}`);
    }
    writes.set(id, planned.value);
  }
  return accept([...writes.values()]);
}

/** Stores photos of an unfinished import, all or none. Each must match the list. */
export async function importPhotos(self: Import, photos: readonly ImageFile[]) {
  const begun = await createReader(self.db).read(documents.importacion());
  if (begun?.huella !== self.huella) return refuse('importacion-sin-empezar');
  const expected = expectedSchema.parse(JSON.parse(begun.fotos ?? '{}'));
  const planned = planPhotos(photos, expected);
  if (!planned.ok) return planned;
  const stored = importStep(self, (uow) => writeAll(uow, planned.value), { isFirst: false });
  return mapOk(stored, () => null);
}

/** State of the unfinished import, `null` if there is none. */
export async function findImport(db: Firestore): Promise<ImportState | null> {
  const marker = await createReader(db).read(documents.importacion());
  if (!marker) return null;
  const expected = expectedSchema.parse(JSON.parse(marker.fotos ?? '{}'));
  const counted = await db.collection(collections.imagenes.path).count().get();
  return {
    empezada: marker.empezada,
    fotos: Object.keys(expected).length,
    recibidas: counted.data().count,
    ...(marker.vaciado && { vaciado: true as const }),
  };
}
