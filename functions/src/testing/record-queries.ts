import { CollectionReference, Query } from 'firebase-admin/firestore';

interface RecordedQuery {
  readonly collection: string;
  readonly filters: readonly { readonly field: string; readonly op: string }[];
  readonly orders: readonly {
    readonly field: string;
    readonly direction: 'ASCENDING' | 'DESCENDING';
  }[];
}

type QueryMethod = (this: Query, ...args: unknown[]) => Query;

/**
 * Records every query with filters or orders that this process builds from now on, by patching the methods of the
 * Firestore client.
 */
export function recordQueries() {
  const known = new Map<Query, RecordedQuery>();
  const ofCollection = (query: Query): RecordedQuery => ({
    collection: query instanceof CollectionReference ? query.id : '',
    filters: [],
    orders: [],
  });
  const methods = Query.prototype as unknown as Record<'where' | 'orderBy', QueryMethod>;
  const originals = { where: methods.where, orderBy: methods.orderBy };
  const recordCalls = (
    name: 'where' | 'orderBy',
    add: (to: RecordedQuery, args: readonly unknown[]) => RecordedQuery,
  ) => {
    const original = originals[name];
    methods[name] = function (this: Query, ...args: unknown[]) {
      const built = original.apply(this, args);
      const before = known.get(this) ?? ofCollection(this);
      // Only the final query is recorded, not those from which it was built.
      known.delete(this);
      known.set(built, add(before, args));
      return built;
    };
  };
  recordCalls('where', (to, [field, op]) => ({
    ...to,
    filters: [...to.filters, { field: String(field), op: String(op) }],
  }));
  recordCalls('orderBy', (to, [field, direction]) => ({
    ...to,
    orders: [
      ...to.orders,
      { field: String(field), direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' },
    ],
  }));
  return {
    queries: (): readonly RecordedQuery[] => [...known.values()],
    stop: () => void Object.assign(methods, originals),
  };
}
