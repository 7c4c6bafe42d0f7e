import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse, type RefusalCode } from '../refusals';
import {
  HOUR_MS,
  instantArbitrary,
  inTimezone,
  PROCESS_TIMEZONES,
} from '../testing/process-timezone';
import { buildPartido } from '../testing/partido-builder';
import {
  type Kickoff,
  toDateFields,
  kickoffFromLocal,
  type KickoffInput,
  resolveKickoff,
} from './dates';
import { localDate, TIME_ZONE } from './local-date';

/** Local dates and times in Madrid, and their instants. */
const LOCAL_TIMES: readonly [nombre: string, fecha: string, hora: string, instant: string][] = [
  ['a winter morning', '15-01-2026', '10:00', '2026-01-15T09:00:00.000Z'],
  ['midnight in summer', '16-07-2026', '00:00', '2026-07-15T22:00:00.000Z'],
  ['the first minute of a year', '01-01-2027', '00:00', '2026-12-31T23:00:00.000Z'],
  ['the minute before the clock skips an hour', '29-03-2026', '01:59', '2026-03-29T00:59:00.000Z'],
  ['the minute after the skipped hour', '29-03-2026', '03:00', '2026-03-29T01:00:00.000Z'],
  ['the minute before the repeated hour', '25-10-2026', '01:59', '2026-10-24T23:59:00.000Z'],
  ['02:00 of the day of 25 hours: the second', '25-10-2026', '02:00', '2026-10-25T01:00:00.000Z'],
  ['the minute after the repeated hour', '25-10-2026', '03:00', '2026-10-25T02:00:00.000Z'],
  // New York skips this hour and Madrid does not: a process there must not be affected.
  ['an hour that another time zone skips', '08-03-2026', '02:30', '2026-03-08T01:30:00.000Z'],
];

describe('kick-off from a local date and time', () => {
  it.each(['02-01-1850', '31-12-2200'])('is possible on %s', (date) => {
    expect(kickoffFromLocal(date, '12:00').ok).toBe(true);
  });

  it.each([
    ['31-12-1849', '12:00', '31-12-1849 está fuera de los años admitidos'],
    ['01-01-2201', '12:00', '01-01-2201 está fuera de los años admitidos'],
    ['31-02-2026', '10:00', 'el día 31-02-2026 no existe'],
    ['29-02-2100', '10:00', 'el día 29-02-2100 no existe'],
    ['00-05-2026', '10:00', 'el día 00-05-2026 no existe'],
    ['10-13-2026', '10:00', 'el día 10-13-2026 no existe'],
    ['29-03-2026', '02:00', 'el 29-03-2026 las 02:00 no existen (cambio de hora)'],
    ['28-03-2027', '02:59', 'el 28-03-2027 las 02:59 no existen (cambio de hora)'],
  ])('is refused on %s at %s', (date, time, detail) => {
    expect(kickoffFromLocal(date, time)).toEqual(refuse('fecha-invalida', detail));
  });
});

describe('kick-off from an instant', () => {
  it('has the same Madrid time as the platform’s own calendar', () => {
    const calendar = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Madrid',
      hourCycle: 'h23',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    });
    fc.assert(
      fc.property(instantArbitrary, (instant) => {
        const { fecha_str: date, hora_str: time, fecha_date: same } = toDateFields(instant);
        expect(same).toBe(instant);
        expect(localDate(new Date(instant))).toBe(date.split('-').reverse().join('-'));
        expect(`${date.replaceAll('-', '/')}, ${time}`).toBe(calendar.format(new Date(instant)));
      }),
    );
  });

  it('returns the same instant from its strings, or the second of two possible instants', () => {
    fc.assert(
      fc.property(instantArbitrary, (instant) => {
        const kickoff = toDateFields(instant);
        const later = new Date(Date.parse(instant) + HOUR_MS).toISOString();
        const anHourLater = toDateFields(later);
        const isFirstOfTwo = kickoff.hora_str === anHourLater.hora_str;
        const value = isFirstOfTwo ? anHourLater : kickoff;
        expect(kickoffFromLocal(kickoff.fecha_str, kickoff.hora_str)).toEqual({ ok: true, value });
      }),
      { numRuns: 300 },
    );
  });
});

describe.each(PROCESS_TIMEZONES)('in a process in the time zone %s', (zone) => {
  it.each(LOCAL_TIMES)('%s is converted to its instant and back', (_name, date, time, instant) => {
    inTimezone(zone, () => {
      const resolved = Intl.DateTimeFormat().resolvedOptions();
      expect(resolved.timeZone).toBe(
        new Intl.DateTimeFormat('es', { timeZone: zone }).resolvedOptions().timeZone,
      );
      const value = { fecha_date: instant, fecha_str: date, hora_str: time };
      expect(kickoffFromLocal(date, time)).toEqual({ ok: true, value });
      expect(toDateFields(instant)).toEqual(value);
      expect(localDate(new Date(instant))).toBe(date.split('-').reverse().join('-'));
      expect(kickoffFromLocal('29-03-2026', '02:30').ok).toBe(false);
    });
  });
});

