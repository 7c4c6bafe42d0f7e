import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildEquipoEstadisticas } from '../testing/equipo-estadisticas-builder';
import {
  addBalance,
  ajusteOf,
  CAMPOS_BALANCE,
  correctBalance,
  sumasOf,
  withBalance,
} from './balance';

const figure = fc.nat({ max: 40 });
const balance = fc.record({
  partidos_jugados: figure,
  ganados: figure,
  empatados: figure,
  perdidos: figure,
});
const CERO = { partidos_jugados: 0, ganados: 0, empatados: 0, perdidos: 0 };

describe('the record of a season', () => {
  it('is what the sheets add up to until somebody corrects it, and then keeps nothing else', () => {
    fc.assert(
      fc.property(balance, (sumas) => {
        const equipo = withBalance(buildEquipoEstadisticas(), sumas, CERO);
        expect(equipo).toEqual(buildEquipoEstadisticas(sumas));
        expect(sumasOf(equipo)).toEqual(sumas);
        expect(ajusteOf(equipo)).toEqual(CERO);
      }),
    );
  });

  it('shows what was corrected, and counts on from there', () => {
    fc.assert(
      fc.property(balance, balance, balance, (sumas, wanted, later) => {
        const corrected = correctBalance(buildEquipoEstadisticas(sumas), wanted);
        expect(corrected).toMatchObject(wanted);
        expect(sumasOf(corrected)).toEqual(sumas);
        const played = withBalance(
          corrected,
          addBalance(sumasOf(corrected), later),
          ajusteOf(corrected),
        );
        expect(played).toMatchObject(addBalance(wanted, later));
      }),
    );
  });

  it('never shows a figure below zero, and forgets nothing by that', () => {
    const corrected = correctBalance(buildEquipoEstadisticas({ ganados: 2 }), { ganados: 0 });
    const annulled = withBalance(corrected, { ...CERO, ganados: 1 }, ajusteOf(corrected));
    expect(annulled.ganados).toBe(0);
    expect(withBalance(annulled, { ...CERO, ganados: 3 }, ajusteOf(annulled)).ganados).toBe(1);
  });

  it('leaves alone what a correction does not name', () => {
    const equipo = correctBalance(buildEquipoEstadisticas({ ganados: 2, perdidos: 1 }), {});
    expect(equipo).toEqual(buildEquipoEstadisticas({ ganados: 2, perdidos: 1 }));
    expect(CAMPOS_BALANCE).toHaveLength(4);
  });
});
