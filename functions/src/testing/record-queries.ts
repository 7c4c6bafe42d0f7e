import { CollectionReference, Query } from 'firebase-admin/firestore';

interface RecordedQuery {
  readonly collection: string;
  readonly filters: readonly { readonly field: string; readonly op: string }[];
  readonly orders: readonly {
    readonly field: string;
    readonly direction: 'ASCENDING' | 'DESCENDING';
  }[];
}

/** What was recorded, and the end of the recording. */
export interface QueryRecording {
  queries(): readonly RecordedQuery[];
  stop(): void;
}

type Step = (this: Query, ...args: unknown[]) => Query;

/**
 * Notes every query with filters or orders that this process builds from now on, as it was in the end. The Firestore
 * client itself is asked: however the code comes to its queries, all of them go through these methods.
 */
export function recordQueries(): QueryRecording {
  const known = new Map<Query, RecordedQuery>();
  const ofCollection = (query: Query): RecordedQuery => ({
    collection: query instanceof CollectionReference ? query.id : '',
    filters: [],
    orders: [],
  });
  const methods = Query.prototype as unknown as Record<'where' | 'orderBy', Step>;
  const originals = { where: methods.where, orderBy: methods.orderBy };
  const note = (
    name: 'where' | 'orderBy',
    add: (to: RecordedQuery, args: readonly unknown[]) => RecordedQuery,
  ) => {
    const original = originals[name];
    methods[name] = function (this: Query, ...args: unknown[]) {
      const built = original.apply(this, args);
      const before = known.get(this) ?? ofCollection(this);
      // What was only a step towards this query is none itself.
      known.delete(this);
      known.set(built, add(before, args));
      return built;
    };
  };
  note('where', (to, [field, op]) => ({
    ...to,
    filters: [...to.filters, { field: String(field), op: String(op) }],
  }));
  note('orderBy', (to, [field, direction]) => ({
    ...to,
    orders: [
      ...to.orders,
      { field: String(field), direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' },
    ],
  }));
  return {
    queries: () => [...known.values()],
    stop() {
      Object.assign(methods, originals);
    },
  };
}
