import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPartido } from '../testing/partido-builder';
import { comparePartidos, compareInstants, compareNames } from './order';
import { previewPartido } from './partido';

describe('order of names', () => {
  it.each([
    ['ñ after n, before o', ['Nuria', 'Ñoño', 'Oca']],
    ['accents do not change the place of a name', ['Álamo', 'Alba', 'Álvaro', 'Amor']],
    ['an accent decides between names otherwise equal', ['Angel R.', 'Ángel R.']],
    ['case does not change the place of a name', ['ana', 'Bea', 'carlos', 'Darío']],
    ['numbers count as numbers', ['Campo 2', 'Campo 10', 'Campo 100']],
    ['ü sorts as u', ['Agüero', 'Aguirre', 'Agüita', 'Agustín']],
  ])('%s', (_name, expected) => {
    expect([...expected].reverse().sort(compareNames)).toEqual(expected);
  });
});

describe('order of instants', () => {
  it.each([
    ['2026-12-31T11:00:00.000Z', '2027-01-01T10:00:00.000Z', -1],
    ['2027-01-01T10:00:00.000Z', '2026-12-31T11:00:00.000Z', 1],
    ['2026-12-31T11:00:00.000Z', '2026-12-31T11:00:00.000Z', 0],
    ['2026-02-10T11:00:00.000Z', '2026-10-01T11:00:00.000Z', -1],
  ])('%s against %s', (a, b, expected) => {
    expect(compareInstants({ fecha_date: a }, { fecha_date: b })).toBe(expected);
  });
});

describe('order of matches', () => {
  it('is by instant, then by id, whatever the order of the input', () => {
    const partido = fc
      .record({ day: fc.integer({ min: 1, max: 5 }), month: fc.constantFrom(0, 1, 11) })
      .map(({ day, month }) => new Date(Date.UTC(2026, month, day, 10)).toISOString());
    fc.assert(
      fc.property(fc.array(partido, { maxLength: 12 }), (instants) => {
        const previews = instants.map((dateInstant, index) =>
          // Ids in reverse order, so that a stable sort alone does not resolve ties.
          previewPartido(buildPartido({ _id: `p${String(50 - index)}`, fecha_date: dateInstant })),
        );
        const keys = previews
          .sort(comparePartidos)
          .map(({ fecha_date: instant, partido_id: id }) => `${instant} ${id}`);
        expect(keys).toEqual([...keys].sort());
      }),
    );
  });
});
