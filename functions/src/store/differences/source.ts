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

/** Documents that contain records of a kind. */
interface Definition<T> {
  readonly tipo: HistoryKind;
  /** Collection, or path of the only document. */
  readonly lugar: string;
  readonly leer: (contenido: unknown, id: string) => Readonly<Record<string, T>>;
  /** The change of a record. Nothing if it is not shown, or shown by another document. */
  readonly cambio: (
    par: Change<T>,
    lookup: Lookup,
  ) => Omit<HistoryChange, 'tipo' | 'id'> | undefined;
  readonly diferencias: (par: Change<T>) => readonly string[];
}

/** The same without the type parameter. */
export interface Source {
  readonly tipo: HistoryKind;
  readonly lugar: string;
  readonly cambios: (version: Version, lookup: Lookup) => HistoryChange[];
  readonly diferencias: (version: Version, id: string) => string[];
}

export function source<T>(definition: Definition<T>): Source {
  const { tipo, lugar, leer, cambio, diferencias } = definition;
  const toChanges = ({ documento, antes, despues }: Version): Change<T>[] => {
    const [, place = ''] = documento.split('/');
    const read = (contenido: unknown) =>
      new Map(
        Object.entries(contenido === null || contenido === undefined ? {} : leer(contenido, place)),
      );
    const [before, after] = [read(antes), read(despues)];
    const ids = new Set([...before.keys(), ...after.keys()]);
    return [...ids].map((id) => ({ id, antes: before.get(id), despues: after.get(id) }));
  };
  return {
    tipo,
    lugar,
    cambios: (version, lookup) =>
      toChanges(version).flatMap((one) => {
        const told = cambio(one, lookup);
        return told ? [{ tipo, id: one.id, ...told }] : [];
      }),
    diferencias: (version, id) =>
      toChanges(version).flatMap((one) => (one.id === id ? diferencias(one) : [])),
  };
}

/** An empty text and a missing one are equal, because forms send empty texts. */
const isSameValue = (antes: unknown, despues: unknown): boolean =>
  isSameContent(antes === '' ? undefined : antes, despues === '' ? undefined : despues);

/** Changed fields, without derived and copied ones. */
export function changedFields(
  { fields }: Pick<RecordDescription, 'fields'>,
  antes: Content,
  despues: Content,
): string[] {
  return [...new Set([...Object.keys(antes), ...Object.keys(despues)])].filter(
    (campo) => fields[campo]?.origin !== 'derived' && !isSameValue(antes[campo], despues[campo]),
  );
}

/** Old and new values of a record's changed fields, in words: 'dorsal: 9 → 10'. */
export function recordDifferences(
  registro: Pick<RecordDescription, 'fields' | 'describeChanges'>,
  antes: Content,
  despues: Content,
): string[] {
  const lines = changedFields(registro, antes, despues).flatMap((campo) => {
    const { nombre = campo, changeName = nombre, say = sayValue } = registro.fields[campo] ?? {};
    return say ? [`${changeName}: ${say(antes[campo])} → ${say(despues[campo])}`] : [];
  });
  return registro.describeChanges?.(antes, despues, lines) ?? lines;
}

/** Source for records described by their own fields. By default each document is one; `leer` finds several in one. */
export const sourceOfRecord = (
  registro: Omit<RecordDescription, 'collection'>,
  lugar: string,
  leer: Definition<Content>['leer'] = (contenido, id) => ({ [id]: contenido as Content }),
): Source =>
  source({
    tipo: registro.tipo,
    lugar,
    leer,
    cambio: ({ antes, despues }) => {
      const nombre = registro.titulo.safeParse(despues ?? antes).data;
      const detalle = changedFields(registro, antes ?? {}, despues ?? {});
      if (nombre === undefined || detalle.length === 0) return undefined;
      return { nombre, cambio: !antes ? 'creado' : despues ? 'cambiado' : 'borrado', detalle };
    },
    diferencias: ({ antes, despues }) =>
      antes && despues ? recordDifferences(registro, antes, despues) : [],
  });
