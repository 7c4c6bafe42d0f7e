import { describe, expect, it } from 'vitest';
import { inWords, timeLeft } from './countdown';

/** Saturday, 18:00 in Madrid. */
const partido = { fecha_date: '2026-11-14T17:00:00.000Z' };

/** Texts at the given instants in November 2026, UTC. */
const told = (...instants: readonly string[]) =>
  instants.map((at) => timeLeft(partido, new Date(`2026-11-${at}Z`), 'Europe/Madrid'));
const aloud = (...instants: readonly string[]) => told(...instants).map(inWords);

describe('countdown to a match', () => {
  it('shows days until the last 24 hours', () => {
    // The second is Thursday 0:10 in Madrid, but still Wednesday in UTC.
    expect(told('04T10:00', '11T23:10')).toEqual(['Faltan 10 días', 'Faltan 2 días']);
    expect(told('13T17:00', '13T17:00:01')).toEqual(['Es mañana', 'Es mañana']);
    expect(aloud('04T10:00', '13T17:00')).toEqual(['Faltan 10 días', 'Es mañana']);
  });

  it('shows hours and minutes in the last 24 hours', () => {
    expect(told('13T17:01', '14T05:49')).toEqual(['Faltan 23 h 59 min', 'Faltan 11 h 11 min']);
    expect(told('14T14:45', '14T15:00')).toEqual(['Faltan 2 h 15 min', 'Faltan 2 h']);
    expect(told('14T15:59', '14T16:00')).toEqual(['Falta 1 h 1 min', 'Falta 1 h']);
    expect(aloud('14T14:45', '14T15:00')).toEqual(['Faltan 2 horas 15 minutos', 'Faltan 2 horas']);
    expect(aloud('14T15:59', '14T16:00')).toEqual(['Falta 1 hora 1 minuto', 'Falta 1 hora']);
  });

  it('shows minutes in the last hour and nothing after kick-off', () => {
    expect(told('14T16:48', '14T16:48:30')).toEqual(['Empieza en 12 min', 'Empieza en 12 min']);
    expect(told('14T16:59:59', '14T17:00', '14T19:00')).toEqual(['Empieza en 1 min', '', '']);
    expect(aloud('14T16:48', '14T16:59:59')).toEqual([
      'Empieza en 12 minutos',
      'Empieza en 1 minuto',
    ]);
  });

  it('counts days in the club’s time zone', () => {
    const midnight = { fecha_date: '2026-11-14T23:30:00.000Z' };
    const now = new Date('2026-11-13T10:00:00.000Z');
    expect(timeLeft(midnight, now, 'Europe/Madrid')).toBe('Faltan 2 días');
    expect(timeLeft(midnight, now, 'Atlantic/Canary')).toBe('Es mañana');
  });

  it('counts hours correctly on a day with 25 hours', () => {
    const late = { fecha_date: '2026-10-25T22:30:00.000Z' };
    expect(timeLeft(late, new Date('2026-10-24T22:10:00.000Z'), 'Europe/Madrid')).toBe(
      'Faltan 24 h 20 min',
    );
  });
});
