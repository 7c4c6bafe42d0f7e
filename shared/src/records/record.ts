import type { z } from 'zod';
import type { HistoryKind } from '../schemas/history';
import { isSameContent, own } from '../rules/objects';

/** Content of a record in the history. It may be from an earlier release, so no field is guaranteed. */
export type Content = Readonly<Record<string, unknown>>;

/**
 * Source of a field's value. `own` belongs to the record: a restore writes it back, and is refused if somebody has
 * changed it since. `copied` comes from another record. `derived` is computed, and not shown in the history.
 */
type Origin = 'own' | 'copied' | 'derived';

/** How a body sets a field: stored as sent, processed by the operation, as part of a sheet, or not at all (`null`). */
export type Input = 'as-sent' | 'processed' | 'acta' | null;

/**
 * Where a value is shown unchanged: in a column of the exported table, on the record's page. A value with parts has a
 * column for each named part.
 */
type Place = 'column' | 'page';
type Places = readonly Place[] | { readonly columns: readonly string[] };

interface Options {
  /** Text of a value in the history. `null` if another field's text covers it. */
  readonly say?: ((value: unknown) => string) | null;
  /** Name before the old and new value, if it is not `nombre`. */
  readonly changeName?: string;
}

export interface DescribedField extends Options {
  /** Display name. Fields that change together share one. */
  readonly nombre: string;
  readonly origin: Origin;
  readonly input: Input;
  readonly places: Places;
  /** Who can read it through the API. */
  readonly readers: 'everybody' | 'administrator' | 'nobody';
}

const campo =
  <E extends Input>(origen: Origin, entra: E, lee: DescribedField['readers'] = 'everybody') =>
  (
    nombre: string,
    lugares: Places,
    options: Options = {},
  ): DescribedField & { readonly entra: E } => ({
    nombre,
    origin,
    input,
    places,
    readers,
    ...options,
  });

/** Set by administrators and stored as sent. */
export const plainField = campo('own', 'as-sent');
/** Set by administrators and processed by an operation: an id, or a date in one of its formats. */
export const resolved = campo('own', 'processed');
/** Part of a sheet. */
export const fromActa = campo('own', 'acta');
/** Set by an operation, never by a body. */
export const ownField = campo('own', null);
export const copiedField = campo('copied', null);
export const derived = campo('derived', null);
/** Computed by an operation from the body and other data. */
export const computed = campo('derived', 'processed');
/** Visible to administrators only. */
export const withheld = campo('own', 'processed', 'administrator');
/** In no API response. */
export const internal = campo('copied', null, 'nobody');

type Fields = Readonly<Record<string, DescribedField>>;

/**
 * Descriptions of every field of a record, optional ones included. Does not compile if a field is missing, or if a field
 * of `Body` is described as one that bodies do not set.
 */
export type FieldsOf<T, Body> = {
  readonly [K in keyof T]-?: DescribedField & {
    readonly entra: K extends keyof Body ? Exclude<Input, null> : null;
  };
};

/** A kind of record, described once. History, restore, API, tables and forms use this. */
export interface RecordDescription {
  readonly tipo: HistoryKind;
  /** Collection with one document per record. Absent if records share a document. */
  readonly collection?: string;
  readonly articulo: 'el' | 'la' | 'los';
  /** Display name of the kind, capitalised. */
  readonly nombre: string;
  /** Display name of a record, from its content. Parsing fails for content of another kind. */
  readonly titulo: z.ZodType<string>;
  /** Whether the name is quoted in a sentence. */
  readonly isQuoted?: true;
  /** Schema of the record in API responses. */
  readonly schema: z.ZodObject;
  readonly fields: Fields;
  /** All texts of a change: `lines` of single fields, and those that cover several fields. */
  readonly describeChanges?: (antes: Content, despues: Content, lines: readonly string[]) => string[];
}

const entriesOf = ({ fields }: Pick<RecordDescription, 'campos'>) => Object.entries(fields);

/** The kind with its article: `el partido`. */
export const withItsArticle = (kind: Pick<RecordDescription, 'articulo' | 'nombre'>): string =>
  `${kind.articulo} ${kind.nombre.toLocaleLowerCase('es')}`;

