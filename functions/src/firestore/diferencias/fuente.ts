import type { Contenido, Registro, CambioHistorial, TipoHistorial, Version } from '@club/shared';
import { changedFields, registroDiferencias } from './diferencias';

/** Content of a document after the operation, `undefined` when the operation has not read it. */
export type Lookup = (path: string) => unknown;

/** What a document said of one record before and after an operation; `undefined` where it said nothing. */
export interface Cambio<T> {
  readonly id: string;
  readonly antes: T | undefined;
  readonly despues: T | undefined;
}

/** A document, or one for each record, that tells of records of a kind. */
interface Definicion<T> {
  readonly tipo: TipoHistorial;
  /** Collection, or path of the only document. */
  readonly lugar: string;
  /** What a content of it says, by id of the record. */
  readonly leer: (contenido: unknown, id: string) => Readonly<Record<string, T>>;
  /** What became of a record; nothing when it is not told, or another document tells it. */
  readonly cambio: (
    par: Cambio<T>,
    lookup: Lookup,
  ) => Omit<CambioHistorial, 'tipo' | 'id'> | undefined;
  readonly diferencias: (par: Cambio<T>) => readonly string[];
}

/** The same for whoever goes through all of them. */
export interface Fuente {
  readonly tipo: TipoHistorial;
  readonly lugar: string;
  readonly cambios: (version: Version, lookup: Lookup) => CambioHistorial[];
  readonly diferencias: (version: Version, id: string) => string[];
}

export function fuente<T>(definicion: Definicion<T>): Fuente {
  const { tipo, lugar, leer, cambio, diferencias } = definicion;
  const pares = ({ documento, antes, despues }: Version): Cambio<T>[] => {
    const [, id = ''] = documento.split('/');
    const [a, b] = [antes, despues].map(
      (contenido) =>
        new Map(
          Object.entries(contenido === null || contenido === undefined ? {} : leer(contenido, id)),
        ),
    );
    const ids = new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])]);
    return [...ids].map((one) => ({ id: one, antes: a?.get(one), despues: b?.get(one) }));
  };
  return {
    tipo,
    lugar,
    cambios: (version, lookup) =>
      pares(version).flatMap((par) => {
        const told = cambio(par, lookup);
        return told ? [{ tipo, id: par.id, ...told }] : [];
      }),
    diferencias: (version, id) =>
      pares(version)
        .filter((par) => par.id === id)
        .flatMap(diferencias),
  };
}

/** Records that are told by their own fields; those of a document each, unless `leer` says where in it they are. */
export const fuenteOfRegistro = (
  registro: Omit<Registro, 'coleccion'>,
  lugar: string,
  leer: (contenido: unknown, id: string) => Readonly<Record<string, Contenido>> = (
    contenido,
    id,
  ) => ({ [id]: contenido as Contenido }),
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
