import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HITO_CERCA, milestoneOf } from './milestone';

describe('milestone', () => {
  it.each([
    [0, undefined],
    [7, undefined],
    [8, { meta: 10, faltan: 2 }],
    [9, { meta: 10, faltan: 1 }],
    [10, { meta: 10, faltan: 0 }],
    [11, undefined],
    [24, { meta: 25, faltan: 1 }],
    [49, { meta: 50, faltan: 1 }],
    [75, undefined],
    [100, { meta: 100, faltan: 0 }],
  ])('near %i is %j', (cuenta, hito) => {
    expect(milestoneOf(cuenta)).toEqual(hito);
  });

  it('is at most `HITO_CERCA` away', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2000 }), (cuenta) => {
        const hito = milestoneOf(cuenta);
        if (!hito) return;
        expect(hito.meta - hito.faltan).toBe(cuenta);
        expect(hito.faltan).toBeLessThanOrEqual(HITO_CERCA);
      }),
    );
  });
});
