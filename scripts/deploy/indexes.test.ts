import { describe, expect, it } from 'vitest';
import { type IndexesFile, missingIndexes, parseIndexes, unknownCollections } from './indexes';

const NONE: IndexesFile = { indexes: [], fieldOverrides: [] };
const byDay = {
  collection: 'partidos',
  filters: [{ field: 'temporada_id', op: '==' }],
  orders: ['fecha_date'],
};
const index = (...fields: string[]): IndexesFile => ({
  indexes: [
    {
      collectionGroup: 'partidos',
      queryScope: 'COLLECTION',
      fields: fields.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    },
  ],
  fieldOverrides: [],
});

describe('the index that a query needs', () => {
  it('is composite for an equality filter with an order by another field, of its own collection', () => {
    expect(missingIndexes([byDay, byDay], NONE)).toEqual([
      'falta el índice compuesto de partidos (temporada_id, fecha_date) en firestore.indexes.json',
    ]);
    const right = index('temporada_id', 'fecha_date');
    expect(missingIndexes([byDay], right)).toEqual([]);
    expect(missingIndexes([{ ...byDay, collection: 'noticias' }], right)).toHaveLength(1);
    expect(missingIndexes([byDay], index('temporada_id', 'jugado'))).toHaveLength(1);
    expect(missingIndexes([{ ...byDay, orders: ['fecha_date', '_id'] }], right)).toHaveLength(1);
  });

  it('exists automatically for equality filters and for single fields, unless they are exempt', () => {
    const range = { field: 'cuando', op: '>=' };
    const equal = ['a', 'b', 'c'].map((field) => ({ field, op: '==' }));
    const needs = (filters: typeof equal, orders: string[] = []) =>
      missingIndexes([{ collection: 'historial', filters, orders }], NONE);
    expect(needs([range], ['cuando'])).toEqual([]);
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
  const file = index('temporada_id', 'fecha_date');
  expect(unknownCollections(file, new Set(['partidos']))).toEqual([]);
  expect(unknownCollections(file, new Set(['noticias']))).toHaveLength(1);
});
