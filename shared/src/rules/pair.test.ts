import { describe, expect, it } from 'vitest';
import { buildFila } from '../testing/fila-builder';
import { mejorPareja, parejaKey } from './pair';

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
    const parejas = { [parejaKey('a', 'b')]: 2, [parejaKey('b', 'a')]: 3 };
    expect(mejorPareja(parejas, filas)).toEqual({
      asistente: { jugador_id: 'b', jugador_nombre: 'Bruno T.' },
      autor: { jugador_id: 'a', jugador_nombre: 'Álex R.' },
      goles: 3,
    });
  });

  it('is the first by the scorer’s name in Spanish order if tied', () => {
    const parejas = {
      [parejaKey('a', 'z')]: 2,
      [parejaKey('z', 'b')]: 2,
      [parejaKey('z', 'a')]: 2,
    };
    expect(mejorPareja(parejas, filas)?.autor.jugador_nombre).toBe('Álex R.');
  });

  it('is decided by ids if the names are equal', () => {
    const twins = Object.fromEntries(
      ['x', 'y'].map((id) => [id, buildFila({ jugador_id: id, jugador_nombre: 'Álex R.' })]),
    );
    for (const pairs of [
      [parejaKey('x', 'y'), parejaKey('y', 'x')],
      [parejaKey('y', 'x'), parejaKey('x', 'y')],
    ]) {
      const parejas = Object.fromEntries(pairs.map((key) => [key, 2]));
      expect(mejorPareja(parejas, twins)?.asistente.jugador_id).toBe('x');
    }
  });

  it.each([
    ['a scorer without a row has no name', { [parejaKey('a', 'constructor')]: 5 }],
    ['one goal is not enough', { [parejaKey('a', 'b')]: 1 }],
    ['no goal at all', {}],
    ['a passer without a row has no name', { [parejaKey('constructor', 'a')]: 5 }],
  ])('does not exist: %s', (_case, parejas) => {
    expect(mejorPareja(parejas, filas)).toBeUndefined();
  });
});
