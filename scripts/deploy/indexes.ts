import { z } from 'zod';

const indexed = {
  order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
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

/** The parts of a query that decide which index it needs. */
export interface StoreQuery {
  readonly collection: string;
  readonly filters: readonly { readonly field: string; readonly op: string }[];
  /** The fields by which it is ordered. */
  readonly orders: readonly string[];
}

/** The content of `firestore.indexes.json`. Throws if the Firebase CLI would refuse it. */
export const parseIndexes = (text: string): IndexesFile =>
  indexesFileSchema.parse(JSON.parse(text));

/** Fields by which a query sorts its result: the given ones, or that of a range filter. */
function sortFields({ filters, orders }: StoreQuery): readonly string[] {
  if (orders.length > 0) return orders;
  const compared = filters.find(({ op }) => ['<', '<=', '>', '>=', '!=', 'not-in'].includes(op));
  return compared ? [compared.field] : [];
}

/**
 * Queries that fail in production with "the query requires an index", although the emulator answers them: several
 * fields without a composite index of them, or a field whose override lists no indexes. The order of an index's fields
 * is not checked. https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function missingIndexes(
  queries: readonly StoreQuery[],
  { indexes, fieldOverrides }: IndexesFile,
): string[] {
  const problems = queries.flatMap((query) => {
    const { collection, filters } = query;
    const sorting = sortFields(query);
    const fields = [...new Set([...filters.map(({ field }) => field), ...sorting])];
    const what = `${collection} (${fields.join(', ')})`;
    // For equality filters only, Firestore merges single-field indexes.
    if (sorting.length > 0 && fields.length > 1) {
      const isIndexed = indexes.some(
        (index) =>
          index.collectionGroup === collection &&
          index.fields.length === fields.length &&
          index.fields.every(({ fieldPath }) => fields.includes(fieldPath)),
      );
      return isIndexed ? [] : [`falta el índice compuesto de ${what} en firestore.indexes.json`];
    }
    return fieldOverrides
      .filter(
        ({ collectionGroup, fieldPath, indexes: own }) =>
          collectionGroup === collection && fields.includes(fieldPath) && own.length === 0,
      )
      .map(({ fieldPath }) => `${what}: ${fieldPath} está exento de índices y se consulta por él`);
  });
  return [...new Set(problems)];
}

/** Entries in the file for collections that do not exist. An entry with a misspelt name has no effect. */
export function unknownCollections(
  { indexes, fieldOverrides }: IndexesFile,
  known: ReadonlySet<string>,
): string[] {
  const named = [...indexes, ...fieldOverrides].map(({ collectionGroup }) => collectionGroup);
  return [...new Set(named)]
    .filter((name) => !known.has(name))
    .map((name) => `firestore.indexes.json nombra la colección «${name}», que no existe`);
}
