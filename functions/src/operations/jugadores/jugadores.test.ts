import { describe, expect, it } from 'vitest';
import { anonymize, hideNames, ownNames } from './anonymize-jugador';
import { inTimezone, PROCESS_TIMEZONES } from '../../../../shared/src/testing/process-timezone';
import { ageAt } from './age';

const namedPlayer = (nombre: string, apellido1: string, apellido2 = '', alias = '') => ({
  nombre,
  apellido1,
  apellido2,
  alias,
});

it('anonymising a history document keeps other data, and values that are not plain data', () => {
  const expira = new Date(0);
  const versiones = [{ documento: 'equipos/x', antes: { nombre: 'Marcos L.' } }];
  const next = anonymize({ expira, versiones }, 'a', () => 'Jugador anónimo');
  expect(next).toEqual({ expira, versiones });
  expect(next.expira).toBe(expira);
});

describe('the names that only one player has', () => {
  it('leave out those that others share', () => {
    const marcos = namedPlayer('Marcos', 'López', 'Gil', 'Toro');
    expect(ownNames(marcos, [])).toEqual([
      'Marcos López Gil',
      'Marcos López',
      'Marcos L.',
      'López Gil',
      'López',
      'Toro',
      'Gil',
    ]);
    const others = [namedPlayer('Luis', 'Lopez'), namedPlayer('Marcos', 'Lara')];
    const unique = ['Marcos López Gil', 'Marcos López', 'López Gil', 'Toro', 'Gil'];
    expect(ownNames(marcos, others)).toEqual(unique);
  });

  it.each([
    ['Gol de López.', 'Gol de Jugador anónimo.'],
    ['LÓPEZ y LOPEZ', 'Jugador anónimo y Jugador anónimo'],
    ['Marcos L., de cabeza', 'Jugador anónimo, de cabeza'],
    ['Lópezada en el campo', 'Lópezada en el campo'],
    ['lópez', 'lópez'],
  ])(
    'are replaced only as whole words, as written, in capitals or without accents: «%s»',
    (text, expected) => {
      expect(hideNames(['Marcos L.', 'López'])(text)).toBe(expected);
      expect(hideNames([])(text)).toBe(text);
    },
  );
});

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

describe('the age', () => {
  it.each([
    ['in June', '1999-06-10', 27, ['2026-05-30', '2026-06-09'], ['2026-06-10', '2026-07-01']],
    ['on New Year’s Eve', '1999-12-31', 27, ['2026-12-30'], ['2026-12-31', '2027-01-01']],
    ['on 29 February, seen in a common year', '2000-02-29', 27, ['2027-02-28'], ['2027-03-01']],
    ['on 29 February, seen in a leap year', '2000-02-29', 28, ['2028-02-28'], ['2028-02-29']],
    ['on 28 February, seen in a leap year', '2000-02-28', 28, ['2028-02-27'], ['2028-02-28']],
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
