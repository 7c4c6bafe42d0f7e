import { describe, expect, it } from 'vitest';
import { nextName, temporadaOf } from './temporada-name';

const day = (text: string) => new Date(`${text}T12:00:00Z`);

describe('the name of a season', () => {
  it.each([
    ['2026-06-30', '2025/26'],
    ['2026-07-01', '2026/27'],
    ['2026-12-31', '2026/27'],
    ['1999-09-01', '1999/00'],
  ])('on %s is %s', (dia, nombre) => {
    expect(temporadaOf(day(dia))).toBe(nombre);
  });

  it.each([
    ['2026/27', '2027/28'],
    ['Temporada 2026/27', 'Temporada 2027/28'],
    ['Temporada 2026-2027 (fútbol 7)', 'Temporada 2027-2028 (fútbol 7)'],
    ['1998/99', '1999/00'],
    ['La buena', '2026/27'],
  ])('after %s is %s', (nombre, next) => {
    expect(nextName(nombre, day('2026-11-21'))).toBe(next);
  });
});
