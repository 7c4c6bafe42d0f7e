import { z } from 'zod';

const directionSchema = z.enum(['ASCENDING', 'DESCENDING']);
type Direction = z.infer<typeof directionSchema>;

const indexed = {
  order: directionSchema.optional(),
  arrayConfig: z.literal('CONTAINS').optional(),
};
const queryScope = z.enum(['COLLECTION', 'COLLECTION_GROUP']);
const name = z.string().min(1);

/** `firestore.indexes.json` in the format of the Firebase CLI. */
const indexesFileSchema = z.strictObject({
  indexes: z.array(
    z.strictObject({
      collectionGroup: name,
      queryScope,
      fields: z.array(z.strictObject({ fieldPath: name, ...indexed })).min(2),
    }),
  ),
  fieldOverrides: z.array(
    z.strictObject({
      collectionGroup: name,
      fieldPath: name,
      ttl: z.boolean().optional(),
      indexes: z.array(z.strictObject({ queryScope, ...indexed })),
    }),
  ),
});
export type IndexesFile = z.infer<typeof indexesFileSchema>;

/** A query in the code: everything that decides which index it needs. */
export interface StoreQuery {
  readonly collection: string;
  readonly filters: readonly { readonly field: string; readonly op: string }[];
  readonly orders: readonly { readonly field: string; readonly direction: Direction }[];
}

/** The content of `firestore.indexes.json`. Throws if the Firebase CLI would refuse it. */
export const parseIndexes = (text: string): IndexesFile =>
  indexesFileSchema.parse(JSON.parse(text));

const opposite = (direction: Direction): Direction =>
  direction === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING';

/** Sort order of the result: the explicit one, or by the field with a range filter. */
function ordersOf({ filters, orders }: StoreQuery): StoreQuery['orders'] {
  const compared = filters.find(({ op }) => ['<', '<=', '>', '>=', '!=', 'not-in'].includes(op));
  if (orders.length > 0 || !compared) return orders;
  return [{ field: compared.field, direction: 'ASCENDING' }];
}

/** Whether a composite index has the query's equality fields first, then its sort order or the reverse. */
function isServedBy(
  query: StoreQuery,
  { collectionGroup, fields }: IndexesFile['indexes'][number],
): boolean {
  const orders = ordersOf(query);
  const equal = query.filters.filter(({ op }) => ['==', 'in', 'array-contains'].includes(op));
  if (collectionGroup !== query.collection || fields.length !== equal.length + orders.length) {
    return false;
  }
  const head = fields.slice(0, equal.length);
  const tail = fields.slice(equal.length);
  const hasEqual = equal.every(({ field, op }) =>
    head.some(
      ({ fieldPath, arrayConfig }) =>
        fieldPath === field && (op === 'array-contains') === (arrayConfig === 'CONTAINS'),
    ),
  );
  const hasOrders = (wanted: StoreQuery['orders']) =>
    wanted.every(
      ({ field, direction }, index) =>
        tail[index]?.fieldPath === field && tail[index].order === direction,
    );
  const reversed = orders.map((one) => ({ ...one, direction: opposite(one.direction) }));
  return hasEqual && (hasOrders(orders) || hasOrders(reversed));
}

/**
 * Queries that fail in production with "the query requires an index", although the emulator answers them: several
 * fields without a composite index, or a field that is exempt from indexing.
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function missingIndexes(
  queries: readonly StoreQuery[],
  { indexes, fieldOverrides }: IndexesFile,
): string[] {
  const problems = queries.flatMap((query) => {
    const orders = ordersOf(query);
    const fields = new Set([...query.filters, ...orders].map(({ field }) => field));
    // For equality filters only, Firestore merges single-field indexes.
    const isSimple = orders.length === 0 || fields.size === 1;
    const what = `${query.collection} (${[...fields].join(', ')})`;
    if (!isSimple) {
      return indexes.some((index) => isServedBy(query, index))
        ? []
        : [`falta el índice compuesto de ${what} en firestore.indexes.json`];
    }
    return fieldOverrides
      .filter(
        ({ collectionGroup, fieldPath, indexes: own }) =>
          collectionGroup === query.collection && fields.has(fieldPath) && own.length === 0,
      )
      .map(({ fieldPath }) => `${what}: ${fieldPath} está exento de índices y se consulta por él`);
  });
  return [...new Set(problems)];
}

/** Entries in the file for collections that do not exist. A misspelt name exempts nothing. */
export function unknownCollections(
  { indexes, fieldOverrides }: IndexesFile,
  known: ReadonlySet<string>,
): string[] {
  const named = [...indexes, ...fieldOverrides].map(({ collectionGroup }) => collectionGroup);
  return [...new Set(named)]
    .filter((name) => !known.has(name))
    .map((name) => `firestore.indexes.json nombra la colección «${name}», que no existe`);
}
