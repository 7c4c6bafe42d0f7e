import { describe, expect, it } from 'vitest';
import { type IndexesFile, missingIndexes, parseIndexes, unknownCollections } from './indexes';

const NONE: IndexesFile = { indexes: [], fieldOverrides: [] };
const byDay = {
  collection: 'partidos',
  filters: [{ field: 'temporada_id', op: '==' }],
  orders: [{ field: 'fecha_date', direction: 'DESCENDING' as const }],
};
const index = (...directions: ('ASCENDING' | 'DESCENDING')[]): IndexesFile => ({
  indexes: [
    {
      collectionGroup: 'partidos',
      queryScope: 'COLLECTION',
      fields: ['temporada_id', 'fecha_date'].map((fieldPath, at) => ({
        fieldPath,
        ...(directions[at] && { order: directions[at] }),
      })),
    },
  ],
  fieldOverrides: [],
});

describe('the index that a query needs', () => {
  it('is composite for an equality filter with an order by another field', () => {
    expect(missingIndexes([byDay, byDay], NONE)).toEqual([
      'falta el índice compuesto de partidos (temporada_id, fecha_date) en firestore.indexes.json',
    ]);
    expect(missingIndexes([byDay], index('ASCENDING', 'DESCENDING'))).toEqual([]);
  });

  it('may be read in reverse order as a whole', () => {
    expect(missingIndexes([byDay], index('ASCENDING', 'ASCENDING'))).toEqual([]);
    const twoOrders = {
      ...byDay,
      filters: [],
      orders: [{ field: 'temporada_id', direction: 'ASCENDING' as const }, ...byDay.orders],
    };
    expect(missingIndexes([twoOrders], index('DESCENDING', 'ASCENDING'))).toEqual([]);
    expect(missingIndexes([twoOrders], index('ASCENDING', 'ASCENDING'))).toHaveLength(1);
  });

  it('belongs to one collection', () => {
    expect(
      missingIndexes([{ ...byDay, collection: 'noticias' }], index('ASCENDING', 'DESCENDING')),
    ).toHaveLength(1);
  });

  it('exists automatically for single fields, and for equality filters only', () => {
    const range = [{ field: 'cuando', op: '>=' }];
    const orders = [{ field: 'cuando', direction: 'DESCENDING' as const }];
    const equal = ['a', 'b', 'c'].map((field) => ({ field, op: '==' }));
    expect(missingIndexes([{ collection: 'historial', filters: range, orders }], NONE)).toEqual([]);
    expect(missingIndexes([{ collection: 'x', filters: equal, orders: [] }], NONE)).toEqual([]);
    expect(
      missingIndexes([{ collection: 'x', filters: [...equal, ...range], orders: [] }], NONE),
    ).toHaveLength(1);
  });

  it('does not exist for an exempt field', () => {
    const fieldOverrides = [
      { collectionGroup: 'partidos', fieldPath: 'temporada_id', indexes: [] },
    ];
    expect(missingIndexes([{ ...byDay, orders: [] }], { ...NONE, fieldOverrides })).toEqual([
      'partidos (temporada_id): temporada_id está exento de índices y se consulta por él',
    ]);
  });
});

describe('firestore.indexes.json', () => {
  it('must have the format of the Firebase CLI', () => {
    expect(() => parseIndexes('{"indexes": [{"collectionGroup": "partidos"}]}')).toThrow();
  });

  it('names existing collections only', () => {
    expect(unknownCollections(index('ASCENDING'), new Set(['partidos']))).toEqual([]);
    expect(unknownCollections(index('ASCENDING'), new Set(['noticias']))).toHaveLength(1);
  });
});