describe('kick-off from the fields of a body', () => {
  const stored = toDateFields('2026-11-14T17:30:00.000Z');

  it.each<[KickoffInput, string, Kickoff?]>([
    // The time is 10:00 by default.
    [{ fecha_str: '14-11-2026' }, '2026-11-14T09:00:00.000Z'],
    [{ fecha_str: '14-11-2026', hora_str: '18:30' }, '2026-11-14T17:30:00.000Z'],
    [{ fecha_date: '2026-07-15', hora_str: '20:15' }, '2026-07-15T18:15:00.000Z'],
    // Strings that agree with the instant in Madrid, with an offset.
    [
      { fecha_date: '2026-07-15T19:15:00+01:00', fecha_str: '15-07-2026', hora_str: '20:15' },
      '2026-07-15T18:15:00.000Z',
    ],
    // The first of two instants with the same strings.
    [
      { fecha_date: '2026-10-25T00:30:00Z', fecha_str: '25-10-2026', hora_str: '02:30' },
      '2026-10-25T00:30:00.000Z',
    ],
    // What is left out stays as stored.
    [{ hora_str: '12:00' }, '2026-11-14T11:00:00.000Z', stored],
    [{ fecha_str: '12-07-2026' }, '2026-07-12T16:30:00.000Z', stored],
    [{ fecha_date: '2026-07-12' }, '2026-07-12T16:30:00.000Z', stored],
    [{ fecha_date: '2026-07-12T09:00:00Z' }, '2026-07-12T09:00:00.000Z', stored],
  ])('%j is %s', (input, instant, before) => {
    expect(resolveKickoff(input, before)).toEqual({ ok: true, value: toDateFields(instant) });
  });

  const differs = (date: string, other: string) =>
    `la fecha con su hora dice el ${date} y la fecha, el ${other}`;
  const times = 'la fecha con su hora dice las 18:30 y la hora, las 17:30';
  const outside = 'fuera de los años admitidos';
  const beforeSkipped = toDateFields('2026-03-28T01:30:00.000Z');
  const clash = 'fecha-no-concuerda';
  const invalid = 'fecha-invalida';
  it.each<[KickoffInput, RefusalCode, string, Kickoff?]>([
    // The same date in UTC, but another one in Madrid.
    [
      { fecha_date: '2026-07-15T22:30:00Z', fecha_str: '15-07-2026' },
      clash,
      differs('16-07-2026', '15-07-2026'),
    ],
    [{ fecha_date: '2026-11-14T17:30:00Z', hora_str: '17:30' }, clash, times],
    [{ hora_str: '18:30' }, 'entrada-invalida', 'La fecha es obligatoria.'],
    [{ fecha_str: '31-02-2026' }, invalid, '31-02-2026', stored],
    // Times that the clock skips, given or stored.
    [{ fecha_date: '2026-03-29', hora_str: '02:30' }, invalid, 'cambio de hora'],
    [{ fecha_str: '29-03-2026' }, invalid, 'cambio de hora', beforeSkipped],
    [{ fecha_date: '9999-12-31T23:30:00Z' }, invalid, outside],
    [{ fecha_date: '1700-05-01T10:00:00Z' }, invalid, outside, stored],
  ])('refuses %j with %s: %s', (input, code, detail, before) => {
    const kickoff = resolveKickoff(input, before);
    expect(kickoff).toMatchObject({ ok: false, refusal: { code } });
    expect(kickoff.ok || kickoff.refusal.detail).toContain(detail);
  });

  it('stays as stored if the body omits it or sends all of it back', () => {
    fc.assert(
      fc.property(instantArbitrary, (instant) => {
        const value = toDateFields(instant);
        expect(resolveKickoff({}, buildPartido(value))).toEqual({ ok: true, value });
        expect(resolveKickoff(value, value)).toEqual({ ok: true, value });
      }),
    );
  });
});

describe('the date in Madrid', () => {
  const byTables = new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });

  it('matches the platform’s time zone tables in each hour of the days on which the clock may change', () => {
    // Weekdays repeat every 28 years. Before 1996, the clock changed in September.
    for (let year = 1994; year < 2024; year += 1) {
      for (const month of [2, 9]) {
        for (let hour = 0; hour < 8 * 24; hour += 1) {
          const instant = new Date(Date.UTC(year, month, 24, hour, 59, 59, 999));
          expect(localDate(instant)).toBe(byTables.format(instant));
        }
      }
    }
  });

  it('does not exist for an invalid instant', () => {
    expect(() => localDate(new Date(Number.NaN))).toThrow(RangeError);
  });
});
