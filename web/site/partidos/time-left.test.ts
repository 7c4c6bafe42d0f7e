import { describe, expect, it } from 'vitest';
import { inWords, timeLeft } from './time-left';

/** Saturday, 18:00 in Madrid. */
const partido = { fecha_date: '2026-11-14T17:00:00.000Z' };

describe('how long it is until a match', () => {
  it.each([
    ['2026-11-04T10:00:00.000Z', 'Faltan 10 días', 'Faltan 10 días'],
    // Thursday 0:10 in Madrid, still Wednesday in UTC.
    ['2026-11-11T23:10:00.000Z', 'Faltan 2 días', 'Faltan 2 días'],
    ['2026-11-13T17:00:00.000Z', 'Es mañana', 'Es mañana'],
    ['2026-11-13T17:00:01.000Z', 'Es mañana', 'Es mañana'],
    ['2026-11-13T17:01:00.000Z', 'Faltan 23 h 59 min', 'Faltan 23 horas 59 minutos'],
    ['2026-11-14T05:49:00.000Z', 'Faltan 11 h 11 min', 'Faltan 11 horas 11 minutos'],
    ['2026-11-14T14:45:00.000Z', 'Faltan 2 h 15 min', 'Faltan 2 horas 15 minutos'],
    ['2026-11-14T15:00:00.000Z', 'Faltan 2 h', 'Faltan 2 horas'],
    ['2026-11-14T15:59:00.000Z', 'Falta 1 h 1 min', 'Falta 1 hora 1 minuto'],
    ['2026-11-14T16:00:00.000Z', 'Falta 1 h', 'Falta 1 hora'],
    ['2026-11-14T16:48:00.000Z', 'Empieza en 12 min', 'Empieza en 12 minutos'],
    ['2026-11-14T16:48:30.000Z', 'Empieza en 12 min', 'Empieza en 12 minutos'],
    ['2026-11-14T16:59:59.000Z', 'Empieza en 1 min', 'Empieza en 1 minuto'],
  ])('at %s: %s', (now, shown, aloud) => {
    const left = timeLeft(partido, new Date(now), 'Europe/Madrid');
    expect([left, inWords(left)]).toEqual([shown, aloud]);
  });

  it('counts days of the club’s clock', () => {
    const midnight = { fecha_date: '2026-11-14T23:30:00.000Z' };
    const now = new Date('2026-11-13T10:00:00.000Z');
    expect(timeLeft(midnight, now, 'Europe/Madrid')).toBe('Faltan 2 días');
    expect(timeLeft(midnight, now, 'Atlantic/Canary')).toBe('Es mañana');
  });

  it('counts hours on the day that has 25 of them', () => {
    const late = { fecha_date: '2026-10-25T22:30:00.000Z' };
    expect(timeLeft(late, new Date('2026-10-24T22:10:00.000Z'), 'Europe/Madrid')).toBe(
      'Faltan 24 h 20 min',
    );
  });

  it.each([['2026-11-14T17:00:00.000Z'], ['2026-11-14T19:00:00.000Z']])(
    'says nothing once its time has come: %s',
    (now) => {
      expect(timeLeft(partido, new Date(now), 'Europe/Madrid')).toBe('');
    },
  );
});
