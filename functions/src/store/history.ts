import {
  type HistoryChange,
  firestorePaths,
  HISTORY_PAGE,
  type HistoryDoc,
  historyDocSchema,
  type Version,
} from '@club/shared';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { parseDocument } from './documents';
import type { UserSession } from './session';

/** Actor, action and time of an operation. Made before the transaction, which may be tried more than once. */
export interface OperationStamp {
  readonly operationId: string;
  readonly accion: string;
  /** Uid of the account, or the name of a script. */
  readonly quien: string;
  readonly now: Date;
  /** Session of the actor, checked inside the transaction. Scripts have none. */
  readonly session?: UserSession;
  /** Set if the operation must not send notifications: it saves old data. */
  readonly isSilent?: true;
}

interface StoredDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Maximum JSON length of the versions in one document, characters. Firestore's limit of 1 MiB counts otherwise. */
const MAX_CHARS = 400_000;

/** Id of a further history document of an operation. `part` counts from 1. */
export const partId = (operationId: string, part: number) => `${operationId}-${String(part)}`;

/** Groups versions so that each group fits into a document. A version larger than the maximum is a group of its own. */
function groupBySize(versiones: readonly Version[]): Version[][] {
  const groups: Version[][] = [[]];
  let size = 0;
  for (const version of versiones) {
    const chars = JSON.stringify(version).length;
    if (size > 0 && size + chars > MAX_CHARS) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(version);
    size += chars;
  }
  return groups;
}

/** Whether a record was deleted in one collection and created in another. */
const isMoved = (a: HistoryChange | undefined, b: HistoryChange) =>
  (a?.cambio === 'creado' && b.cambio === 'borrado') ||
  (a?.cambio === 'borrado' && b.cambio === 'creado');

/** Merges changes of one record that is in several documents, like a player and his birth date. */
function mergeChanges(changes: readonly HistoryChange[]): HistoryChange[] {
  const merged = new Map<string, HistoryChange>();
  for (const change of changes) {
    const key = `${change.tipo}/${change.id}`;
    const known = merged.get(key);
    if (isMoved(known, change)) {
      merged.set(key, { ...change, cambio: 'cambiado', detalle: ['estado'] });
      continue;
    }
    const detalle = [...new Set([...(known?.detalle ?? []), ...change.detalle])];
    const first = known ?? change;
    merged.set(key, { ...first, detalle: first.cambio === 'cambiado' ? detalle : [] });
  }
  return [...merged.values()];
}

/** The history entry of an operation, in as few documents as possible. Empty if no record has changed. */
export function buildHistory(
  { operationId: operacion_id, accion, quien, now }: OperationStamp,
  changes: readonly HistoryChange[],
  versiones: readonly Version[],
  expira: Timestamp,
): StoredDocument[] {
  // Without versions there is only the change given to `noteOnly`, which is shown as it is.
  const documentos = versiones.length === 0 ? changes : mergeChanges(changes);
  if (documentos.length === 0) return [];
  const [first = [], ...rest] = groupBySize(versiones);
  const [at, partes] = [now.toISOString(), rest.length];
  const entry = { operacion_id, accion, quien, cuando: at, expira, documentos, partes };
  return [
    { path: firestorePaths.historial(operacion_id), data: { ...entry, versiones: first } },
    ...rest.map((part, index) => ({
      path: firestorePaths.historial(partId(operacion_id, index + 1)),
      data: { operacion_id, expira, versiones: part },
    })),
  ];
}

/** A page of operations since a time, newest first: those before `olderThan`. `undefined` if that does not exist. */
export async function listHistory(
  db: Firestore,
  { since, olderThan }: { readonly since: string; readonly olderThan: string | undefined },
): Promise<HistoryDoc[] | undefined> {
  const history = db.collection('historial');
  // Further documents of an operation have no `cuando`: this order leaves them out, and none of them can be a cursor.
  const newest = history.where('cuando', '>=', since).orderBy('cuando', 'desc');
  const cursor = olderThan === undefined ? undefined : await history.doc(olderThan).get();
  if (cursor && cursor.get('cuando') === undefined) return undefined;
  const page = await (cursor ? newest.startAfter(cursor) : newest).limit(HISTORY_PAGE).get();
  return page.docs.map((doc) => parseDocument(doc.ref.path, historyDocSchema, doc.data()));
}
