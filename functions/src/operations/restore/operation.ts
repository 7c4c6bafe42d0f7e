import {
  accept,
  type HistoryDoc,
  historyDocSchema,
  isSameRecord,
  refuse,
  type RecordKind,
  type Result,
  sayRecord,
  type Version,
} from '@club/shared';
import type { RecordChange } from '../../store/differences/sources';
import {
  type CollectionSpec,
  documents,
  type DocumentSpec,
  parseDocument,
} from '../../store/documents';
import { partId } from '../../store/history';
import type { Reader } from '../../store/reader';
import { HISTORY_DAYS } from '../../store/unit-of-work';

/** An operation of the history with all its changes. */
export interface Operation {
  readonly doc: HistoryDoc;
  readonly versiones: readonly Version[];
}

/** When the kept history begins. */
export const historySince = (now: Date): string =>
  new Date(now.getTime() - HISTORY_DAYS * 24 * 60 * 60 * 1000).toISOString();

/** An operation of the last 30 days with its versions. 404 for any other id. */
export async function readOperation(reader: Reader, id: string, now: Date) {
  // The id may be that of an operation's further document, which has another schema.
  const doc = historyDocSchema.safeParse(await reader.read(documents.rawHistory(id))).data;
  if (!doc || doc.cuando < historySince(now)) return refuse('no-encontrado', 'la operación');
  const versiones = [...doc.versiones];
  for (let part = 1; part <= doc.partes; part += 1) {
    const stored = await reader.read(documents.historyPart(partId(id, part)));
    versiones.push(...(stored?.versiones ?? []));
  }
  return accept({ doc, versiones });
}

function toChange<T>({ path, schema }: DocumentSpec<T>, version: Version): RecordChange<T> {
  const parse = (data: unknown) => (data == null ? undefined : parseDocument(path, schema, data));
  const [, id = ''] = path.split('/');
  return { id, antes: parse(version.antes), despues: parse(version.despues) };
}

/** Changes of an operation in one collection. */
export const findChanges = <T>({ versiones }: Operation, { path, document }: CollectionSpec<T>) =>
  versiones.flatMap((version) => {
    const [folder, id = ''] = version.documento.split('/');
    return folder === path ? [toChange(document(id), version)] : [];
  });

/** Changes of an operation in a single document. */
export function findChange<T>({ versiones }: Operation, spec: DocumentSpec<T>) {
  const version = versiones.find(({ documento }) => documento === spec.path);
  return version && toChange(spec, version);
}

/** The current record, refused if a later operation has changed it. */
export async function readUntouched<T extends object>(
  reader: Reader,
  record: RecordKind,
  { document }: CollectionSpec<T>,
  { id, antes, despues }: RecordChange<T>,
): Promise<Result<T | undefined>> {
  const current = await reader.read(document(id));
  return isSameRecord(record, current, despues)
    ? accept(current)
    : conflict(`${sayRecord(record, despues ?? antes, id)} ha cambiado después`);
}

/** The refusal of a restore that would undo more than the operation, or leave dangling references. */
export const conflict = (detail: string) => refuse('restauracion-en-conflicto', detail);
