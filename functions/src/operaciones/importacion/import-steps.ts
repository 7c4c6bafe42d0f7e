import { accept, type ClubDoc, refuse, type Result } from '@club/shared';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, documents } from '../../firestore/documents';
import type { OperationStamp } from '../../firestore/historial';
import { type IdempotencyKey, type OperationAnswer } from '../../firestore/run-operation';
import { rebuildSteps } from '../../firestore/project';
import { readClub } from '../../firestore/read-club';
import { refuseUnderWay } from '../../firestore/under-way';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import type { ClubDocuments, PlannedWrite } from './club-documents';
import { runDuringImport } from './run-during-import';

/**
 * Bytes of content, as JSON, in one transaction. Firestore takes 10 MiB a request, field names and index entries
 * included, its emulator a message of 4 MiB, in which small fields take twice what they take in JSON.
 */
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

/** An import as each of its transactions knows it. */
export interface Import {
  readonly db: Firestore;
  readonly stamp: OperationStamp;
  /** Digest of what is imported: the same may go on where it was cut off. */
  readonly huella: string;
}

export interface StepOptions {
  /** Whether an import may begin with it. */
  readonly isFirst: boolean;
  /** Whether this very import has ended already: then nothing is done any more, and that is no mistake. */
  readonly isDone?: (uow: UnitOfWork) => Promise<boolean>;
  readonly idempotency?: IdempotencyKey | undefined;
  readonly answer?: OperationAnswer;
}

/** What came of a step: whether it was done, or everything had been before. */
export type StepOutcome = 'hecho' | 'terminada';

/** One transaction of an import, after a look whether it may still go on. */
export async function importStep(
  { db, stamp, huella }: Import,
  work: (uow: UnitOfWork) => Promise<void>,
  { isFirst, isDone, idempotency, answer = { status: 200, body: null } }: StepOptions,
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

/** A file of before there were settings leaves those that are there. */
async function writeClub(uow: UnitOfWork, club: ClubDoc) {
  const { ajustes = (await readClub(uow)).ajustes, ...rest } = club;
  const spec = { ...documents.club(), isRecord: false };
  await uow.write(spec, { ...rest, ...(ajustes && { ajustes }) });
}

/** Writes planned documents. What an earlier try of the same import wrote is not read one by one. */
export async function writeAll(uow: UnitOfWork, writes: readonly PlannedWrite[]): Promise<void> {
  for (const { spec, value } of writes) {
    // The club's document has been read already.
    if (spec.path === documents.club().path)
      await writeClub(uow, documents.club().schema.parse(value));
    else uow.create(spec, value);
  }
}

/** Writes what nobody sees before the rest is there, a transaction for each portion; the first refusal ends it. */
export async function importAhead(
  self: Import,
  portions: readonly (readonly PlannedWrite[])[],
  isDone?: StepOptions['isDone'],
): Promise<Result<null>> {
  for (const portion of portions) {
    const written = await importStep(self, (uow) => writeAll(uow, portion), {
      isFirst: false,
      ...(isDone && { isDone }),
    });
    if (!written.ok) return written;
  }
  return accept(null);
}

/** Writes the last records and derives what pages read: from then on everybody sees the club, and its import is over. */
export async function publish(uow: UnitOfWork, last: readonly PlannedWrite[]): Promise<void> {
  await writeAll(uow, last);
  for (const step of rebuildSteps(await readClub(uow))) await step(uow);
  await uow.remove(documents.importacion());
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

/** Whether one transaction takes all of them. */
export const fitIntoOne = (writes: readonly PlannedWrite[], maxBytes: number): boolean =>
  inPortions(writes, maxBytes, MAX_TRANSACTION_DOCUMENTS).length <= 1;

/** Records that go ahead in portions, and those that the last transaction writes: all of them while they fit into it. */
export function splitClub({ registros, club }: ClubDocuments, maxBytes: number) {
  const all = [...registros, ...club];
  return fitIntoOne(all, maxBytes)
    ? { ahead: [], last: all }
    : { ahead: inPortions(registros, maxBytes), last: [...club] };
}
