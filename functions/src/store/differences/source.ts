import {
  type HistoryChange,
  type Contenido,
  isSameContent,
  type Registro,
  sayValue,
  type HistoryKind,
  type Version,
} from '@club/shared';

/** Content of a document after the operation, `undefined` if the operation did not read it. */
export type Lookup = (path: string) => unknown;

/** A record in a document before and after an operation, `undefined` if absent. */
export interface Cambio<T> {
  readonly id: string;
  readonly antes: T | undefined;
  readonly despues: T | undefined;
}

/** Documents that contain records of a kind. */
interface Definicion<T> {
  readonly tipo: HistoryKind;
  /** Collection, or path of the only document. */
  readonly lugar: string;
  readonly leer: (contenido: unknown, id: string) => Readonly<Record<string, T>>;
  /** The change of a record. Nothing if it is not shown, or shown by another document. */
  readonly cambio: (
    par: Cambio<T>,
    lookup: Lookup,
  ) => Omit<HistoryChange, 'tipo' | 'id'> | undefined;
  readonly diferencias: (par: Cambio<T>) => readonly string[];
}

/** The same without the type parameter. */
export interface Fuente {
  readonly tipo: HistoryKind;
  readonly lugar: string;
  readonly cambios: (version: Version, lookup: Lookup) => HistoryChange[];
  readonly diferencias: (version: Version, id: string) => string[];
}

export function fuente<T>(definicion: Definicion<T>): Fuente {
  const { tipo, lugar, leer, cambio, diferencias } = definicion;
  const toCambios = ({ documento, antes, despues }: Version): Cambio<T>[] => {
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
      toCambios(version).flatMap((one) => {
        const told = cambio(one, lookup);
        return told ? [{ tipo, id: one.id, ...told }] : [];
      }),
    diferencias: (version, id) =>
      toCambios(version).flatMap((one) => (one.id === id ? diferencias(one) : [])),
  };
}

/** An empty text and a missing one are equal, because forms send empty texts. */
const isSameValue = (antes: unknown, despues: unknown): boolean =>
  isSameContent(antes === '' ? undefined : antes, despues === '' ? undefined : despues);

/** Changed fields, without derived and copied ones. */
export function changedFields(
  { campos }: Pick<Registro, 'campos'>,
  antes: Contenido,
  despues: Contenido,
): string[] {
  return [...new Set([...Object.keys(antes), ...Object.keys(despues)])].filter(
    (campo) => campos[campo]?.origen !== 'derivado' && !isSameValue(antes[campo], despues[campo]),
  );
}

/** Old and new values of a record's changed fields, in words: 'dorsal: 9 → 10'. */
export function registroDiferencias(
  registro: Pick<Registro, 'campos' | 'cuenta'>,
  antes: Contenido,
  despues: Contenido,
): string[] {
  const lineas = changedFields(registro, antes, despues).flatMap((campo) => {
    const { nombre = campo, enDiferencia = nombre, dice = sayValue } = registro.campos[campo] ?? {};
    return dice ? [`${enDiferencia}: ${dice(antes[campo])} → ${dice(despues[campo])}`] : [];
  });
  return registro.cuenta?.(antes, despues, lineas) ?? lineas;
}

/**
 * Source for records that are described by their own fields. By default each document is a record; `leer` finds
 * several in one.
 */
export const fuenteOfRegistro = (
  registro: Omit<Registro, 'coleccion'>,
  lugar: string,
  leer: Definicion<Contenido>['leer'] = (contenido, id) => ({ [id]: contenido as Contenido }),
): Fuente =>
  fuente({
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
      antes && despues ? registroDiferencias(registro, antes, despues) : [],
  });
