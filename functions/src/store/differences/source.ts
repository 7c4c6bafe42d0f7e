import {
  type HistoryChange,
  type Content,
  isSameContent,
  type RecordDescription,
  sayValue,
  type HistoryKind,
  type Version,
} from '@club/shared';

/** Content of a document after the operation, `undefined` if the operation did not read it. */
export type Lookup = (path: string) => unknown;

/** A record in a document before and after an operation, `undefined` if absent. */
export interface Change<T> {
  readonly id: string;
  readonly antes: T | undefined;
  readonly despues: T | undefined;
}

/** How records of a kind are found in the documents of a place, and how their changes are shown in the history. */
interface Definition<T> {
  readonly tipo: HistoryKind;
  /** Collection, or path of the only document. */
  readonly place: string;
  /** The records in a document, by id. `content`: `null` without a document. `documentId`: the last part of its path. */
  readonly read: (content: unknown, documentId: string) => Readonly<Record<string, T>>;
  /** The history entry of a changed record. Nothing if it is not shown, or shown by another document. */
  readonly describe: (
    change: Change<T>,
    lookup: Lookup,
  ) => Omit<HistoryChange, 'tipo' | 'id'> | undefined;
  /** Old and new values of a changed record, in Spanish. */
  readonly differences: (change: Change<T>) => readonly string[];
}

/** A definition applied to a document before and after an operation, whatever the type of its records. */
export interface Source {
  readonly tipo: HistoryKind;
  readonly place: string;
  readonly changes: (version: Version, lookup: Lookup) => HistoryChange[];
  readonly differences: (version: Version, id: string) => string[];
}

export function source<T>(definition: Definition<T>): Source {
  const { tipo, place, read, describe, differences } = definition;
  const toChanges = ({ documento, antes, despues }: Version): Change<T>[] => {
    const [, documentId = ''] = documento.split('/');
    const recordsIn = (content: unknown) => new Map(Object.entries(read(content, documentId)));
    const [before, after] = [recordsIn(antes), recordsIn(despues)];
    const ids = new Set([...before.keys(), ...after.keys()]);
    return [...ids].map((id) => ({ id, antes: before.get(id), despues: after.get(id) }));
  };
  return {
    tipo,
    place,
    changes: (version, lookup) =>
      toChanges(version).flatMap((change) => {
        const described = describe(change, lookup);
        return described ? [{ tipo, id: change.id, ...described }] : [];
      }),
    differences: (version, id) =>
      toChanges(version).flatMap((change) => (change.id === id ? differences(change) : [])),
  };
}

/** An empty text and a missing one are equal, because forms send empty texts. */
const isSameValue = (antes: unknown, despues: unknown): boolean =>
  isSameContent(antes === '' ? undefined : antes, despues === '' ? undefined : despues);

/** Names of the changed fields, without derived ones. */
export function changedFields(
  { fields }: Pick<RecordDescription, 'fields'>,
  antes: Content,
  despues: Content,
): string[] {
  return [...new Set([...Object.keys(antes), ...Object.keys(despues)])].filter(
    (field) => fields[field]?.origin !== 'derived' && !isSameValue(antes[field], despues[field]),
  );
}

/** Old and new values of a record's changed fields, in words: 'dorsal: 9 → 10'. */
export function recordDifferences(
  record: Pick<RecordDescription, 'fields' | 'describeChanges'>,
  antes: Content,
  despues: Content,
): string[] {
  const lines = changedFields(record, antes, despues).flatMap((field) => {
    const { nombre = field, changeName = nombre, say = sayValue } = record.fields[field] ?? {};
    return say ? [`${changeName}: ${say(antes[field])} → ${say(despues[field])}`] : [];
  });
  return record.describeChanges?.(antes, despues, lines) ?? lines;
}

function kindOfChange({ antes, despues }: Change<unknown>) {
  if (!antes) return 'creado';
  return despues ? 'cambiado' : 'borrado';
}

/** The document as a record. */
export function readDocument(content: unknown, id: string): Readonly<Record<string, Content>> {
  return content ? { [id]: content as Content } : {};
}

/** Source for records whose changes are those of their fields. By default each document is a record. */
export const sourceOfRecord = (
  record: Omit<RecordDescription, 'collection'>,
  place: string,
  read: Definition<Content>['read'] = readDocument,
): Source =>
  source({
    tipo: record.tipo,
    place,
    read,
    describe: (change) => {
      const { antes, despues } = change;
      const nombre = record.titulo.safeParse(despues ?? antes).data;
      const detalle = changedFields(record, antes ?? {}, despues ?? {});
      if (nombre === undefined || detalle.length === 0) return undefined;
      return { nombre, cambio: kindOfChange(change), detalle };
    },
    differences: ({ antes, despues }) =>
      antes && despues ? recordDifferences(record, antes, despues) : [],
  });
