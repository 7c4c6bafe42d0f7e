import { describe, expect, it } from 'vitest';
import { isHalfOver, halfSeconds } from './time';

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
    expect(halfSeconds(first, at(3, 7))).toBe(187);
    expect(halfSeconds(second, at(1))).toBe(60);
    expect(halfSeconds(first, at(-2))).toBe(0);
    expect(halfSeconds({ fase: 'descanso', starts: {} }, at(3))).toBeUndefined();
  });

  it('is over after the competition’s minutes', () => {
    expect(isHalfOver(first, at(34, 59))).toBe(false);
    expect(isHalfOver(first, at(35))).toBe(true);
    expect(isHalfOver(second, at(44, 59))).toBe(false);
    expect(isHalfOver(second, at(45))).toBe(true);
    expect(isHalfOver({ ...first, fase: 'descanso' }, at(80))).toBe(false);
  });
});
