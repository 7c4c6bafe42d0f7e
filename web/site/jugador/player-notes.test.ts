import { ZERO_COUNTERS, estadisticasOf } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { playerNotes } from './player-notes';

const notes = (goles: number, asistencias = 0) =>
  playerNotes(
    estadisticasOf({ sumas: { ...ZERO_COUNTERS, goles, asistencias }, ajuste: ZERO_COUNTERS }),
  );

describe('milestones of a player', () => {
  it.each([
    [49, ['A un gol de los 50']],
    [48, ['A 2 goles de los 50']],
    [50, ['Ha llegado a 50 goles']],
    [51, []],
    [0, []],
    [7, []],
    [8, ['A 2 goles de los 10']],
    [11, []],
    [24, ['A un gol de los 25']],
    [75, []],
    [100, ['Ha llegado a 100 goles']],
  ])('with %i goals are %j', (goles, expected) => expect(notes(goles)).toEqual(expected));

  it('have the right gender', () => expect(notes(0, 9)).toEqual(['A una asistencia de las 10']));
});
