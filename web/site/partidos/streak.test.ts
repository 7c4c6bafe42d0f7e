import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPreview, calendarArbitrary } from '../../../shared/src/testing/partido-builder';
import { playedPartidos, type PartidoResult } from '@club/shared';
import { currentStreaks, STREAK_MIN, type Streak } from './form-strip';

const runs = (...results: PartidoResult[]): Streak[] =>
  currentStreaks(results.map((resultado, index) => buildPreview(index + 1, resultado)));

describe('current runs', () => {
  const cases: readonly (readonly [PartidoResult[], Streak[]])[] = [
    [[], []],
    [['win', 'win'], []],
    [['lose', 'win', 'win', 'win'], [{ tipo: 'victorias', partidos: 3 }]],
    [['lose', 'draw', 'win', 'draw'], [{ tipo: 'imbatido', partidos: 3 }]],
    [['win', 'win', 'win', 'win', 'lose'], []],
    [['win', 'win', 'win', ''], [{ tipo: 'victorias', partidos: 3 }]],
    [
      ['draw', 'win', 'win', 'win'],
      [
        { tipo: 'victorias', partidos: 3 },
        { tipo: 'imbatido', partidos: 4 },
      ],
    ],
  ];
  it.each(cases)('after %j are %j', (results, expected) =>
    expect(runs(...results)).toEqual(expected),
  );

  it('end with a defeat and grow with a win', () =>
    fc.assert(
      fc.property(calendarArbitrary, (season) => {
        const next = season.length + 1;
        expect(currentStreaks([...season, buildPreview(next, 'lose')])).toEqual([]);
        const before = currentStreaks(season);
        const after = currentStreaks([...season, buildPreview(next, 'win')]);
        for (const { tipo, partidos } of before) {
          const longest = Math.max(...after.map((streak) => streak.partidos));
          expect(longest).toBeGreaterThan(partidos);
          if (tipo === 'victorias') expect(after).toContainEqual({ tipo, partidos: partidos + 1 });
        }
        for (const { partidos } of after) {
          expect(partidos).toBeGreaterThanOrEqual(STREAK_MIN);
          expect(partidos).toBeLessThanOrEqual(playedPartidos(season).length + 1);
        }
      }),
    ));
});
