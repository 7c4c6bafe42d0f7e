import {
  type CambioHistorial,
  firestorePaths,
  HISTORIAL_PAGE,
  type HistorialDoc,
  historialDocSchema,
  type Version,
} from '@club/shared';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { parseDocument } from './documents';
import type { Sesion } from './sesion';

/** Who does what and when; made before the transaction, because its body may run more than once. */
export interface OperationStamp {
  readonly operacionId: string;
  readonly accion: string;
  /** Uid of the account, or the name of a script. */
  readonly quien: string;
  readonly ahora: Date;
  /** In whose session it is done: it must still count when the transaction reads it. Scripts have none. */
  readonly sesion?: Sesion;
  /** Nobody is to be told of it on his phone: who loads what was long ago says so. */
  readonly isCallada?: true;
}

interface StoredDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Characters of JSON in one document of the history: Firestore's limit is 1 MiB, in its own encoding. */
const MAX_CHARS = 400_000;

/** Id of a further document of an operation, from 1. */
export const parteId = (operacionId: string, parte: number) => `${operacionId}-${String(parte)}`;

/** Versions in groups that each fit into a document; one that is too large for any is alone. */
function pack(versiones: readonly Version[]): Version[][] {
  const packs: Version[][] = [[]];
  let size = 0;
  for (const version of versiones) {
    const chars = JSON.stringify(version).length;
    if (size > 0 && size + chars > MAX_CHARS) {
      packs.push([]);
      size = 0;
    }
    packs.at(-1)?.push(version);
    size += chars;
  }
  return packs;
}

const isMoved = (a: CambioHistorial | undefined, b: CambioHistorial) =>
  (a?.cambio === 'creado' && b.cambio === 'borrado') ||
  (a?.cambio === 'borrado' && b.cambio === 'creado');

/** A player whose record and birth date changed is told once; so is a news item that was published or withdrawn. */
function mergeCambios(cambios: readonly CambioHistorial[]): CambioHistorial[] {
  const merged = new Map<string, CambioHistorial>();
  for (const cambio of cambios) {
    const key = `${cambio.tipo}/${cambio.id}`;
    const known = merged.get(key);
    if (isMoved(known, cambio)) {
      merged.set(key, { ...cambio, cambio: 'cambiado', detalle: ['estado'] });
      continue;
    }
    const detalle = [...new Set([...(known?.detalle ?? []), ...cambio.detalle])];
    const told = known?.cambio ?? cambio.cambio;
    merged.set(key, { ...(known ?? cambio), detalle: told === 'cambiado' ? detalle : [] });
  }
  return [...merged.values()];
}

/** The history entry of an operation, in as few documents as its versions fit into; none when no record has changed. */
export function buildHistorial(
  { operacionId: operacion_id, accion, quien, ahora }: OperationStamp,
  cambios: readonly CambioHistorial[],
  versiones: readonly Version[],
  expira: Timestamp,
): StoredDocument[] {
  // An operation that keeps no versions tells exactly what it was given.
  const documentos = versiones.length === 0 ? cambios : mergeCambios(cambios);
  if (documentos.length === 0) return [];
  const [first = [], ...rest] = pack(versiones);
  const cuando = ahora.toISOString();
  const partes = rest.length;
  return [
    {
      path: firestorePaths.historial(operacion_id),
      data: { operacion_id, accion, quien, cuando, expira, documentos, versiones: first, partes },
    },
    ...rest.map((part, index) => ({
      path: firestorePaths.historial(parteId(operacion_id, index + 1)),
      data: { operacion_id, expira, versiones: part },
    })),
  ];
}

/** Operations since `desde`, newest first, after the operation `antes`; `undefined` when there is no such operation. */
export async function listHistorial(
  db: Firestore,
  { desde, antes }: { readonly desde: string; readonly antes: string | undefined },
): Promise<HistorialDoc[] | undefined> {
  const historial = db.collection('historial');
  // Documents with further versions of an operation have no `cuando` and are left out by this order.
  const newest = historial.where('cuando', '>=', desde).orderBy('cuando', 'desc');
  const cursor = antes === undefined ? undefined : await historial.doc(antes).get();
  if (cursor?.exists === false) return undefined;
  const page = await (cursor ? newest.startAfter(cursor) : newest).limit(HISTORIAL_PAGE).get();
  return page.docs.map((doc) => parseDocument(doc.ref.path, historialDocSchema, doc.data()));
}
