import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { documents } from './documents';

interface JsonSchema {
  readonly type?: string;
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** Paths and JSON Schemas of all documents, as they are stored. */
const STORED = Object.values(documents).map((spec) => {
  const { path: place, schema } = (spec as (id: string) => ReturnType<typeof documents.club>)('*');
  const options = { io: 'input', unrepresentable: 'any', reused: 'inline' } as const;
  return { place, schema: z.toJSONSchema(schema, options) as JsonSchema };
});

/**
 * A line for each object in a schema: its place, and the fields that it must have. Fields with a default are among them,
 * because browsers read documents without schemas. A player's figures are not: they are added as zeros.
 */
function requiredIn(schema: JsonSchema, place: string): string[] {
  const { properties = {}, additionalProperties: entry, items, anyOf = [] } = schema;
  const isFigures = /\.(sumas|ajuste)$/.test(place);
  const withDefault = Object.keys(properties).filter(
    (name) => 'default' in (properties[name] ?? {}),
  );
  const required = [...(schema.required ?? []), ...(isFigures ? [] : withDefault)].sort();
  return [
    ...(required.length > 0 ? [`${place}: ${required.join(' ')}`] : []),
    ...Object.entries(properties).flatMap(([name, one]) => requiredIn(one, `${place}.${name}`)),
    ...(typeof entry === 'object' ? requiredIn(entry, `${place}.*`) : []),
    ...(items ? requiredIn(items, `${place}[]`) : []),
    ...anyOf.flatMap((one) => requiredIn(one, place)),
  ];
}

/** Whether a field can have any number of entries with fields of their own. */
const isGrowing = ({ additionalProperties: entry, items, anyOf = [] }: JsonSchema): boolean =>
  typeof entry === 'object' || items?.type === 'object' || anyOf.some(isGrowing);

describe('the fields of stored documents', () => {
  it('are optional, but for those that all releases have written (docs/decisions/0019)', async () => {
    const lines = STORED.flatMap(({ place, schema }) => requiredIn(schema, place));
    const file = path.join(import.meta.dirname, 'required-fields.txt');
    const split = (line: string) => line.split(/:? /);
    const released = (await readFile(file, 'utf8')).split('\n').map(split);
    const known = new Set(
      released.flatMap(([place = '', ...fields]) => [
        place,
        ...fields.map((one) => `${place}.${one}`),
      ]),
    );
    const added = lines
      .map(split)
      .flatMap(([place = '', ...fields]) =>
        known.has(place)
          ? fields.map((one) => `${place}.${one}`).filter((one) => !known.has(one))
          : [],
      );
    // Documents of earlier releases lack these: make them optional, or write a migration and change the file by hand.
    expect(added).toEqual([]);
    // New kinds of objects are added to the file by vitest’s «-u».
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
  });

  it('are exempt from indexing if they grow (docs/decisions/0029)', async () => {
    const file = path.resolve(import.meta.dirname, '../../../firestore.indexes.json');
    const { fieldOverrides } = JSON.parse(await readFile(file, 'utf8')) as {
      fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
    };
    const exempt = fieldOverrides
      .filter(({ indexes }) => indexes.length === 0)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    const growing = STORED.flatMap(({ place, schema: { properties = {} } }) =>
      Object.entries(properties).flatMap(([name, one]) =>
        isGrowing(one) ? [`${place.split('/')[0] ?? ''}.${name}`] : [],
      ),
    );
    expect(growing.filter((field) => !exempt.includes(field))).toEqual([]);
  });
});
