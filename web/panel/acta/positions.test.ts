import { ROWS } from '@club/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActaRows } from './acta-state';
import { DRAWINGS, drawingOf, freeOf, startersIn, applyToque, type Toque } from './positions';

const NOBODY: ActaRows = {
  delanteros: [],
  mediocentros: [],
  defensas: [],
  portero: [],
  suplentes: [],
};
const puesto = (fila: (typeof ROWS)[number], index = 0): Toque => ({
  tipo: 'puesto',
  fila,
  index,
});
const jugador = (jugadorId: string): Toque => ({ tipo: 'jugador', jugadorId });

const anyRows = fc
  .array(fc.constantFrom(...ROWS), { maxLength: 18 })
  .map((filas): ActaRows =>
    filas.reduce<ActaRows>(
      (all, fila, index) => ({ ...all, [fila]: [...all[fila], `j${String(index)}`] }),
      NOBODY,
    ),
  );

describe('the slots of a formation', () => {
  it('are eleven including those taken, in any formation', () => {
    fc.assert(
      fc.property(anyRows, fc.constantFrom(...DRAWINGS), (alineacion, dibujo) => {
        const { suplentes, ...freePlayers } = freeOf(alineacion, dibujo);
        const free = Object.values(freePlayers).reduce((sum, count) => sum + count, 0);
        expect(Object.values(freePlayers).every((count) => count >= 0)).toBe(true);
        expect(suplentes).toBe(1);
        expect(free + startersIn(alineacion)).toBe(Math.max(11, startersIn(alineacion)));
      }),
    );
  });

  it('match the chosen formation at first, then the players placed', () => {
    expect(freeOf(NOBODY, '4-3-3')).toEqual({
      portero: 1,
      defensas: 4,
      mediocentros: 3,
      delanteros: 3,
      suplentes: 1,
    });
    expect(drawingOf({ ...NOBODY, defensas: ['a', 'b'], delanteros: ['c'] })).toBe('2-0-1');
  });
});

describe('a tap', () => {
  const some: ActaRows = { ...NOBODY, portero: ['a'], delanteros: ['b'], suplentes: ['c'] };

  it('on a free slot and one on a player place him there, in either order', () => {
    const mover = { jugadorId: 'x', fila: 'defensas' };
    expect(applyToque(some, '4-4-2', puesto('defensas'), jugador('x')).mover).toEqual(mover);
    expect(applyToque(some, '4-4-2', jugador('x'), puesto('defensas'))).toEqual({
      chosenSlot: undefined,
      mover,
    });
  });

  it('selects the next free slot, from the goalkeeper on; after the bench, the bench again', () => {
    const next = (from: ActaRows, fila: (typeof ROWS)[number]) =>
      applyToque(from, '4-4-2', puesto(fila, from[fila].length), jugador('x')).chosenSlot;
    expect(next(NOBODY, 'portero')).toMatchObject({
      fila: 'defensas',
      index: 0,
      isNext: true,
    });
    expect(next(NOBODY, 'delanteros')).toMatchObject({ fila: 'portero' });
    expect(next(some, 'suplentes')).toMatchObject({ fila: 'suplentes', index: 2 });
  });

  it('on a placed player selects him when the selected slot was chosen automatically', () => {
    const next = { ...puesto('defensas'), isNext: true } as const;
    expect(applyToque(some, '4-4-2', next, jugador('b'))).toEqual({ chosenSlot: jugador('b') });
    expect(applyToque(some, '4-4-2', puesto('defensas'), jugador('b')).mover).toEqual({
      jugadorId: 'b',
      fila: 'defensas',
    });
  });

  it('on two players swaps them, unless neither is placed', () => {
    expect(applyToque(some, '4-4-2', jugador('a'), jugador('b')).cambiar).toEqual(['a', 'b']);
    expect(applyToque(some, '4-4-2', jugador('x'), jugador('b')).cambiar).toEqual(['x', 'b']);
    expect(applyToque(some, '4-4-2', jugador('x'), jugador('y'))).toEqual({
      chosenSlot: jugador('y'),
    });
  });

  it('on the selection clears it, and one on another slot selects that', () => {
    expect(applyToque(some, '4-4-2', jugador('a'), jugador('a'))).toEqual({
      chosenSlot: undefined,
    });
    expect(applyToque(some, '4-4-2', puesto('defensas'), puesto('defensas'))).toEqual({
      chosenSlot: undefined,
    });
    expect(applyToque(some, '4-4-2', puesto('defensas'), puesto('defensas', 1))).toEqual({
      chosenSlot: puesto('defensas', 1),
    });
  });
});
