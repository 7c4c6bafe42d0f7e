import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MILESTONE_NEAR, milestoneOf } from './milestone';

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
  ])('near %i is %j', (cuenta, milestone) => expect(milestoneOf(cuenta)).toEqual(milestone));

  it('is at most `MILESTONE_NEAR` away', () =>
    fc.assert(
      fc.property(fc.nat({ max: 2000 }), (cuenta) => {
        const milestone = milestoneOf(cuenta);
        if (!milestone) return;
        expect(milestone.meta - milestone.faltan).toBe(cuenta);
        expect(milestone.faltan).toBeLessThanOrEqual(MILESTONE_NEAR);
      }),
    ));
});
