import {
  accept,
  EMPTY_PANEL_HOME,
  isCounted,
  LATEST_CHANGES,
  nextVersion,
  refuse,
  type Result,
  findSubject,
} from '@club/shared';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { DocumentFullError } from './document-size';
import { documents, type ImportDoc } from './documents';
import type { OperationStamp } from './history';
import { StoreUnavailableError, TRANSACTION_TIMEOUT_MS } from './timeouts';
import { project } from './project';
import { checkSession } from './session';
import { expiryFrom, UnitOfWork } from './unit-of-work';
import { writeNotifications } from './write-notifications';

/** Runs work after all earlier work on the same store, and returns its result. */
export type Enqueue = <T>(db: Firestore, work: () => Promise<T>) => Promise<T>;

/** A queue for each store: one work at a time, first in, first out. */
export function createWriteQueue(): Enqueue {
  const tails = new WeakMap<Firestore, Promise<unknown>>();
  return (db, work) => {
    const previous = tails.get(db) ?? Promise.resolve();
    // A failure does not stop the queue.
    const outcome = previous.then(work, work);
    tails.set(db, outcome);
    return outcome;
  };
}

/**
 * The queue of the club's writes. Inside one instance, transactions run one after another, so they do not conflict and
 * retry. Between instances, the transactions alone ensure correctness.
 */
const enqueueWrite: Enqueue = createWriteQueue();

/** What is full and what to do about it, by collection, or by document path. */
const WHAT_TO_DO: Readonly<Record<string, string>> = {
  'publico/club': 'la lista de temporadas está llena. Borra temporadas antiguas',
  'publico/plantilla': 'la plantilla está llena. Borra jugadores que ya no están en el club',
  'publico/historia': 'la historia del club está llena. Borra temporadas antiguas',
  privado: 'la lista de jugadores está llena. Borra jugadores que ya no están en el club',
  calendarios: 'el calendario de la temporada está lleno. Borra partidos o crea otra temporada',
  estadisticas_equipo: 'las estadísticas de la temporada están llenas. Crea otra temporada',
  estadisticas_jugadores:
    'las estadísticas de jugadores de la temporada están llenas. Crea otra temporada o borra jugadores',
  partidos: 'la ficha del partido es demasiado larga. Quita sucesos',
  directo: 'el directo es demasiado largo. Finaliza el partido y completa su ficha después',
  noticias: 'la noticia es demasiado larga. Acórtala o divídela en dos',
};

export function describeFull(path: string): string {
  const [collection = ''] = path.split('/');
  return WHAT_TO_DO[path] ?? WHAT_TO_DO[collection] ?? 'hay demasiados datos juntos';
}

/** What an operation returns. `body` is stored under its idempotency key. */
interface OperationAnswer<T> {
  readonly body: T;
  /** Replayed from an earlier request with the same key, so it may be outdated. */
  readonly isReplay?: true;
}

/** Key and fingerprint of an idempotent request, and the status of its response. */
export interface IdempotencyKey {
  readonly id: string;
  readonly huella: string;
  readonly status: number;
}

/** Maximum attempts of one transaction, so that a burst of saves succeeds. The timeout usually ends it first. */
const MAX_ATTEMPTS = 25;

export interface OperationOptions {
  /** For import steps and data outside the club: stores no history, projects nothing, runs during imports (0027). */
  readonly skipsProjections?: true;
  /** Queue in which the operation waits. Default: that of the club's writes. */
  readonly enqueue?: Enqueue;
}

/** Refusal of a write during an import or a deletion of the club. */
export const refuseUnderWay = ({ vaciado }: ImportDoc) =>
  refuse(vaciado ? 'vaciado-a-medias' : 'importacion-a-medias');

/** Runs reads in one read-only transaction, so that they see one state of the store. */
export const readInTransaction = <T>(
  db: Firestore,
  stamp: OperationStamp,
  read: (uow: UnitOfWork, transaction: Transaction) => Promise<T>,
): Promise<T> =>
  db.runTransaction((transaction) => read(new UnitOfWork(db, transaction, stamp), transaction), {
    readOnly: true,
  });

