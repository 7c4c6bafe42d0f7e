import { COUNTERS } from '@club/shared';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countFigures } from './figures';
import { acta, resolveSheet } from './operations';

it('the model’s random sheets have each figure', () => {
  const squad = ['ana', 'bea'];
  const rows = fc
    .sample(acta, { numRuns: 100, seed: 1 })
    .map((chosen) => resolveSheet(squad, chosen))
    .flatMap((sheet) => squad.map((id) => countFigures(sheet, id)));
  expect(COUNTERS.filter((counter) => rows.every((row) => row[counter] === 0))).toEqual([]);
});
