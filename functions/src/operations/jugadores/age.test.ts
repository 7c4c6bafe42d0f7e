import { describe, expect, it } from 'vitest';
import { inTimezone, PROCESS_TIMEZONES } from '../../../../shared/src/testing/process-timezone';
import { ageAt } from './age';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

describe('the age', () => {
  it.each([
    ['in June', '1999-06-10', 27, ['2026-05-30', '2026-06-09'], ['2026-06-10', '2026-07-01']],
    ['on New Year’s Eve', '1999-12-31', 27, ['2026-12-30'], ['2026-12-31', '2027-01-01']],
    ['on 29 February, in a common year', '2000-02-29', 27, ['2027-02-28'], ['2027-03-01']],
    ['on 29 February, in a leap year', '2000-02-29', 28, ['2028-02-28'], ['2028-02-29']],
    ['on 28 February, in a leap year', '2000-02-28', 28, ['2028-02-27'], ['2028-02-28']],
  ])('of a player born %s changes on his birthday', (_when, birthDate, edad, before, from) => {
    const on = (days: readonly string[]) => days.map((day) => ageAt(birthDate, noon(day)));
    expect(on(before)).toEqual(before.map(() => edad - 1));
    expect(on(from)).toEqual(from.map(() => edad));
  });

  it.each(PROCESS_TIMEZONES)('changes at midnight in Madrid, in a process in %s', (zone) => {
    inTimezone(zone, () => {
      expect(ageAt('1999-06-10', new Date('2026-06-09T21:59:59.999Z'))).toBe(26);
      expect(ageAt('1999-06-10', new Date('2026-06-09T22:00:00.000Z'))).toBe(27);
      expect(ageAt('1999-01-10', new Date('2026-01-09T22:59:59.999Z'))).toBe(26);
      expect(ageAt('1999-01-10', new Date('2026-01-09T23:00:00.000Z'))).toBe(27);
    });
  });
});
