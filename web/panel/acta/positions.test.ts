import { perRow, ROWS, startersOf } from '@club/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyToque, DRAWINGS, freeOf, type Toque } from './positions';

const anyRows = fc
  .array(fc.constantFrom(...ROWS), { maxLength: 18 })
  .map((filas) =>
    perRow((row) => filas.flatMap((fila, index) => (fila === row ? [`j${String(index)}`] : []))),
  );

it('the slots of a formation are eleven including those taken', () => {
  fc.assert(
    fc.property(anyRows, fc.constantFrom(...DRAWINGS), (alineacion, dibujo) => {
      const { suplentes, ...free } = freeOf(alineacion, dibujo);
      const { length: placed } = startersOf(alineacion);
      expect(Object.values(free).every((count) => count >= 0)).toBe(true);
      expect(suplentes).toBe(1);
      const left = Object.values(free).reduce((sum, count) => sum + count, 0);
      expect(left + placed).toBe(Math.max(11, placed));
    }),
  );
});

describe('a tap', () => {
  const some = { ...perRow<string[]>(() => []), portero: ['a'], delanteros: ['b'] };
  const slot = (index: number): Toque => ({ tipo: 'puesto', fila: 'defensas', index });
  const player = (jugadorId: string): Toque => ({ tipo: 'jugador', jugadorId });
  const nextSlot = { ...slot(0), isNext: true } as const;

  it.each([
    ['places a player', player('x'), slot(0), { mover: ['x', 'defensas'] }],
    [
      'prefers a placed player to the next slot',
      nextSlot,
      player('b'),
      { chosenSlot: player('b') },
    ],
    ['swaps a placed player with another', player('x'), player('b'), { cambiar: ['x', 'b'] }],
    ['selects the second of two not placed', player('x'), player('y'), { chosenSlot: player('y') }],
    ['clears a selected player', player('a'), player('a'), {}],
    ['clears a selected slot', nextSlot, slot(0), {}],
    ['selects another slot', slot(0), slot(1), { chosenSlot: slot(1) }],
  ])('%s', (_what, chosen, toque, expected) => {
    expect(applyToque(some, '4-4-2', chosen, toque)).toEqual(expected);
  });
});
