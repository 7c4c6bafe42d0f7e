import { describe, expect, it } from 'vitest';
import { inTimezone, PROCESS_TIMEZONES } from '../testing/process-timezone';
import { isNavidad } from './navidad';

describe.each(PROCESS_TIMEZONES)('Christmas in Madrid, in a process in %s', (zone) => {
  it.each([
    ['24 December 23:59', '2026-12-24T22:59:59.999Z', false],
    ['25 December 00:00', '2026-12-24T23:00:00.000Z', true],
    ['25 December 23:59', '2026-12-25T22:59:59.999Z', true],
    ['31 December 23:59', '2026-12-31T22:59:59.999Z', true],
    ['1 January 00:00', '2026-12-31T23:00:00.000Z', true],
    ['8 January 23:59', '2027-01-08T22:59:59.999Z', true],
    ['9 January 00:00', '2027-01-08T23:00:00.000Z', false],
    ['30 January', '2027-01-30T12:00:00.000Z', false],
    ['8 February', '2027-02-08T12:00:00.000Z', false],
    ['25 November', '2026-11-25T12:00:00.000Z', false],
    ['1 December', '2026-12-01T12:00:00.000Z', false],
    ['a summer day', '2026-07-25T12:00:00.000Z', false],
  ])('%s: %s is %s', (_nombre, now, expected) => {
    expect(inTimezone(zone, () => isNavidad(new Date(now)))).toBe(expected);
  });
});
