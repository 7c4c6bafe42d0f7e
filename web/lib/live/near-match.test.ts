import { describe, expect, it } from 'vitest';
import { isAwaited } from './near-match';

const now = new Date('2026-11-21T17:00:00.000Z');
const ready = (data: object) => ({ status: 'ready', data }) as const;
const match = (fields: object) => ({
  estado: 'programado',
  jugado: false,
  fecha_date: '2026-11-21T17:30:00.000Z',
  ...fields,
});

describe('match that needs live data at once', () =>
  it.each([
    ['half an hour before its kick-off', {}, true],
    ['two hours before', { fecha_date: '2026-11-21T19:00:00.000Z' }, false],
    [
      'while it is being played',
      { estado: 'en_juego', fecha_date: '2026-11-20T17:00:00.000Z' },
      true,
    ],
    ['three hours after, without a result', { fecha_date: '2026-11-21T14:00:00.000Z' }, true],
    ['a day after', { fecha_date: '2026-11-20T14:00:00.000Z' }, false],
    ['after its sheet is saved', { jugado: true, estado: 'finalizado' }, false],
    ['when it was postponed', { estado: 'aplazado' }, false],
  ])('%s, %j: %s', (_when, fields, expected) => {
    const shown = match(fields);
    expect(isAwaited('partidos/1', ready(shown), now)).toBe(expected);
    expect(isAwaited('publico/portada', ready({ next_games: [shown] }), now)).toBe(expected);
    expect(isAwaited('calendarios/t', ready({ partidos: { 1: shown } }), now)).toBe(expected);
    expect(isAwaited('publico/noticias', ready({ noticias: [] }), now)).toBe(false);
  }));

describe('document that needs live data at once', () =>
  it('is a document that is still loading, or a live match log, even a missing one', () => {
    expect(isAwaited('publico/noticias', { status: 'loading' }, now)).toBe(true);
    expect(isAwaited('directo/1', { status: 'missing' }, now)).toBe(true);
    expect(isAwaited('partidos/1', { status: 'missing' }, now)).toBe(false);
  }));