/** Increases the version counter (`publico/cambios`), by which caches know that they are outdated. */
export async function increaseVersion(uow: UnitOfWork): Promise<void> {
  const stored = await uow.read(documents.cambios());
  // Wall clock: an import or the demo carries old timestamps.
  await uow.write(documents.cambios(), nextVersion(stored, Date.now()));
}

/** Adds an operation of a person to the latest ones on the panel's home (docs/decisions/0038). */
async function noteOperation(uow: UnitOfWork): Promise<void> {
  const { operationId: operacion_id, accion, quien, now, session } = uow.stamp;
  const changes = session ? uow.historyChanges() : [];
  if (changes.length === 0) return;
  const spec = documents.inicio();
  const stored = (await uow.read(spec)) ?? EMPTY_PANEL_HOME;
  const subject = findSubject(changes);
  const operation = { operacion_id, accion, quien, cuando: now.toISOString(), ...subject };
  const latest = [operation, ...stored.ultimos].slice(0, LATEST_CHANGES);
  await uow.write(spec, { ...stored, ultimos: latest });
}

/**
 * Runs `work` in one transaction. A repeat with the same idempotency key gets the same response. Another request with
 * that key is refused, and so is an ended session.
 */
export async function runOperation<T>(
  db: Firestore,
  stamp: OperationStamp,
  idempotency: IdempotencyKey | undefined,
  work: (uow: UnitOfWork) => Promise<Result<T>>,
  { skipsProjections, enqueue = enqueueWrite }: OperationOptions = {},
): Promise<Result<OperationAnswer<T>>> {
  let startedAtMs: number | undefined;
  let giveUp: (error: StoreUnavailableError) => void;
  const givenUp = new Promise<never>((_resolve, reject) => {
    giveUp = reject;
  });
  const attempt = async (transaction: Transaction): Promise<Result<OperationAnswer<T>>> => {
    startedAtMs ??= performance.now();
    if (performance.now() - startedAtMs > TRANSACTION_TIMEOUT_MS) {
      throw new StoreUnavailableError(`${stamp.accion} was attempted for too long`);
    }
    const uow = new UnitOfWork(db, transaction, stamp, !skipsProjections);
    const key = idempotency && documents.idempotencia(idempotency.id);
    const marker = documents.importacion();
    const { session } = stamp;
    await uow.readAll<unknown>([
      ...(session ? [documents.cuentas()] : []),
      ...(key ? [key] : []),
      // Read now, in the same round trip, because `noteOperation` needs it at the end of nearly every operation.
      ...(skipsProjections ? [] : [marker, documents.inicio()]),
    ]);
    if (session) {
      const checked = checkSession(await uow.read(documents.cuentas()), session);
      if (!checked.ok) return checked;
    }
    const earlier = key && (await uow.read(key));
    if (earlier) {
      return earlier.huella === idempotency.huella
        ? accept({ body: earlier.body as T, isReplay: true })
        : refuse('idempotencia-reutilizada');
    }
    const underWay = skipsProjections ? undefined : await uow.read(marker);
    if (underWay) return refuseUnderWay(underWay);
    const result = await work(uow);
    if (!result.ok) return result;
    const { value: body } = result;
    if (key) {
      const { huella, status } = idempotency;
      await uow.write(key, { huella, status, body, expira: expiryFrom(stamp.now) });
    }
    await writeNotifications(uow);
    // An import derives all projections itself, in its last step.
    if (!skipsProjections) await project(uow);
    await noteOperation(uow);
    if (uow.changedPaths().some(isCounted)) await increaseVersion(uow);
    uow.flush();
    return accept({ body });
  };
  // On rejection the library waits for pending reads, so the timeout is applied here. A transaction that timed out
  // has written nothing.
  const attemptOrGiveUp = (transaction: Transaction) =>
    attempt(transaction).catch((error: unknown) => {
      if (error instanceof StoreUnavailableError) giveUp(error);
      throw error;
    });
  const run = () =>
    Promise.race([db.runTransaction(attemptOrGiveUp, { maxAttempts: MAX_ATTEMPTS }), givenUp]);
  try {
    return await enqueue(db, run);
  } catch (error) {
    if (!(error instanceof DocumentFullError)) throw error;
    return refuse('documento-lleno', describeFull(error.path));
  }
}
