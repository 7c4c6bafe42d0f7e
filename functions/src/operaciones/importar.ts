import { accept, type ClubFile, clubFileProblems, refuse, type Result } from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, documents } from '../firestore/documents';
import {
  type IdempotencyKey,
  type OperationAnswer,
  runOperation,
} from '../firestore/run-operation';
import type { OperationStamp } from '../firestore/historial';
import type { UnitOfWork } from '../firestore/unit-of-work';
import { type ClubDocuments, clubDocuments, type PlannedWrite } from './importar-documentos';

/**
 * Bytes of content in one transaction. Firestore takes 10 MiB a request, field names and index entries included; a club
 * of a thousand matches without photos stays below this and is imported in one.
 */
const MAX_TRANSACTION_BYTES = 4 * 1024 * 1024;

export interface ImportClubOptions {
  readonly db: Firestore;
  readonly file: ClubFile;
  /** Digest of the file: the same file may finish an import that was cut off. */
  readonly huella: string;
  readonly stamp: OperationStamp;
  readonly idempotency?: IdempotencyKey | undefined;
  readonly answer: OperationAnswer;
  readonly maxTransactionBytes?: number;
}

/** Whether there is nothing yet that an import could mix with. */
async function isEmptyClub(uow: UnitOfWork): Promise<boolean> {
  const club = await uow.read(documents.club());
  if (club && club.temporadas.length > 0) return false;
  for (const spec of [
    collections.equipos,
    collections.competiciones,
    collections.campos,
    collections.jugadores,
    collections.partidos,
    collections.noticias,
    collections.imagenes,
  ]) {
    if ((await uow.list<unknown>(spec)).length > 0) return false;
  }
  return true;
}

/** What keeps a file from being imported, with place and reason; the first five of them. */
function checkFile(file: ClubFile): Result<null> {
  const problems: string[] = [];
  for (const problem of clubFileProblems(file)) {
    problems.push(problem);
    if (problems.length === 5) break;
  }
  return problems.length === 0 ? accept(null) : refuse('club-invalido', problems.join('; '));
}

async function writeAll(uow: UnitOfWork, writes: readonly PlannedWrite[]) {
  for (const { spec, value } of writes) {
    // What an earlier try of the same import wrote is not read one by one; the club's document has been read already.
    if (spec.path === documents.club().path) await uow.write(spec, value);
    else uow.create(spec, value);
  }
}

/** Writes in portions that fit into a transaction, in their order. */
function inPortions(writes: readonly PlannedWrite[], maxBytes: number): PlannedWrite[][] {
  const portions: PlannedWrite[][] = [];
  let size = Infinity;
  for (const write of writes) {
    if (size + write.bytes > maxBytes) {
      portions.push([]);
      size = 0;
    }
    portions.at(-1)?.push(write);
    size += write.bytes;
  }
  return portions;
}

const sizeOf = (writes: readonly PlannedWrite[]) =>
  writes.reduce((sum, { bytes }) => sum + bytes, 0);

/** What goes ahead, in portions, and what the last transaction publishes: all records too while they fit into it. */
function split({ imagenes, registros, derivados }: ClubDocuments, maxBytes: number) {
  const published = [...registros, ...derivados];
  if (sizeOf([...imagenes, ...published]) <= maxBytes) {
    return { ahead: [], last: [...imagenes, ...published] };
  }
  if (sizeOf(published) <= maxBytes)
    return { ahead: inPortions(imagenes, maxBytes), last: published };
  return { ahead: inPortions([...imagenes, ...registros], maxBytes), last: [...derivados] };
}

/**
 * Loads a whole club into an empty one; refused, with nothing written, when there is a club or the file is no sound one.
 * Normally one transaction. What does not fit into one goes ahead in portions under a marker that keeps every other
 * import out: photos first, which no page asks for yet; the documents that pages read come last, together. An import
 * that was cut off is finished by sending the same file again (docs/decisions/0013).
 */
export async function importClub(options: ImportClubOptions): Promise<Result<OperationAnswer>> {
  const { db, file, huella, stamp, idempotency, answer } = options;
  const checked = checkFile(file);
  if (!checked.ok) return checked;
  const planned = clubDocuments(file, stamp.ahora);
  if (!planned.ok) return planned;
  const { ahead, last } = split(
    planned.value,
    options.maxTransactionBytes ?? MAX_TRANSACTION_BYTES,
  );
  const marker = documents.importacion();

  /** One transaction of the import, after a look whether it may still go on. */
  const step = (position: number, work: (uow: UnitOfWork) => Promise<void>, isLast = false) =>
    runOperation(
      db,
      { ...stamp, operacionId: `${stamp.operacionId}-${String(position)}` },
      isLast ? idempotency : undefined,
      async (uow) => {
        const underWay = await uow.read(marker);
        if (underWay && underWay.huella !== huella) return refuse('importacion-a-medias');
        if (!underWay && (position > 0 || !(await isEmptyClub(uow))))
          return refuse('club-no-vacio');
        await work(uow);
        return accept(answer);
      },
    );

  if (ahead.length > 0) {
    const begun = await step(0, (uow) =>
      uow.write(marker, { huella, empezada: stamp.ahora.toISOString() }),
    );
    if (!begun.ok) return begun;
  }
  for (const [index, portion] of ahead.entries()) {
    const written = await step(index + 1, (uow) => writeAll(uow, portion));
    if (!written.ok) return written;
  }
  return step(
    ahead.length === 0 ? 0 : ahead.length + 1,
    async (uow) => {
      await writeAll(uow, last);
      await uow.remove(marker);
    },
    true,
  );
}
