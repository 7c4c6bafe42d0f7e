import { expect, it } from 'vitest';
import { inTimezone, PROCESS_TIMEZONES } from '../../../shared/src/testing/process-timezone';
import { isChristmasTime } from './site-header';

/** First and last instants of the Christmas days. */
const CHRISTMAS = [
  '2026-12-25T00:00:00+01:00',
  '2026-12-25T23:59:59.999+01:00',
  '2026-12-31T23:59:59.999+01:00',
  '2027-01-01T00:00:00+01:00',
  '2027-01-08T23:59:59.999+01:00',
];
const OTHERS = [
  '2026-12-24T23:59:59.999+01:00',
  '2027-01-09T00:00:00+01:00',
  '2027-01-30T13:00:00+01:00',
  '2027-02-08T13:00:00+01:00',
  '2026-11-25T13:00:00+01:00',
  '2026-12-01T13:00:00+01:00',
  '2026-07-25T14:00:00+02:00',
];

it.each(PROCESS_TIMEZONES)(
  'shows the Christmas brand from 25 December to 8 January in Madrid, with the process in %s',
  (zone) => {
    const isChristmas = (instant: string) =>
      inTimezone(zone, () => isChristmasTime(new Date(instant)));
    expect([...OTHERS, ...CHRISTMAS].filter(isChristmas)).toEqual(CHRISTMAS);
  },
);
