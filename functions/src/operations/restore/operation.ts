import {
  accept,
  type HistoryDoc,
  historyDocSchema,
  isSameRecord,
  refuse,
  type Registro,
  type Result,
  sayRecord,
  type Version,
} from '@club/shared';
import type { Cambio } from '../../store/differences/source';
import {
  type CollectionSpec,
  documents,
  type DocumentSpec,
  parseDocument,
} from '../../store/documents';
import { parteId } from '../../store/history';
import type { Reader } from '../../store/reader';
import { HISTORY_DAYS } from '../../store/unit-of-work';

/** An operation of the history with all its changes. */
export interface Operacion {
  readonly doc: HistoryDoc;
  readonly versiones: readonly Version[];
}

/** Start of the history. */
export const historySince = (ahora: Date): string =>
  new Date(ahora.getTime() - HISTORY_DAYS * 24 * 60 * 60 * 1000).toISOString();

/** An operation of the last 30 days with its versions. 404 for any other id. */
export async function readOperation(
  reader: Reader,
  id: string,
  ahora: Date,
): Promise<Result<Operacion>> {
  // Rejects the id of a further document of an operation.
  const doc = historyDocSchema.safeParse(await reader.read(documents.historialEntero(id))).data;
  if (!doc || doc.cuando < historySince(ahora)) return refuse('no-encontrado', 'la operación');
  const versiones = [...doc.versiones];
  for (let parte = 1; parte <= doc.partes; parte += 1) {
    const stored = await reader.read(documents.historialParte(parteId(id, parte)));
    versiones.push(...(stored?.versiones ?? []));
  }
  return accept({ doc, versiones });
}

function toCambio<T>({ path, schema }: DocumentSpec<T>, version: Version): Cambio<T> {
  const parse = (data: unknown) =>
    data === null || data === undefined ? undefined : parseDocument(path, schema, data);
  const [, id = ''] = version.documento.split('/');
  return { id, antes: parse(version.antes), despues: parse(version.despues) };
}

/** Changes of an operation in one collection. */
export const cambiosOf = <T>(
  { versiones }: Operacion,
  { path, document }: CollectionSpec<T>,
): Cambio<T>[] =>
  versiones.flatMap((version) => {
    const [folder, id = ''] = version.documento.split('/');
    return folder === path ? [toCambio(document(id), version)] : [];
  });

/** Changes of an operation in a single document. */
export function cambioOf<T>(
  { versiones }: Operacion,
  spec: DocumentSpec<T>,
): Cambio<T> | undefined {
  const version = versiones.find(({ documento }) => documento === spec.path);
  return version && toCambio(spec, version);
}

/** The current record, if no later operation has changed it. */
export async function readUntouched<T extends object>(
  uow: Reader,
  registro: Registro,
  { document }: CollectionSpec<T>,
  { id, antes, despues }: Cambio<T>,
): Promise<Result<T | undefined>> {
  const current = await uow.read(document(id));
  return isSameRecord(registro, current, despues)
    ? accept(current)
    : conflict(`${sayRecord(registro, despues ?? antes, id)} ha cambiado después`);
}

/** The refusal of a restore that would undo more than the operation, or leave dangling references. */
export const conflict = (detail: string): Result<never> =>
  refuse('restauracion-en-conflicto', detail);
