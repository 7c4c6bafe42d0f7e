import type { z } from 'zod';
import type { TipoHistorial } from '../schemas/historial';
import { isSameContent, own } from '../domain/objects';

/** Content of a record as the history has it, perhaps of an earlier release: nothing of it is sure. */
export type Contenido = Readonly<Record<string, unknown>>;

/**
 * Where a field's value comes from. `propio` belongs to the record: a restore puts it back, and is refused when somebody
 * has changed it since. `copia` follows another record. `derivado` follows from what else there is, and is not even told.
 */
type Origen = 'propio' | 'copia' | 'derivado';

/** How a body gives a field: stored as it comes, resolved by the operation, part of a sheet; `null`: not at all. */
export type Entrada = 'como-viene' | 'resuelto' | 'acta' | null;

/**
 * Where a field's value stands as it is: a column of the table for spreadsheets, the page of its record. What has parts
 * has a column for each of those that are named.
 */
type Lugar = 'columna' | 'pagina';
type Lugares = readonly Lugar[] | { readonly columnas: readonly string[] };

interface Opciones {
  /** How a value is said in the history; `null` where another field's difference tells it. */
  readonly dice?: ((value: unknown) => string) | null;
  /** Its name where old and new value follow, when that is another one. */
  readonly enDiferencia?: string;
}

/** All that is said of one field. */
export interface CampoDescrito extends Opciones {
  /** As people call it; fields that change together have one name. */
  readonly nombre: string;
  readonly origen: Origen;
  readonly entra: Entrada;
  readonly lugares: Lugares;
  /** Who gets it from the API. */
  readonly lee: 'todos' | 'administrador' | 'nadie';
}

const campo =
  <E extends Entrada>(origen: Origen, entra: E, lee: CampoDescrito['lee'] = 'todos') =>
  (
    nombre: string,
    lugares: Lugares,
    opciones: Opciones = {},
  ): CampoDescrito & { readonly entra: E } => ({
    nombre,
    origen,
    entra,
    lugares,
    lee,
    ...opciones,
  });

/** What the administrator says and is stored as he says it. */
export const dicho = campo('propio', 'como-viene');
/** What he says and an operation makes something of: an id, a date in one of its forms. */
export const resuelto = campo('propio', 'resuelto');
/** A part of a sheet. */
export const deActa = campo('propio', 'acta');
/** What an operation decides. */
export const propio = campo('propio', null);
export const copia = campo('copia', null);
export const derivado = campo('derivado', null);
/** What an operation makes of it and of what else there is. */
export const calculado = campo('derivado', 'resuelto');
/** What only the administrator gets. */
export const reservado = campo('propio', 'resuelto', 'administrador');
/** What stays in the store. */
export const interno = campo('copia', null, 'nadie');

type Campos = Readonly<Record<string, CampoDescrito>>;

/**
 * Every field of a record, optional ones too, each told of exactly what a body can do with it: a field that is left out
 * does not compile, nor does one that bodies (`Body`) have and nobody takes from them.
 */
export type CamposOf<T, Body> = {
  readonly [K in keyof T]-?: CampoDescrito & {
    readonly entra: K extends keyof Body ? Exclude<Entrada, null> : null;
  };
};

/** A kind of record, described once: what history, restore, API, tables and forms do with it follows from this. */
export interface Registro {
  readonly tipo: TipoHistorial;
  /** Collection in which each has a document of its own; absent where they are kept in one together. */
  readonly coleccion?: string;
  readonly articulo: 'el' | 'la' | 'los';
  /** As people call the kind, capitalised. */
  readonly nombre: string;
  /** How one of them is called, from its content; content that does not parse is none of them. */
  readonly titulo: z.ZodType<string>;
  /** Set where the title stands between quotation marks in a sentence. */
  readonly citado?: true;
  /** The record as it leaves the API, field by field. */
  readonly esquema: z.ZodObject;
  readonly campos: Campos;
  /** The lines of a difference, with those that tell several fields together. */
  readonly cuenta?: (antes: Contenido, despues: Contenido, lineas: readonly string[]) => string[];
}

const entriesOf = ({ campos }: Pick<Registro, 'campos'>) => Object.entries(campos);

/** The kind with its article: `el partido`. */
export const withArticulo = ({ articulo, nombre }: Pick<Registro, 'articulo' | 'nombre'>): string =>
  `${articulo} ${nombre.toLocaleLowerCase('es')}`;

