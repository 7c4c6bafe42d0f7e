import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTimezone, PROCESS_TIMEZONES } from '../testing/process-timezone';
import { edadEn } from './edad';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

describe('age of a player', () => {
  it.each([
    ['the day before his birthday', '1999-06-10', '2026-06-09', 26],
    ['on his birthday', '1999-06-10', '2026-06-10', 27],
    ['the day after his birthday', '1999-06-10', '2026-06-11', 27],
    ['in an earlier month, on a later day', '1999-06-10', '2026-05-30', 26],
    ['in a later month, on an earlier day', '1999-06-10', '2026-07-01', 27],
    ['born on 31 December, on New Year’s Day', '1999-12-31', '2027-01-01', 27],
    ['born on 29 February, on 28 February of a common year', '2000-02-29', '2027-02-28', 26],
    ['born on 29 February, on 1 March of a common year', '2000-02-29', '2027-03-01', 27],
    ['born on 29 February, on 28 February of a leap year', '2000-02-29', '2028-02-28', 27],
    ['born on 29 February, on 29 February of a leap year', '2000-02-29', '2028-02-29', 28],
    ['born on 28 February, on 28 February of a leap year', '2000-02-28', '2028-02-28', 28],
    ['on the day he was born', '2026-06-10', '2026-06-10', 0],
  ])('%s', (_nombre, fechaNac, day, edad) => {
    expect(edadEn(fechaNac, noon(day))).toBe(edad);
  });

  it.each(PROCESS_TIMEZONES)('turns at midnight in Madrid, in a process in %s', (zone) => {
    inTimezone(zone, () => {
      expect(edadEn('1999-06-10', new Date('2026-06-09T21:59:59.999Z'))).toBe(26);
      expect(edadEn('1999-06-10', new Date('2026-06-09T22:00:00.000Z'))).toBe(27);
      expect(edadEn('1999-01-10', new Date('2026-01-09T22:59:59.999Z'))).toBe(26);
      expect(edadEn('1999-01-10', new Date('2026-01-09T23:00:00.000Z'))).toBe(27);
    });
  });

  it('grows by one in a year, and never falls from a day to the next', () => {
    const day = fc.date({
      min: new Date('1940-01-01'),
      max: new Date('2025-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, fc.nat({ max: 30_000 }), (birth, days) => {
        const fechaNac = birth.toISOString().slice(0, 10);
        const now = new Date(noon(fechaNac).getTime() + days * 86_400_000);
        const tomorrow = new Date(now.getTime() + 86_400_000);
        const edad = edadEn(fechaNac, now);
        expect([edad, edad + 1]).toContain(edadEn(fechaNac, tomorrow));
        expect(Math.abs(edad - days / 365.2425)).toBeLessThan(1.01);
      }),
    );
  });
});