/** A record in a sentence: `el partido Rival CF (14-11-2026)`, with its id if nothing else is known. */
export function sayRecord(registro: RecordDescription, contenido: unknown, id: string): string {
  const titulo = registro.titulo.safeParse(contenido).data ?? id;
  return `${withItsArticle(registro)} ${registro.isQuoted ? `«${titulo}»` : titulo}`;
}

/** Whether two contents are the same record, ignoring derived and copied fields. `undefined` stands for no record. */
export function isSameRecord(
  registro: Pick<RecordDescription, 'campos'>,
  a: object | undefined,
  b: object | undefined,
): boolean {
  const own = (contenido: object | undefined) =>
    contenido &&
    Object.fromEntries(
      Object.entries(contenido).filter(([campo]) => registro.fields[campo]?.origin === 'own'),
    );
  return isSameContent(own(a), own(b));
}

/** How a body sets a field. `null` also if there is no such field. */
export const inputOf = ({ fields }: Pick<RecordDescription, 'campos'>, campo: string): Input =>
  own(fields, campo)?.input ?? null;

type With<R extends { readonly campos: Fields }, E extends Input> = {
  [K in keyof R['campos']]: R['campos'][K]['input'] extends E ? K : never;
}[keyof R['campos']];

/** The fields of a record that a body can set. */
export type BodyFields<R extends { readonly campos: Fields }> = With<R, Exclude<Input, null>>;

/** The part of a body with these keys. */
type GivenOf<Body, Keys> = {
  [K in keyof Body as K extends Keys ? (undefined extends Body[K] ? never : K) : never]: Body[K];
} & {
  [K in keyof Body as K extends Keys ? (undefined extends Body[K] ? K : never) : never]?: Exclude<
    Body[K],
    undefined
  >;
};

export type GivenFields<R extends Pick<RecordDescription, 'campos'>, Body> = GivenOf<
  Body,
  With<R, 'as-sent'>
>;

/** The fields of a body that are stored as sent and are present. */
export function givenFields<R extends Pick<RecordDescription, 'campos'>, Body extends object>(
  registro: R,
  body: Body,
): GivenFields<R, Body> {
  const given = Object.entries(body).filter(
    ([campo, value]) => value !== undefined && inputOf(registro, campo) === 'as-sent',
  );
  return Object.fromEntries(given) as GivenFields<R, Body>;
}

/** Keeps only the fields in the schema. All API responses use this. */
export function pickFields<T extends object>(esquema: z.ZodObject, contenido: T): T {
  const given = new Map<string, unknown>(Object.entries(contenido));
  const named = Object.keys(esquema.shape).filter((campo) => given.get(campo) !== undefined);
  return Object.fromEntries(named.map((campo) => [campo, given.get(campo)])) as T;
}

/** A record for an API response, without fields that its reader may not see. */
export function present<T extends object>(
  { schema, fields }: Pick<RecordDescription, 'campos' | 'esquema'>,
  contenido: T,
  viewer: { readonly isAdmin: boolean } = { isAdmin: false },
): T {
  const isReadable = (campo: string) => {
    const lee = fields[campo]?.readers;
    return lee === 'everybody' || (lee === 'administrator' && viewer.isAdmin);
  };
  const readable = Object.entries(contenido).filter(([campo]) => isReadable(campo));
  return pickFields(schema, Object.fromEntries(readable) as T);
}

export type Cell = string | number | boolean | null | undefined;

/** Columns of a kind's table in order, each with a function for its value. */
export function columnsOf(
  registro: Pick<RecordDescription, 'campos'>,
): readonly (readonly [nombre: string, cell: (contenido: Content) => Cell])[] {
  return entriesOf(registro).flatMap(([campo, { places }]) => {
    if ('columns' in places) {
      return places.columns.map((parte) => {
        const cell = ({ [campo]: value }: Content) => (value as Content | undefined)?.[parte];
        return [parte, (contenido: Content) => cell(contenido) as Cell] as const;
      });
    }
    if (!places.includes('column')) return [];
    return [[campo, (contenido: Content) => contenido[campo] as Cell] as const];
  });
}

/** Fields whose values are shown unchanged on the record's page. */
export const fieldsOnPage = (registro: Pick<RecordDescription, 'campos'>): readonly string[] =>
  entriesOf(registro).flatMap(([campo, { places }]) =>
    'includes' in places && places.includes('page') ? [campo] : [],
  );
