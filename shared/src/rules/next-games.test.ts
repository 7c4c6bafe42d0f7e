import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPartido } from '../testing/partido-builder';
import { NEXT_GAMES, nextGames, nextGamesStart } from './moment';
import { comparePartidos } from './order';
import { previewPartido } from './partido';

const season = (n: number, lastPlayed: number | null) =>
  Array.from({ length: n }, (_, index) => ({ jugado: lastPlayed !== null && index < lastPlayed }));

const preview = (id: string, day: number, jugado = false) =>
  previewPartido(
    buildPartido({
      _id: id,
      jugado,
      fecha_date: new Date(Date.UTC(2026, 8, day, 10)).toISOString(),
    }),
  );

describe('the next-games window', () => {
  // Test cases of regla 28. Matches, the latest played one and the first shown one count from 1.
  const vectors: readonly [n: number, lastPlayed: number | null, first: number, last: number][] = [
    [0, null, 1, 0],
    [1, 1, 1, 1],
    [6, null, 1, 6],
    [6, 6, 1, 6],
    [7, null, 1, 6],
    [7, 3, 1, 6],
    [7, 4, 2, 7],
    [7, 7, 2, 7],
    [10, null, 1, 6],
    [10, 3, 1, 6],
    [10, 5, 3, 8],
    [10, 8, 5, 10],
    [10, 10, 5, 10],
  ];
  it.each(vectors)(
    'of %i matches with the latest played at %s goes from %i to %i',
    (n, played, first, last) => {
      const start = nextGamesStart(season(n, played));
      expect([start + 1, Math.min(start + NEXT_GAMES, n)]).toEqual([first, last]);
    },
  );

  it('depends on the latest played match, not on the number of played ones', () => {
    const only8th = season(10, null).map((_, index) => ({ jugado: index === 7 }));
    expect(nextGamesStart(only8th)).toBe(4);
  });

  it('shows six if there are six, always with the latest played one, and three upcoming ones if possible', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (flags) => {
        const ordered = flags.map((jugado) => ({ jugado }));
        const start = nextGamesStart(ordered);
        const shown = ordered.slice(start, start + NEXT_GAMES);
        expect(shown).toHaveLength(Math.min(NEXT_GAMES, ordered.length));
        const last = flags.lastIndexOf(true);
        if (last === -1) return;
        expect(last).toBeGreaterThanOrEqual(start);
        expect(last).toBeLessThan(start + NEXT_GAMES);
        const after = start + shown.length - 1 - last;
        expect(after).toBeGreaterThanOrEqual(Math.min(3, flags.length - 1 - last));
      }),
    );
  });
});

describe('the next games', () => {
  it('are ordered by instant, never by the DD-MM-YYYY string', () => {
    const december = previewPartido(
      buildPartido({ _id: 'a', fecha_date: '2026-12-31T11:00:00.000Z' }),
    );
    const january = previewPartido(
      buildPartido({ _id: 'b', fecha_date: '2027-01-02T11:00:00.000Z' }),
    );
    expect(nextGames([january, december]).map(({ partido_id: id }) => id)).toEqual(['a', 'b']);
  });

  it('are ordered by id if they kick off at the same instant', () => {
    const tied = ['c', 'a', 'b'].map((id) => preview(id, 5));
    expect(nextGames(tied).map(({ partido_id: id }) => id)).toEqual(['a', 'b', 'c']);
    expect(comparePartidos(preview('z', 1), preview('a', 2))).toBeLessThan(0);
  });

  it('are independent of the order of the input', () => {
    const matches = Array.from({ length: 9 }, (_, index) =>
      // Two matches a day, so that kick-offs tie.
      preview(`p${String(index)}`, 1 + Math.floor(index / 2), index < 4),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(matches, { minLength: matches.length }), (shuffled) => {
        expect(nextGames(shuffled).map(({ partido_id: id }) => id)).toEqual([
          'p1',
          'p2',
          'p3',
          'p4',
          'p5',
          'p6',
        ]);
      }),
    );
  });
});
