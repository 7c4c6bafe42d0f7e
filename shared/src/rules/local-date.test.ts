import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateBetween } from '../testing/instant-arbitrary';
import { localDate, TIME_ZONE } from './local-date';

const byTables = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

describe('the date in Madrid', () => {
  it.each([
    ['2026-11-22T22:59:59.999Z', '2026-11-22'],
    ['2026-11-22T23:00:00Z', '2026-11-23'],
    // Clocks go forward on 29 March 2026 and back on 25 October.
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T21:59:59Z', '2026-10-24'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2028-02-28T23:00:00Z', '2028-02-29'],
    // Before the European rule: from the platform's tables.
    ['1975-06-30T22:00:00Z', '1975-07-01'],
  ])('at %s is %s', (instant, date) => {
    expect(localDate(new Date(instant))).toBe(date);
  });

  it('matches the platform’s time zone tables at any time', () => {
    fc.assert(
      fc.property(dateBetween('1970-01-01T00:00:00Z', '2037-12-31T23:59:59Z'), (instant) => {
        expect(localDate(instant)).toBe(byTables.format(instant));
      }),
      { numRuns: 2_000 },
    );
  });

  it('also matches within two hours of each clock change and of each midnight around it', () => {
    for (let year = 1996; year < 2038; year += 1) {
      for (const month of [2, 9]) {
        for (let hour = 0; hour < 8 * 24; hour += 1) {
          const instant = new Date(Date.UTC(year, month, 24, hour, 59, 59, 999));
          expect(localDate(instant)).toBe(byTables.format(instant));
        }
      }
    }
  });

  it('of an invalid instant is invalid', () => {
    expect(() => localDate(new Date(Number.NaN))).toThrow(RangeError);
  });
});
