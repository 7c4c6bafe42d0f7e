import { describe, expect, it } from 'vitest';
import type { Evento } from '@club/shared';
import { matchCourseOf } from './match-plot';

const ours = (minuto?: number, anadido?: number): Evento => ({
  evento: 'gol anotado',
  ...(minuto !== undefined && { minuto }),
  ...(anadido !== undefined && { anadido }),
});
const theirs = (minuto: number): Evento => ({ evento: 'gol encajado', minuto });
const card: Evento = { evento: 'tarjeta amarilla' };

describe('course of a match', () => {
  it('has the score after each goal, with added time counted as the last minute of its half', () =>
    expect(
      matchCourseOf(
        { primera_parte: [theirs(31), ours(12), card, ours(45, 3)], segunda_parte: [theirs(46)] },
        45,
      ),
    ).toEqual([
      { minuto: 12, favor: 1, contra: 0 },
      { minuto: 31, favor: 1, contra: 1 },
      { minuto: 45, favor: 2, contra: 1 },
      { minuto: 46, favor: 2, contra: 2 },
    ]));

  it('keeps the list order within a minute, and the first half before the second', () => {
    const goals = matchCourseOf(
      { primera_parte: [ours(45)], segunda_parte: [theirs(45), ours(45)] },
      45,
    );
    expect(goals.map(({ favor, contra }) => favor - contra)).toEqual([1, 0, 1]);
  });

  it('limits minutes to the length of the halves', () => {
    const [one, other] = matchCourseOf(
      { primera_parte: [ours(40)], segunda_parte: [ours(90)] },
      35,
    );
    expect([one?.minuto, other?.minuto]).toEqual([35, 70]);
  });

  it('is empty without goals or if a goal has no minute', () => {
    expect(matchCourseOf({ primera_parte: [card], segunda_parte: [] }, 45)).toEqual([]);
    expect(matchCourseOf({ primera_parte: [ours(3)], segunda_parte: [ours()] }, 45)).toEqual([]);
  });
});
