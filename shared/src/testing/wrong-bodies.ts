import { z } from 'zod';

/** A part of a JSON Schema. */
export type SchemaNode = Readonly<Record<string, unknown>>;

function nodesIn(value: unknown): SchemaNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null ? [value as SchemaNode] : [];
}

/** A schema node and all its alternatives, nested ones included. */
export const alternatives = (node: SchemaNode): SchemaNode[] => [
  node,
  ...nodesIn([node['anyOf'], node['oneOf'], node['allOf']]).flatMap(alternatives),
];

const listSchemaFields = (node: SchemaNode): [string, SchemaNode][] =>
  alternatives(node).flatMap(
    (one) => Object.entries(one['properties'] ?? {}) as [string, SchemaNode][],
  );
const findItem = (node: SchemaNode): SchemaNode | undefined =>
  alternatives(node).flatMap((one) => nodesIn(one['items']))[0];

export const describeBody = (schema: z.ZodType): SchemaNode =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Every field name in a schema, with the name of its parent field. */
export function fieldNames(node: SchemaNode, outer = ''): [outer: string, name: string][] {
  const item = findItem(node);
  return [
    ...listSchemaFields(node).flatMap(([name, field]): [string, string][] => [
      [outer, name],
      ...fieldNames(field, name),
    ]),
    // The fields of a row have no parent's name, as in refusals.
    ...(item ? fieldNames(item, '') : []),
  ];
}

/** Values that hardly any field accepts. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  'x'.repeat(60_000),
  'a\u0000\u202eb',
  '1',
  -1,
  0.5,
  1e9,
  true,
  false,
  [],
  [[]],
  [undefined, 7, 'x', {}],
  Array.from({ length: 420 }, () => 'x'),
  {},
  { no_existe: 1, 'otro.campo': 2, __proto__x: 3 },
];

/** Bodies with one wrong value each: in every field, including list rows and their fields. */
export function* wrongBodies(node: SchemaNode): Iterable<unknown> {
  yield* WRONG;
  const fields = listSchemaFields(node);
  for (const [name, field] of fields) {
    for (const value of wrongBodies(field)) yield { [name]: value };
  }
  const item = findItem(node);
  if (!item) return;
  for (const value of wrongBodies(item)) yield [{}, {}, value];
}
