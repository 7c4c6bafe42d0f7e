import { describe, expect, it } from 'vitest';
import { isHalfOver, halfSeconds } from './time';

const INICIO = '2026-03-01T11:00:00.000Z';
const at = (minutes: number, seconds = 0) =>
  new Date(Date.parse(INICIO) + minutes * 60_000 + seconds * 1000);
const primera = {
  fase: 'primera_parte',
  inicios: { primera_parte: INICIO },
  minutos_parte: 35,
} as const;
const segunda = {
  fase: 'segunda_parte',
  inicios: { primera_parte: '2026-03-01T10:00:00.000Z', segunda_parte: INICIO },
  minutos_parte: 45,
} as const;

describe('the clock of a half', () => {
  it('counts from the half’s start and is never negative', () => {
    expect(halfSeconds(primera, at(3, 7))).toBe(187);
    expect(halfSeconds(segunda, at(1))).toBe(60);
    expect(halfSeconds(primera, at(-2))).toBe(0);
    expect(halfSeconds({ fase: 'descanso', inicios: {} }, at(3))).toBeUndefined();
  });

  it('is over after the competition’s minutes', () => {
    expect(isHalfOver(primera, at(34, 59))).toBe(false);
    expect(isHalfOver(primera, at(35))).toBe(true);
    expect(isHalfOver(segunda, at(44, 59))).toBe(false);
    expect(isHalfOver(segunda, at(45))).toBe(true);
    expect(isHalfOver({ ...primera, fase: 'descanso' }, at(80))).toBe(false);
  });
});