/** How a record is called in a sentence: `el partido Rival CF (14-11-2026)`, by its id where nothing else is known. */
export function sayRegistro(registro: Registro, contenido: unknown, id: string): string {
  const titulo = registro.titulo.safeParse(contenido).data ?? id;
  return `${withArticulo(registro)} ${registro.citado ? `«${titulo}»` : titulo}`;
}

/** Whether two contents are the same record, apart from what follows from others; `undefined` stands for no record. */
export function isSameRegistro(
  registro: Pick<Registro, 'campos'>,
  a: object | undefined,
  b: object | undefined,
): boolean {
  const own = (contenido: object | undefined) =>
    contenido &&
    Object.fromEntries(
      Object.entries(contenido).filter(([campo]) => registro.campos[campo]?.origen === 'propio'),
    );
  return isSameContent(own(a), own(b));
}

/** How a body gives a field; `null` also where there is no such field. */
export const entradaOf = ({ campos }: Pick<Registro, 'campos'>, campo: string): Entrada =>
  own(campos, campo)?.entra ?? null;

type Con<R extends { readonly campos: Campos }, E extends Entrada> = {
  [K in keyof R['campos']]: R['campos'][K]['entra'] extends E ? K : never;
}[keyof R['campos']];

/** The fields of a record that a body can give, whatever becomes of them. */
export type BodyFields<R extends { readonly campos: Campos }> = Con<R, Exclude<Entrada, null>>;

/** Of a body, the fields that come in so. */
type GivenOf<Body, Keys> = {
  [K in keyof Body as K extends Keys ? (undefined extends Body[K] ? never : K) : never]: Body[K];
} & {
  [K in keyof Body as K extends Keys ? (undefined extends Body[K] ? K : never) : never]?: Exclude<
    Body[K],
    undefined
  >;
};

export type GivenFields<R extends Pick<Registro, 'campos'>, Body> = GivenOf<
  Body,
  Con<R, 'como-viene'>
>;

/** The fields of a body that are stored as they come, those that are there. */
export function givenFields<R extends Pick<Registro, 'campos'>, Body extends object>(
  registro: R,
  body: Body,
): GivenFields<R, Body> {
  const given = Object.entries(body).filter(
    ([campo, value]) => value !== undefined && entradaOf(registro, campo) === 'como-viene',
  );
  return Object.fromEntries(given) as GivenFields<R, Body>;
}

/** A content with the fields that its schema names and nothing else: how everything leaves the API. */
export function pickFields<T extends object>(esquema: z.ZodObject, contenido: T): T {
  const given = new Map<string, unknown>(Object.entries(contenido));
  const named = Object.keys(esquema.shape).filter((campo) => given.get(campo) !== undefined);
  return Object.fromEntries(named.map((campo) => [campo, given.get(campo)])) as T;
}

/** A record as it leaves the API, without what its reader may not have. */
export function present<T extends object>(
  { esquema, campos }: Pick<Registro, 'campos' | 'esquema'>,
  contenido: T,
  viewer: { readonly isAdministrador: boolean } = { isAdministrador: false },
): T {
  const isReadable = (campo: string) => {
    const lee = campos[campo]?.lee;
    return lee === 'todos' || (lee === 'administrador' && viewer.isAdministrador);
  };
  const readable = Object.entries(contenido).filter(([campo]) => isReadable(campo));
  return pickFields(esquema, Object.fromEntries(readable) as T);
}

/** What a cell of a table may hold. */
export type Cell = string | number | boolean | null | undefined;

/** The columns of a kind's table in order, each with what stands in it. */
export function columnsOf(
  registro: Pick<Registro, 'campos'>,
): readonly (readonly [nombre: string, cell: (contenido: Contenido) => Cell])[] {
  return entriesOf(registro).flatMap(([campo, { lugares }]) => {
    if ('columnas' in lugares) {
      return lugares.columnas.map(
        (parte) =>
          [
            parte,
            (contenido: Contenido) => (contenido[campo] as Contenido)[parte] as Cell,
          ] as const,
      );
    }
    if (!lugares.includes('columna')) return [];
    return [[campo, (contenido: Contenido) => contenido[campo] as Cell] as const];
  });
}

/** The fields whose values stand as they are on the page of their record. */
export const fieldsOnPage = (registro: Pick<Registro, 'campos'>): readonly string[] =>
  entriesOf(registro).flatMap(([campo, { lugares }]) =>
    'includes' in lugares && lugares.includes('pagina') ? [campo] : [],
  );
