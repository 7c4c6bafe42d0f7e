import { COUNTERS, sumPartidos } from '@club/shared';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partidosArbitrary } from '../../../shared/src/testing/temporada-builder';
import { partidosBehind } from './behind-figure';

it('the matches behind a player’s figure add up to it, each adds something, and the latest is first', () =>
  fc.assert(
    fc.property(partidosArbitrary, (partidos) => {
      for (const [id, sumas] of sumPartidos(partidos).jugadores) {
        const isRight = COUNTERS.map((counter) => {
          const behind = partidosBehind(partidos, ({ jugadores }) => jugadores[id]?.[counter]);
          const sum = behind.reduce((total, { count }) => total + count, 0);
          const days = behind.map(({ partido }) => partido.fecha_date);
          const isLatestFirst = days.join() === days.toSorted().reverse().join();
          return sum === sumas[counter] && isLatestFirst && behind.every(({ count }) => count > 0);
        });
        expect(isRight).not.toContain(false);
      }
    }),
    // A season has dozens of players and a dozen counters: some five hundred sums each.
    { numRuns: 20 },
  ));
