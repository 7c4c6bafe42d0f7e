import { describe, expect, it } from 'vitest';
import { buildFila } from '../testing/fila-builder';
import { bestPair, pairKey } from './contribution';

const filas = Object.fromEntries(
  (
    [
      ['a', 'Álex R.'],
      ['b', 'Bruno T.'],
      ['z', 'Zoilo M.'],
    ] as const
  ).map(([id, nombre]) => [id, buildFila({ jugador_id: id, jugador_nombre: nombre })]),
);

describe('the best pair', () => {
  it('is the one with most goals, with both names; passer and scorer are not interchangeable', () => {
    const parejas = { [pairKey('a', 'b')]: 2, [pairKey('b', 'a')]: 3 };
    expect(bestPair(parejas, filas)).toEqual({
      asistente: { jugador_id: 'b', jugador_nombre: 'Bruno T.' },
      autor: { jugador_id: 'a', jugador_nombre: 'Álex R.' },
      goles: 3,
    });
  });

  it('is the first by the scorer’s name in Spanish order if tied', () => {
    const parejas = {
      [pairKey('a', 'z')]: 2,
      [pairKey('z', 'b')]: 2,
      [pairKey('z', 'a')]: 2,
    };
    expect(bestPair(parejas, filas)?.autor.jugador_nombre).toBe('Álex R.');
  });

  it('is decided by ids if the names are equal', () => {
    const twins = Object.fromEntries(
      ['x', 'y'].map((id) => [id, buildFila({ jugador_id: id, jugador_nombre: 'Álex R.' })]),
    );
    for (const pairs of [
      [pairKey('x', 'y'), pairKey('y', 'x')],
      [pairKey('y', 'x'), pairKey('x', 'y')],
    ]) {
      const parejas = Object.fromEntries(pairs.map((key) => [key, 2]));
      expect(bestPair(parejas, twins)?.asistente.jugador_id).toBe('x');
    }
  });

  it.each([
    ['a scorer without a row has no name', { [pairKey('a', 'constructor')]: 5 }],
    ['one goal is not enough', { [pairKey('a', 'b')]: 1 }],
    ['no goal at all', {}],
    ['a passer without a row has no name', { [pairKey('constructor', 'a')]: 5 }],
  ])('does not exist: %s', (_case, parejas) => {
    expect(bestPair(parejas, filas)).toBeUndefined();
  });
});
