import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Endpoint, endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { CollectionReference, Query } from 'firebase-admin/firestore';
import { contractCases, type ContractName } from '../../functions/src/testing/contract/cases';
import { createWorld } from '../../functions/src/testing/contract/world';
import { startPages } from '../../functions/src/testing/start-pages';
import { forAllTests } from '../../functions/src/testing/standing';
import { ROOT } from '../build/index';
import { missingIndexes, parseIndexes, type StoreQuery } from './indexes';

type QueryMethod = (this: Query, ...args: unknown[]) => Query;

/**
 * Records every query with filters or orders that this process builds from now on, by patching the methods of the
 * Firestore client.
 */
function recordQueries() {
  const known = new Map<Query, StoreQuery>();
  const methods = Query.prototype as unknown as Record<'where' | 'orderBy', QueryMethod>;
  const { where, orderBy } = methods;
  const record = (from: Query, built: Query, part: Partial<StoreQuery>) => {
    const collection = from instanceof CollectionReference ? from.id : '';
    const before = known.get(from) ?? { collection, filters: [], orders: [] };
    const filters = [...before.filters, ...(part.filters ?? [])];
    // Only the final query is recorded, not those from which it was built.
    known.delete(from);
    known.set(built, { ...before, filters, orders: [...before.orders, ...(part.orders ?? [])] });
    return built;
  };
  methods.where = function (this: Query, ...args: unknown[]) {
    const [field = '', op = ''] = args.map(String);
    return record(this, where.apply(this, args), { filters: [{ field, op }] });
  };
  methods.orderBy = function (this: Query, ...args: unknown[]) {
    return record(this, orderBy.apply(this, args), { orders: [String(args[0])] });
  };
  return {
    queries: (): readonly StoreQuery[] => [...known.values()],
    stop: () => void Object.assign(methods, { where, orderBy }),
  };
}

const calls = Object.entries<Endpoint>(endpoints).filter(([, { kind }]) => kind !== 'service') as [
  ContractName,
  Endpoint,
][];

describe('every query that the code makes', () => {
  const pages = forAllTests(startPages);

  it('has the index that it needs in production', async () => {
    const recording = recordQueries();
    const { api } = pages;
    const world = await createWorld(api);
    // Reads first, then writes, deletions last, so that every call finds data.
    const order = (name: string) => {
      if (name.startsWith('fetch')) return 0;
      return /^(del|anular)/.test(name) ? 2 : 1;
    };
    for (const [name, endpoint] of calls.toSorted(([a], [b]) => order(a) - order(b))) {
      const { id, body } = contractCases[name](world);
      await api.call(endpoint, { ...(id && { id }), ...(body && { body }) });
    }
    await fetch(`${api.url}/b-api/fetch-historial?antes=${world.operationId}`, {
      headers: { authorization: `Bearer ${api.tokens.administrador}` },
    });
    await api.call(endpoints.exportar);
    for (const route of ['/', '/partidos', '/plantilla', '/sitemap.xml', '/calendario.ics']) {
      await pages.get(route);
    }
    recording.stop();
    const queries = recording.queries();
    const collections = queries.map(({ collection }) => collection);
    expect(collections).toEqual(expect.arrayContaining(['historial', 'partidos']));
    const indexes = parseIndexes(await readFile(path.join(ROOT, 'firestore.indexes.json'), 'utf8'));
    expect(missingIndexes(queries, indexes)).toEqual([]);
  });
});
