import { accept, refuse, type Result } from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, documents } from '../../firestore/documents';
import type { OperationStamp } from '../../firestore/historial';
import { rebuildSteps } from '../../firestore/project';
import { readClub } from '../../firestore/read-club';
import {
  type IdempotencyKey,
  type OperationAnswer,
  refuseUnderWay,
  runOperation,
} from '../../firestore/run-operation';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import type { ClubDocuments, PlannedWrite } from './club-documents';

/** Bytes of JSON in one transaction. Firestore takes 10 MiB with names and indexes, its emulator 4 MiB. */
export const MAX_TRANSACTION_BYTES = 2 * 1024 * 1024;

/** Documents of one transaction: thousands of small ones keep the store busy for longer than one request may take. */
export const MAX_TRANSACTION_DOCUMENTS = 1_000;

/** Documents of a portion that goes ahead: what a transaction of more would need is most of an instance's memory. */
export const MAX_PORTION_DOCUMENTS = 200;

/** Where an import puts what pages do not read; all of it is empty before one begins. */
export const IMPORTED_COLLECTIONS = [
  collections.equipos,
  collections.competiciones,
  collections.campos,
  collections.jugadores,
  collections.partidos,
  collections.correcciones,
  collections.noticias,
  collections.noticiasPendientes,
  collections.imagenes,
] as const;

/** Whether there is nothing yet that an import could mix with. */
async function isEmptyClub(uow: UnitOfWork): Promise<boolean> {
  const club = await uow.read(documents.club());
  if (club && club.temporadas.length > 0) return false;
  for (const spec of IMPORTED_COLLECTIONS) {
    if (await uow.hasAny<unknown>(spec)) return false;
  }
  return true;
}

/** An operation that belongs to an import, or ends one: what is under way does not refuse it. */
export const runDuringImport = (
  ...[db, stamp, idempotency, work]: Readonly<Parameters<typeof runOperation>>
) => runOperation(db, stamp, idempotency, work, { isImportacion: true });

export interface Import {
  readonly db: Firestore;
  readonly stamp: OperationStamp;
  /** Digest of what is imported: the same may go on where it was cut off. */
  readonly huella: string;
  /** Whether this very import has ended already: then nothing is done any more, and that is no mistake. */
  readonly isDone?: (uow: UnitOfWork) => Promise<boolean>;
}

interface StepOptions {
  /** Whether an import may begin with it. */
  readonly isFirst: boolean;
  readonly idempotency?: IdempotencyKey | undefined;
  readonly answer?: OperationAnswer;
}

type StepOutcome = 'hecho' | 'terminada';

/** One transaction of an import, after a look whether it may still go on. */
export async function importStep(
  { db, stamp, huella, isDone }: Import,
  work: (uow: UnitOfWork) => Promise<void>,
  { isFirst, idempotency, answer = { status: 200, body: null } }: StepOptions,
): Promise<Result<StepOutcome>> {
  let outcome: StepOutcome = 'hecho';
  const result = await runDuringImport(db, stamp, idempotency, async (uow) => {
    outcome = 'hecho';
    const underWay = await uow.read(documents.importacion());
    if (underWay && (underWay.huella !== huella || underWay.abandonada === true)) {
      return refuseUnderWay(underWay);
    }
    if (!underWay) {
      if (await isDone?.(uow)) {
        outcome = 'terminada';
        return accept(answer);
      }
      if (!isFirst || !(await isEmptyClub(uow))) return refuse('club-no-vacio');
    }
    await work(uow);
    return accept(answer);
  });
  return result.ok ? accept(outcome) : result;
}

/** Writes planned documents. What an earlier try of the same import wrote is not read one by one. */
export async function writeAll(uow: UnitOfWork, writes: readonly PlannedWrite[]): Promise<void> {
  const club = documents.club();
  for (const { spec, value } of writes) {
    // The club's document has been read already. A file without settings leaves those that are there.
    if (spec.path === club.path) {
      const { ajustes } = await readClub(uow);
      await uow.write(club, { ...(ajustes && { ajustes }), ...club.schema.parse(value) });
    } else uow.create(spec, value);
  }
}

/** Writes the records: those that nobody sees yet in portions; the last transaction derives what pages read and ends the import. */
export async function writeRecords(
  self: Import,
  { ahead, last }: ReturnType<typeof splitClub>,
  { note, ...options }: StepOptions & { readonly note?: (uow: UnitOfWork) => Promise<void> },
): Promise<Result<StepOutcome>> {
  for (const portion of ahead) {
    const written = await importStep(self, (uow) => writeAll(uow, portion), { isFirst: false });
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

/** Writes in portions that fit into a transaction, in their order. */
export function inPortions(
  writes: readonly PlannedWrite[],
  maxBytes: number,
  maxDocuments = MAX_PORTION_DOCUMENTS,
): PlannedWrite[][] {
  const portions: PlannedWrite[][] = [];
  let size = Infinity;
  for (const write of writes) {
    const isFull = portions.at(-1)?.length === maxDocuments;
    if (isFull || size + write.bytes > maxBytes) {
      portions.push([]);
      size = 0;
    }
    portions.at(-1)?.push(write);
    size += write.bytes;
  }
  return portions;
}

export const fitIntoOne = (writes: readonly PlannedWrite[], maxBytes: number): boolean =>
  inPortions(writes, maxBytes, MAX_TRANSACTION_DOCUMENTS).length <= 1;

/** Records that go ahead in portions, and those that the last transaction writes: all of them while they fit into it. */
export function splitClub({ registros, club }: ClubDocuments, maxBytes: number) {
  const all = [...registros, ...club];
  return fitIntoOne(all, maxBytes)
    ? { ahead: [], last: all }
    : { ahead: inPortions(registros, maxBytes), last: [...club] };
}
