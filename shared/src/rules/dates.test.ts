import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../refusals';
import { HOUR_MS, instantArbitrary } from '../testing/instant-arbitrary';
import { inTimezone, PROCESS_TIMEZONES } from '../testing/process-timezone';
import { type Kickoff, kickoffFromInstant, kickoffFromLocal } from './dates';
import { localDate } from './local-date';

/** Local dates and times in Madrid, and their instants. */
const LOCAL_TIMES: readonly [nombre: string, fecha: string, hora: string, instant: string][] = [
  ['a winter morning', '15-01-2026', '10:00', '2026-01-15T09:00:00.000Z'],
  ['a summer morning', '15-07-2026', '10:00', '2026-07-15T08:00:00.000Z'],
  ['midnight in summer', '16-07-2026', '00:00', '2026-07-15T22:00:00.000Z'],
  ['a leap day', '29-02-2028', '12:00', '2028-02-29T11:00:00.000Z'],
  ['the last minute of a year', '31-12-2026', '23:59', '2026-12-31T22:59:00.000Z'],
  ['the first minute of a year', '01-01-2027', '00:00', '2026-12-31T23:00:00.000Z'],
  ['the minute before the clock skips an hour', '29-03-2026', '01:59', '2026-03-29T00:59:00.000Z'],
  ['the minute after the skipped hour', '29-03-2026', '03:00', '2026-03-29T01:00:00.000Z'],
  ['a kick-off on the day of 23 hours', '29-03-2026', '12:00', '2026-03-29T10:00:00.000Z'],
  ['the minute before the repeated hour', '25-10-2026', '01:59', '2026-10-24T23:59:00.000Z'],
  ['02:00 of the day of 25 hours: the second', '25-10-2026', '02:00', '2026-10-25T01:00:00.000Z'],
  ['02:30 of the day of 25 hours: the second', '25-10-2026', '02:30', '2026-10-25T01:30:00.000Z'],
  ['the minute after the repeated hour', '25-10-2026', '03:00', '2026-10-25T02:00:00.000Z'],
  ['a kick-off on the day of 25 hours', '25-10-2026', '12:00', '2026-10-25T11:00:00.000Z'],
  // New York skips this hour and Madrid does not: a process there must not be affected.
  ['an hour that another time zone skips', '08-03-2026', '02:30', '2026-03-08T01:30:00.000Z'],
];

describe('kick-off from a local date and time', () => {
  it.each(LOCAL_TIMES)('%s', (_name, date, time, instant) => {
    expect(kickoffFromLocal(date, time)).toEqual({
      ok: true,
      value: { fecha_date: instant, fecha_str: date, hora_str: time },
    });
  });

  it.each([
    ['02-01-1850', true],
    ['31-12-2200', true],
    ['31-12-1849', false],
    ['01-01-2201', false],
    ['01-01-0026', false],
  ])('accepts the years from 1850 to 2200: %s', (date, ok) => {
    expect(kickoffFromLocal(date, '12:00').ok).toBe(ok);
  });

  it.each([
    '31-02-2026',
    '30-02-2028',
    '29-02-2027',
    '29-02-2100',
    '31-04-2026',
    '00-05-2026',
    '10-00-2026',
    '10-13-2026',
  ])('refuses %s, which does not exist', (dia) => {
    expect(kickoffFromLocal(dia, '10:00')).toEqual(
      refuse('fecha-invalida', `el día ${dia} no existe`),
    );
  });

  it('refuses the hour after the last', () => {
    expect(kickoffFromLocal('10-05-2026', '24:00')).toEqual(
      refuse('fecha-invalida', 'el día 10-05-2026 no existe'),
    );
  });

  it.each(['29-03-2026 02:00', '29-03-2026 02:30', '29-03-2026 02:59', '28-03-2027 02:30'])(
    'refuses %s, which the clock skips',
    (skipped) => {
      const [dia = '', time = ''] = skipped.split(' ');
      expect(kickoffFromLocal(dia, time)).toEqual(
        refuse('fecha-invalida', `el ${dia} las ${time} no existen (cambio de hora)`),
      );
    },
  );
});

const strings = ({ fecha_str, hora_str }: Kickoff) => ({ fecha_str, hora_str });
const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();

describe('kick-off from an instant', () => {
  it('has the same Madrid time as the platform’s own calendar', () => {
    const calendar = new Intl.DateTimeFormat('es-ES', {
      timeZone: 'Europe/Madrid',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    fc.assert(
      fc.property(instantArbitrary, (instant) => {
        const parts = calendar.formatToParts(new Date(instant));
        const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
        const { fecha_str: date, hora_str: time, fecha_date: same } = kickoffFromInstant(instant);
        expect(same).toBe(instant);
        const [day, month, year = 0] = date.split('-').map(Number);
        expect([day, month, year % 100]).toEqual([part('day'), part('month'), part('year')]);
        expect(time.split(':').map(Number)).toEqual([part('hour'), part('minute')]);
        expect(date).toMatch(/^\d{2}-\d{2}-\d{4}$/);
        expect(time).toMatch(/^\d{2}:\d{2}$/);
      }),
    );
  });

  it('returns the same instant from its strings, or the second of two possible instants', () => {
    fc.assert(
      fc.property(instantArbitrary, (instant) => {
        const kickoff = kickoffFromInstant(instant);
        const anHourLater = kickoffFromInstant(later(instant, HOUR_MS));
        const isFirstOfTwo = kickoff.hora_str === anHourLater.hora_str;
        expect(kickoffFromLocal(kickoff.fecha_str, kickoff.hora_str)).toEqual({
          ok: true,
          value: isFirstOfTwo ? anHourLater : kickoff,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('accepts an instant with another zone’s offset', () => {
    expect(kickoffFromInstant('2026-07-15T04:00:00-04:00')).toEqual({
      fecha_date: '2026-07-15T08:00:00.000Z',
      fecha_str: '15-07-2026',
      hora_str: '10:00',
    });
  });

  it('has equal strings for both instants of a repeated hour', () => {
    const first = kickoffFromInstant('2026-10-25T00:30:00.000Z');
    const second = kickoffFromInstant('2026-10-25T01:30:00.000Z');
    expect(strings(first)).toEqual({ fecha_str: '25-10-2026', hora_str: '02:30' });
    expect(strings(second)).toEqual(strings(first));
  });
});

describe.each(PROCESS_TIMEZONES)('in a process in the time zone %s', (zone) => {
  it('converts every local time in Madrid to the same instant, and back', () => {
    inTimezone(zone, () => {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(
        new Intl.DateTimeFormat('es', { timeZone: zone }).resolvedOptions().timeZone,
      );
      for (const [, date, time, instant] of LOCAL_TIMES) {
        const expected = { fecha_date: instant, fecha_str: date, hora_str: time };
        expect(kickoffFromLocal(date, time)).toEqual({ ok: true, value: expected });
        expect(kickoffFromInstant(instant)).toEqual(expected);
        expect(localDate(new Date(instant))).toBe(date.split('-').reverse().join('-'));
      }
      expect(kickoffFromLocal('29-03-2026', '02:30').ok).toBe(false);
    });
  });
});
