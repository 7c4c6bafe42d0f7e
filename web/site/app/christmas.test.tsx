import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { inTimezone, PROCESS_TIMEZONES } from '../../../shared/src/testing/process-timezone';
import { NowContext } from '../../lib/use-now';
import { isChristmasTime, SiteHeader } from './site-header';

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
  'Christmas is from 25 December to 8 January in Madrid, with the process in %s',
  (zone) => {
    const isChristmas = (instant: string) =>
      inTimezone(zone, () => isChristmasTime(new Date(instant)));
    expect([...OTHERS, ...CHRISTMAS].filter(isChristmas)).toEqual(CHRISTMAS);
  },
);

it('a page rendered at New Year loses the decoration after hydration if it is July by the device’s clock', () => {
  vi.useFakeTimers({ now: new Date('2027-07-01T12:00:00.000Z') });
  const { container, queryByRole } = render(
    <MemoryRouter>
      <NowContext value={new Date('2026-12-31T23:30:00.000Z')}>
        <SiteHeader />
      </NowContext>
    </MemoryRouter>,
  );
  const decoration = () => [
    container.querySelector('header')?.dataset['navidad'],
    queryByRole('img', { name: 'Felices fiestas' }) !== null,
  ];
  expect(decoration()).toEqual(['true', true]);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(decoration()).toEqual(['false', false]);
});
