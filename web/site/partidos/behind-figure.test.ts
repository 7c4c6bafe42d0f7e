import { COUNTERS, EMPTY_ALINEACION, type Evento, withActa, sumPartidos } from '@club/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPartido } from '../../../shared/src/testing/partido-builder';
import { partidosArbitrary } from '../../../shared/src/testing/temporada-builder';
import { samplePlayer } from './sample-match';
import { partidosBehind } from './behind-figure';

describe('matches behind a figure', () => {
  it('add up to the player’s figure in the season', () =>
    fc.assert(
      fc.property(partidosArbitrary, (partidos) => {
        for (const [id, sumas] of sumPartidos(partidos).jugadores) {
          for (const counter of COUNTERS) {
            const behind = partidosBehind(partidos, id, counter);
            const sum = behind.reduce((total, { count }) => total + count, 0);
            expect(sum).toBe(sumas[counter]);
          }
        }
      }),
      // A season has dozens of players and a dozen counters: some five hundred sums each.
      { numRuns: 20 },
    ));

  it('are sorted latest first, without unplayed ones and those that add nothing', () => {
    const marcos = samplePlayer(9, 'Marcos L.');
    const acta = (goals: number) => ({
      alineacion: { ...EMPTY_ALINEACION, delanteros: [marcos] },
      detalles: {
        primera_parte: Array<Evento>(goals).fill({ evento: 'gol anotado', autor: marcos }),
        segunda_parte: [],
      },
      mvp: null,
    });
    const on = (id: string, day: string) => buildPartido({ _id: id, fecha_date: day });
    const partidos = [
      withActa(on('a', '2026-09-01T10:00:00.000Z'), acta(1)),
      withActa(on('b', '2026-09-08T10:00:00.000Z'), acta(0)),
      withActa(on('c', '2026-09-15T10:00:00.000Z'), acta(2)),
      on('d', '2026-09-22T10:00:00.000Z'),
      withActa(on('e', '2026-09-10T10:00:00.000Z'), acta(1)),
    ];
    expect(
      partidosBehind(partidos, marcos.jugador_id, 'goles').map(({ partido, count }) => [
        partido._id,
        count,
      ]),
    ).toEqual([
      ['c', 2],
      ['e', 1],
      ['a', 1],
    ]);
  });
});
