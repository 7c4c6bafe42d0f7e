import { describe, expect, it } from 'vitest';
import { isHeardDirectly, showsNearMatch } from './near-match';

const now = new Date('2026-11-21T17:00:00.000Z');
const match = (fields: object) => ({
  estado: 'programado',
  jugado: false,
  fecha_date: '2026-11-21T17:30:00.000Z',
  ...fields,
});

describe('a match is near', () => {
  it.each([
    ['half an hour before its kick-off', {}, true],
    ['two hours before', { fecha_date: '2026-11-21T19:00:00.000Z' }, false],
    ['while it is played', { estado: 'en_juego', fecha_date: '2026-11-20T17:00:00.000Z' }, true],
    [
      'three hours after, when nobody has entered it',
      { fecha_date: '2026-11-21T14:00:00.000Z' },
      true,
    ],
    ['a day after', { fecha_date: '2026-11-20T14:00:00.000Z' }, false],
    ['when its sheet is saved', { jugado: true, estado: 'finalizado' }, false],
    ['when it was postponed', { estado: 'aplazado' }, false],
  ])('%s: %s %s', (_when, fields, expected) => {
    expect(showsNearMatch('partidos/1', match(fields), now)).toBe(expected);
    expect(showsNearMatch('publico/portada', { next_games: [match(fields)] }, now)).toBe(expected);
    expect(showsNearMatch('calendarios/t', { partidos: { 1: match(fields) } }, now)).toBe(expected);
    expect(showsNearMatch('publico/noticias', { noticias: [] }, now)).toBe(false);
  });
});

describe('what is listened to itself', () => {
  it('is the log of a match, there or not', () => {
    expect(isHeardDirectly('directo/1', undefined, now)).toBe(true);
  });

  it('is a match on its day by the clock of Madrid, until its sheet is saved', () => {
    const heard = (fields: object, at = now) => isHeardDirectly('partidos/1', match(fields), at);
    expect(heard({})).toBe(true);
    expect(heard({}, new Date('2026-11-20T22:30:00.000Z'))).toBe(false);
    expect(heard({}, new Date('2026-11-20T23:30:00.000Z'))).toBe(true);
    expect(heard({ jugado: true })).toBe(false);
    expect(heard({ estado: 'aplazado' })).toBe(false);
    expect(heard({ estado: 'en_juego', fecha_date: '2026-11-01T17:00:00.000Z' })).toBe(true);
  });

  it('is nothing else', () => {
    expect(isHeardDirectly('publico/portada', { next_games: [match({})] }, now)).toBe(false);
    expect(isHeardDirectly('partidos/1', undefined, now)).toBe(false);
  });
});
