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
  it('is composite for an equality filter with an order by another field, of its own collection', () => {
    expect(missingIndexes([byDay, byDay], NONE)).toEqual([
      'falta el índice compuesto de partidos (temporada_id, fecha_date) en firestore.indexes.json',
    ]);
    const right = index('ASCENDING', 'DESCENDING');
    expect(missingIndexes([byDay], right)).toEqual([]);
    expect(missingIndexes([{ ...byDay, collection: 'noticias' }], right)).toHaveLength(1);
  });

  it('may be read in reverse order as a whole', () => {
    expect(missingIndexes([byDay], index('ASCENDING', 'ASCENDING'))).toEqual([]);
    const orders = [{ field: 'temporada_id', direction: 'ASCENDING' as const }, ...byDay.orders];
    const twoOrders = { ...byDay, filters: [], orders };
    expect(missingIndexes([twoOrders], index('DESCENDING', 'ASCENDING'))).toEqual([]);
    expect(missingIndexes([twoOrders], index('ASCENDING', 'ASCENDING'))).toHaveLength(1);
  });

  it('exists automatically for equality filters and for single fields, unless they are exempt', () => {
    const range = { field: 'cuando', op: '>=' };
    const orders = [{ field: 'cuando', direction: 'DESCENDING' as const }];
    const equal = ['a', 'b', 'c'].map((field) => ({ field, op: '==' }));
    const needs = (filters: typeof equal, sorted: typeof orders = []) =>
      missingIndexes([{ collection: 'historial', filters, orders: sorted }], NONE);
    expect(needs([range], orders)).toEqual([]);
    expect(needs(equal)).toEqual([]);
    expect(needs([...equal, range])).toHaveLength(1);
    const fieldOverrides = [
      { collectionGroup: 'partidos', fieldPath: 'temporada_id', indexes: [] },
    ];
    expect(missingIndexes([{ ...byDay, orders: [] }], { ...NONE, fieldOverrides })).toEqual([
      'partidos (temporada_id): temporada_id está exento de índices y se consulta por él',
    ]);
  });
});

it('firestore.indexes.json must have the format of the Firebase CLI, and name existing collections', () => {
  expect(() => parseIndexes('{"indexes": [{"collectionGroup": "partidos"}]}')).toThrow();
  expect(unknownCollections(index('ASCENDING'), new Set(['partidos']))).toEqual([]);
  expect(unknownCollections(index('ASCENDING'), new Set(['noticias']))).toHaveLength(1);
});
