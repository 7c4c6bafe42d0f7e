import { FILAS } from '@club/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilasActa } from './acta-state';
import { DIBUJOS, dibujoOf, libresOf, titularesEn, applyToque, type Toque } from './positions';

const NADIE: FilasActa = {
  delanteros: [],
  mediocentros: [],
  defensas: [],
  portero: [],
  suplentes: [],
};
const puesto = (fila: (typeof FILAS)[number], indice = 0): Toque => ({
  tipo: 'puesto',
  fila,
  indice,
});
const jugador = (jugadorId: string): Toque => ({ tipo: 'jugador', jugadorId });

const anyFilas = fc
  .array(fc.constantFrom(...FILAS), { maxLength: 18 })
  .map((filas): FilasActa =>
    filas.reduce<FilasActa>(
      (all, fila, index) => ({ ...all, [fila]: [...all[fila], `j${String(index)}`] }),
      NADIE,
    ),
  );

describe('the slots of a formation', () => {
  it('are eleven including those taken, in any formation', () => {
    fc.assert(
      fc.property(anyFilas, fc.constantFrom(...DIBUJOS), (alineacion, dibujo) => {
        const { suplentes, ...libres } = libresOf(alineacion, dibujo);
        const free = Object.values(libres).reduce((sum, count) => sum + count, 0);
        expect(Object.values(libres).every((count) => count >= 0)).toBe(true);
        expect(suplentes).toBe(1);
        expect(free + titularesEn(alineacion)).toBe(Math.max(11, titularesEn(alineacion)));
      }),
    );
  });

  it('match the chosen formation at first, then the players placed', () => {
    expect(libresOf(NADIE, '4-3-3')).toEqual({
      portero: 1,
      defensas: 4,
      mediocentros: 3,
      delanteros: 3,
      suplentes: 1,
    });
    expect(dibujoOf({ ...NADIE, defensas: ['a', 'b'], delanteros: ['c'] })).toBe('2-0-1');
  });
});

describe('a tap', () => {
  const some: FilasActa = { ...NADIE, portero: ['a'], delanteros: ['b'], suplentes: ['c'] };

  it('on a free slot and one on a player place him there, in either order', () => {
    const mover = { jugadorId: 'x', fila: 'defensas' };
    expect(applyToque(some, '4-4-2', puesto('defensas'), jugador('x')).mover).toEqual(mover);
    expect(applyToque(some, '4-4-2', jugador('x'), puesto('defensas'))).toEqual({
      elegido: undefined,
      mover,
    });
  });

  it('selects the next free slot, from the goalkeeper on; after the bench, the bench again', () => {
    const next = (from: FilasActa, fila: (typeof FILAS)[number]) =>
      applyToque(from, '4-4-2', puesto(fila, from[fila].length), jugador('x')).elegido;
    expect(next(NADIE, 'portero')).toMatchObject({
      fila: 'defensas',
      indice: 0,
      esSiguiente: true,
    });
    expect(next(NADIE, 'delanteros')).toMatchObject({ fila: 'portero' });
    expect(next(some, 'suplentes')).toMatchObject({ fila: 'suplentes', indice: 2 });
  });

  it('on a placed player selects him when the selected slot was chosen automatically', () => {
    const next = { ...puesto('defensas'), esSiguiente: true } as const;
    expect(applyToque(some, '4-4-2', next, jugador('b'))).toEqual({ elegido: jugador('b') });
    expect(applyToque(some, '4-4-2', puesto('defensas'), jugador('b')).mover).toEqual({
      jugadorId: 'b',
      fila: 'defensas',
    });
  });

  it('on two players swaps them, unless neither is placed', () => {
    expect(applyToque(some, '4-4-2', jugador('a'), jugador('b')).cambiar).toEqual(['a', 'b']);
    expect(applyToque(some, '4-4-2', jugador('x'), jugador('b')).cambiar).toEqual(['x', 'b']);
    expect(applyToque(some, '4-4-2', jugador('x'), jugador('y'))).toEqual({
      elegido: jugador('y'),
    });
  });

  it('on the selection clears it, and one on another slot selects that', () => {
    expect(applyToque(some, '4-4-2', jugador('a'), jugador('a'))).toEqual({ elegido: undefined });
    expect(applyToque(some, '4-4-2', puesto('defensas'), puesto('defensas'))).toEqual({
      elegido: undefined,
    });
    expect(applyToque(some, '4-4-2', puesto('defensas'), puesto('defensas', 1))).toEqual({
      elegido: puesto('defensas', 1),
    });
  });
});
