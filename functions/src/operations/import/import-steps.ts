import { accept, refuse, type Result } from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, documents } from '../../store/documents';
import type { OperationStamp } from '../../store/history';
import { rebuildSteps } from '../../store/project';
import { readClub } from '../../store/read-club';
import { type IdempotencyKey, refuseUnderWay, runOperation } from '../../store/run-operation';
import type { UnitOfWork } from '../../store/unit-of-work';
import type { ClubDocuments, PlannedWrite } from './club-documents';

/** Maximum JSON of one transaction, bytes. Firestore's limit is 10 MiB with names and indexes, its emulator's 4 MiB. */
export const MAX_TRANSACTION_BYTES = 2 * 1024 * 1024;

/** Maximum documents of one transaction: thousands of small ones take longer than a request may. */
export const MAX_TRANSACTION_DOCUMENTS = 1_000;

/** Maximum documents of a chunk: a larger transaction would need most of an instance's memory. */
export const MAX_CHUNK_DOCUMENTS = 200;

/** Collections of records that an import writes. All are empty before it starts. */
export const IMPORTED_COLLECTIONS = [
  collections.equipos,
  collections.competiciones,
  collections.campos,
  collections.jugadores,
  collections.partidos,
  collections.correcciones,
  collections.noticias,
  collections.pendingNoticias,
  collections.imagenes,
] as const;

/** Whether the club is empty, so that an import cannot mix with existing data. */
async function isEmptyClub(uow: UnitOfWork): Promise<boolean> {
  const club = await uow.read(documents.club());
  if (club && club.temporadas.length > 0) return false;
  for (const spec of IMPORTED_COLLECTIONS) {
    if (await uow.hasAny<unknown>(spec)) return false;
  }
  return true;
}

/** `runOperation` for an import or its end, which the import's marker does not block. */
export const runDuringImport = (
  ...[db, stamp, idempotency, work]: Readonly<Parameters<typeof runOperation>>
) => runOperation(db, stamp, idempotency, work, { skipsProjections: true });

export interface Import {
  readonly db: Firestore;
  readonly stamp: OperationStamp;
  /** Digest of the imported data. The same data may continue an interrupted import. */
  readonly huella: string;
  /** Whether this import is already complete. Then its steps do nothing, without an error. */
  readonly isDone?: (uow: UnitOfWork) => Promise<boolean>;
}

interface StepOptions {
  /** Whether an import may start with this step. */
  readonly isFirst: boolean;
  readonly idempotency?: IdempotencyKey | undefined;
  /** Response to store under the key. */
  readonly body?: unknown;
}

type StepOutcome = 'done' | 'alreadyComplete';

/** One transaction of an import, if the import may continue. */
export async function importStep(
  { db, stamp, huella, isDone }: Import,
  work: (uow: UnitOfWork) => Promise<void>,
  { isFirst, idempotency, body }: StepOptions,
): Promise<Result<StepOutcome>> {
  let outcome: StepOutcome = 'done';
  const result = await runDuringImport(db, stamp, idempotency, async (uow) => {
    outcome = 'done';
    const underWay = await uow.read(documents.importacion());
    if (underWay && (underWay.huella !== huella || underWay.abandonada === true)) {
      return refuseUnderWay(underWay);
    }
    if (!underWay) {
      if (await isDone?.(uow)) {
        outcome = 'alreadyComplete';
        return accept(body);
      }
      if (!isFirst || !(await isEmptyClub(uow))) return refuse('club-no-vacio');
    }
    await work(uow);
    return accept(body);
  });
  return result.ok ? accept(outcome) : result;
}

/** Writes planned documents. Those of an earlier attempt are not read individually. */
export async function writeAll(uow: UnitOfWork, writes: readonly PlannedWrite[]): Promise<void> {
  const club = documents.club();
  for (const { spec, value } of writes) {
    // The club's document has been read already. A file without settings keeps the existing ones.
    if (spec.path === club.path) {
      const { ajustes } = await readClub(uow);
      await uow.write(club, { ...(ajustes && { ajustes }), ...club.schema.parse(value) });
    } else uow.create(spec, value);
  }
}

/** Writes the records, in chunks if needed. The last transaction also derives the projections and ends the import. */
export async function writeRecords(
  self: Import,
  { ahead, last }: ReturnType<typeof splitClub>,
  { note, ...options }: StepOptions & { readonly note?: (uow: UnitOfWork) => Promise<void> },
): Promise<Result<StepOutcome>> {
  for (const chunk of ahead) {
    const written = await importStep(self, (uow) => writeAll(uow, chunk), { isFirst: false });
    if (!written.ok) return written;
  }
  return importStep(
    self,
    async (uow) => {
      await writeAll(uow, last);
      for (const step of rebuildSteps(await readClub(uow))) await step(uow);
      await uow.remove(documents.importacion());
      await note?.(uow);
    },
    options,
  );
}

/** Splits writes into chunks that fit into a transaction, in order. */
export function splitIntoChunks(
  writes: readonly PlannedWrite[],
  maxBytes: number,
  maxDocuments = MAX_CHUNK_DOCUMENTS,
): PlannedWrite[][] {
  const chunks: PlannedWrite[][] = [];
  let size = Infinity;
  for (const write of writes) {
    const isFull = chunks.at(-1)?.length === maxDocuments;
    if (isFull || size + write.bytes > maxBytes) {
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1)?.push(write);
    size += write.bytes;
  }
  return chunks;
}

export const isOneTransaction = (writes: readonly PlannedWrite[], maxBytes: number): boolean =>
  splitIntoChunks(writes, maxBytes, MAX_TRANSACTION_DOCUMENTS).length <= 1;

/** The chunks to write first (`ahead`), and what the last transaction writes: everything if it fits. */
export function splitClub({ records, club }: ClubDocuments, maxBytes: number) {
  const all = [...records, ...club];
  return isOneTransaction(all, maxBytes)
    ? { ahead: [], last: all }
    : { ahead: splitIntoChunks(records, maxBytes), last: [...club] };
}
