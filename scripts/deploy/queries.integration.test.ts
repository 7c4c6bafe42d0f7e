import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Endpoint, endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { contractCases, type ContractName } from '../../functions/src/testing/contract/cases';
import { createWorld } from '../../functions/src/testing/contract/world';
import { recordQueries } from '../../functions/src/testing/record-queries';
import { startPages } from '../../functions/src/testing/start-pages';
import { forAllTests } from '../../functions/src/testing/standing';
import { ROOT } from '../build/index';
import { missingIndexes, parseIndexes } from './indexes';

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
