import { describe, expect, it } from 'vitest';
import { isHalfOver, playedOf } from './time';

const HOME = '2026-03-01T11:00:00.000Z';
const at = (minutes: number, seconds = 0) =>
  new Date(Date.parse(HOME) + minutes * 60_000 + seconds * 1000);
const first = {
  fase: 'primera_parte',
  starts: { primera_parte: HOME },
  minutos_parte: 35,
} as const;
const second = {
  fase: 'segunda_parte',
  starts: { primera_parte: '2026-03-01T10:00:00.000Z', segunda_parte: HOME },
  minutos_parte: 45,
} as const;

describe('the clock of a half', () => {
  it('counts from the half’s start and is never negative', () => {
    expect(playedOf(first, at(3, 7))).toEqual({ start: 0, end: 35, seconds: 187 });
    expect(playedOf(second, at(1))).toEqual({ start: 45, end: 90, seconds: 60 });
    expect(playedOf(first, at(-2))?.seconds).toBe(0);
    expect(playedOf({ ...first, fase: 'descanso' }, at(3))).toBeUndefined();
  });

  it('is over after the competition’s minutes', () => {
    expect(isHalfOver(first, at(34, 59))).toBe(false);
    expect(isHalfOver(first, at(35))).toBe(true);
    expect(isHalfOver(second, at(44, 59))).toBe(false);
    expect(isHalfOver(second, at(45))).toBe(true);
    expect(isHalfOver({ ...first, fase: 'descanso' }, at(80))).toBe(false);
  });
});
