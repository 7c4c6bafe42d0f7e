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
type Input = 'as-sent' | 'processed' | 'acta' | null;

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

/** A name with its article: `el dorsal`. */
export type Label = `${'el' | 'la' | 'los' | 'las'} ${string}`;

interface DescribedField extends Options {
  /** Name in the history. Fields that change together share one. */
  readonly nombre: string;
  /** Name with article, for refusals. `undefined` if `FIELD_LABELS` has another one. */
  readonly label: Label | undefined;
  readonly origin: Origin;
  readonly input: Input;
  readonly places: Places;
}

const ARTICLE = /^(?:el|la|los|las) /;
const isLabel = (name: string): name is Label => ARTICLE.test(name);

/** Makes a function that describes a field. A name with an article (`el dorsal`) is also the label in refusals. */
const describedAs =
  <I extends Input>(origin: Origin, input: I) =>
  (
    name: string,
    places: Places,
    options: Options = {},
  ): DescribedField & { readonly input: I } => ({
    nombre: name.replace(ARTICLE, ''),
    label: isLabel(name) ? name : undefined,
    origin,
    input,
    places,
    ...options,
  });

/** Set by administrators and stored as sent. */
export const plainField = describedAs('own', 'as-sent');
/** Set by administrators and processed by an operation: an id, or a date in one of its formats. */
export const processed = describedAs('own', 'processed');
/** Part of a sheet. */
export const fromActa = describedAs('own', 'acta');
/** Set by an operation, never by a body. */
export const serverField = describedAs('own', null);
export const copiedField = describedAs('copied', null);
export const derived = describedAs('derived', null);
/** Computed by an operation from the body and other data. */
export const computed = describedAs('derived', 'processed');

type Fields = Readonly<Record<string, DescribedField>>;

/**
 * Descriptions of every field of a record, optional ones included. Does not compile if a field is missing, or if a field
 * of `Body` is described as one that bodies do not set.
 */
export type RecordFields<T, Body> = {
  readonly [K in keyof T]-?: DescribedField & {
    readonly input: K extends keyof Body ? Exclude<Input, null> : null;
  };
};

/** A kind of record, such as matches. History, restore, API, tables and forms follow from this description. */
export interface RecordKind {
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
  readonly fields: Fields;
  /** All texts of a change: `lines` of single fields, and those that cover several fields. */
  readonly describeChanges?: (
    antes: Content,
    despues: Content,
    lines: readonly string[],
  ) => string[];
}

type WithFields = Pick<RecordKind, 'fields'>;

/** The kind with its article: `el partido`. */
export const withItsArticle = (kind: Pick<RecordKind, 'articulo' | 'nombre'>): string =>
  `${kind.articulo} ${kind.nombre.toLocaleLowerCase('es')}`;

/** A record in a sentence: `el partido Rival CF (14-11-2026)`, with its id if nothing else is known. */
export function sayRecord(kind: RecordKind, content: unknown, id: string): string {
  const title = kind.titulo.safeParse(content).data ?? id;
  return `${withItsArticle(kind)} ${kind.isQuoted ? `«${title}»` : title}`;
}

/** Labels of a record's fields in refusals. */
export const labelFields = (kind: WithFields): Readonly<Record<string, Label>> =>
  Object.fromEntries(
    Object.entries(kind.fields).flatMap(([field, { label }]) => (label ? [[field, label]] : [])),
  );

/** Whether two contents of a record are equal, ignoring derived and copied fields. `undefined` stands for no record. */
export function isSameRecord(
  kind: WithFields,
  a: object | undefined,
  b: object | undefined,
): boolean {
  const ownFields = (content: object | undefined) =>
    content &&
    Object.fromEntries(
      Object.entries(content).filter(([field]) => kind.fields[field]?.origin === 'own'),
    );
  return isSameContent(ownFields(a), ownFields(b));
}

/** How a body sets a field. `null` also if there is no such field. */
export const findInput = ({ fields }: WithFields, field: string): Input =>
  own(fields, field)?.input ?? null;

type WithInput<R extends WithFields, I extends Input> = {
  [K in keyof R['fields']]: R['fields'][K]['input'] extends I ? K : never;
}[keyof R['fields']];

/** The fields of a record that a body can have. */
export type BodyFields<R extends WithFields> = WithInput<R, Exclude<Input, null>>;

/** The part of a body that is stored as sent. Fields that may be `undefined` are optional. */
export type GivenFields<R extends WithFields, Body> = {
  [K in keyof Body as K extends WithInput<R, 'as-sent'> ? K : never]: Exclude<Body[K], undefined>;
};

/** The fields of a body that are stored as sent and are present. */
export function givenFields<R extends WithFields, Body extends object>(
  kind: R,
  body: Body,
): GivenFields<R, Body> {
  const given = Object.entries(body).filter(
    ([field, value]) => value !== undefined && findInput(kind, field) === 'as-sent',
  );
  return Object.fromEntries(given) as GivenFields<R, Body>;
}

export type Cell = string | number | boolean | null | undefined;

/** Columns of a kind's table in order, each with a function for its value. */
export function listColumns(
  kind: WithFields,
): readonly (readonly [nombre: string, cell: (content: Content) => Cell])[] {
  return Object.entries(kind.fields).flatMap(([field, { places }]) => {
    if ('columns' in places) {
      return places.columns.map((part) => {
        const cell = (content: Content) => (content[field] as Content | undefined)?.[part] as Cell;
        return [part, cell] as const;
      });
    }
    if (!places.includes('column')) return [];
    return [[field, (content: Content) => content[field] as Cell] as const];
  });
}

/** Fields whose values are shown unchanged on the record's page. */
export const fieldsOnPage = (kind: WithFields): readonly string[] =>
  Object.entries(kind.fields).flatMap(([field, { places }]) =>
    !('columns' in places) && places.includes('page') ? [field] : [],
  );
