import { describe, expect, it } from 'vitest';
import type { PartidoPreview } from '../records/partido';
import { buildPreview } from '../testing/partido-builder';
import { recentForm } from './score';
import { daysUntil, moment, NEXT_GAMES, nextGames, nextGamesStart, onThisDay } from './moment';

const at = (instant: string, partidos: readonly PartidoPreview[]) => {
  const found = moment(new Date(instant), partidos);
  return 'partido' in found ? `${found.tipo} ${found.partido.partido_id}` : found.tipo;
};
const on = (partido_id: string, fecha_date: string, played = true) =>
  buildPreview(1, played ? 'win' : '', { partido_id, fecha_date });
const ids = (partidos: readonly PartidoPreview[]) => partidos.map(({ partido_id }) => partido_id);

describe('the main item of the home page', () => {
  // Kick-off at 12:00 in Madrid.
  const past = on('pasado', '2026-11-08T11:00:00.000Z');
  const ultimo = on('ultimo', '2026-11-15T11:00:00.000Z');
  const proximo = on('proximo', '2026-11-22T11:00:00.000Z', false);
  const distant = on('lejano', '2026-11-29T11:00:00.000Z', false);
  const season = [distant, ultimo, proximo, past];

  it.each([
    // Once it is played, until 48 hours after kick-off.
    ['resultado ultimo', '2026-11-15T12:50:00.000Z', '2026-11-17T10:59:59.999Z'],
    ['proximo proximo', '2026-11-17T11:00:00.000Z', '2026-11-21T22:59:59.999Z'],
    // From midnight in Madrid, even after kick-off time.
    ['hoy proximo', '2026-11-21T23:00:00.000Z', '2026-11-22T22:59:59.999Z'],
    // The match of the day before has no sheet.
    ['proximo lejano', '2026-11-22T23:00:00.000Z', '2026-11-28T22:59:59.999Z'],
    ['fuera', '2026-12-24T11:00:00.000Z', '2027-12-24T11:00:00.000Z'],
  ])('is %s from %s to %s', (expected, from, until) => {
    expect([at(from, season), at(until, season)]).toEqual([expected, expected]);
  });

  it('is the live match above all, whatever its date', () => {
    const inPlay = { ...on('vivo', past.fecha_date, false), estado: 'en_juego' } as const;
    expect(at('2026-11-22T11:30:00.000Z', [inPlay, ultimo, proximo])).toBe('en_juego vivo');
  });

  it('is today’s match before another result of today, and its own result once it is played', () => {
    const tarde = (played: boolean) => on('tarde', '2026-11-22T17:00:00.000Z', played);
    const manana = on('manana', proximo.fecha_date);
    expect(at('2026-11-22T13:00:00.000Z', [manana, tarde(false)])).toBe('hoy tarde');
    expect(at('2026-11-22T19:00:00.000Z', [manana, tarde(true)])).toBe('resultado tarde');
  });

  it('is a result from kick-off on, never of an unplayed match', () => {
    expect(at('2026-11-15T11:00:00.000Z', [ultimo, distant])).toBe('resultado ultimo');
    expect(at('2026-11-14T11:00:00.000Z', [past, ultimo, distant])).toBe('proximo lejano');
  });

  it('is no postponed or cancelled match, and `fuera` if there are no others', () => {
    const off = { ...proximo, estado: 'aplazado' } as const;
    const gone = { ...distant, estado: 'cancelado' } as const;
    expect(at('2026-11-22T09:00:00.000Z', [off, gone])).toBe('fuera');
    expect(moment(new Date('2026-11-22T11:00:00.000Z'), [])).toEqual({ tipo: 'fuera' });
  });

  it('uses the club’s clock', () => {
    const night = new Date('2026-11-21T23:30:00.000Z');
    expect(moment(night, season, 'Europe/Madrid').tipo).toBe('hoy');
    expect(moment(night, season, 'Atlantic/Canary').tipo).toBe('proximo');
  });

  it.each([
    ['2026-11-21T23:00:00.000Z', proximo.fecha_date, 0],
    ['2026-11-21T22:59:00.000Z', proximo.fecha_date, 1],
    ['2026-11-15T11:00:00.000Z', proximo.fecha_date, 7],
    // Across the end of summer time.
    ['2026-10-24T22:30:00.000Z', '2026-11-01T11:00:00.000Z', 7],
  ])('from %s the days until %s are %i', (instant, fecha_date, days) => {
    expect(daysUntil(new Date(instant), { fecha_date })).toBe(days);
  });
});

describe('on this day', () => {
  it('lists the matches of earlier years, most recent first', () => {
    const season = [
      on('tres', '2023-11-21T17:00:00.000Z'),
      on('uno', '2025-11-21T17:00:00.000Z'),
      on('hoy', '2026-11-21T09:00:00.000Z'),
      on('otro', '2025-11-20T17:00:00.000Z'),
      on('sin-jugar', '2025-11-21T12:00:00.000Z', false),
    ];
    const found = onThisDay(season, new Date('2026-11-21T09:00:00Z'));
    expect(found.map(({ partido, years }) => [partido.partido_id, years])).toEqual([
      ['uno', 1],
      ['tres', 3],
    ]);
  });

  it('uses the date in Madrid, whatever the hour in UTC', () => {
    const late = [on('noche', '2025-06-14T22:30:00.000Z')];
    const counts = ['2026-06-15T12:00:00Z', '2026-06-14T12:00:00Z', '2026-06-14T22:00:00Z'].map(
      (instant) => onThisDay(late, new Date(instant)).length,
    );
    expect(counts).toEqual([1, 0, 1]);
  });
});

describe('the next-games window', () => {
  const season = (n: number, lastPlayed: number | null) =>
    Array.from({ length: n }, (_, index) => ({
      jugado: lastPlayed !== null && index < lastPlayed,
    }));

  // Test cases of regla 28. Matches, the latest played one and the first shown one count from 1.
  it.each([
    [0, null, 1, 0],
    [6, 6, 1, 6],
    [7, 3, 1, 6],
    [7, 4, 2, 7],
    [10, 3, 1, 6],
    [10, 5, 3, 8],
    [10, 8, 5, 10],
  ])('of %i matches with the latest played at %s goes from %i to %i', (n, played, first, last) => {
    const start = nextGamesStart(season(n, played));
    expect([start + 1, Math.min(start + NEXT_GAMES, n)]).toEqual([first, last]);
  });

  it('is ordered by instant, then by id, whatever the order of the input', () => {
    const at = (id: string, day: number) =>
      on(id, new Date(Date.UTC(2026, 11, 30 + day)).toISOString(), day < 2);
    const matches = [at('d', 2), at('a', 1), at('e', 3), at('b', 1), at('c', 2)];
    expect(ids(nextGames(matches))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

it('the form is the last five results, in order of kick-off', () => {
  const days = [3, 9, 1, 7, 5, 2, 8].map((day) => buildPreview(day, day === 8 ? '' : 'win'));
  expect(ids(recentForm(days))).toEqual(['p2', 'p3', 'p5', 'p7', 'p9']);
  expect(ids(recentForm(days.slice(0, 2)))).toEqual(['p3', 'p9']);
});
