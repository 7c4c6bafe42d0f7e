import { describe, expect, it } from 'vitest';
import { changeText } from './change-text';

const TIME = { fecha_str: '12-12-2026', hora_str: '17:00' };
const CAMPO = { nombre_campo: 'La Vega' };

describe('text about a rescheduled match', () => {
  it.each([
    ['12-12-2026', TIME, 'Cambio de hora: antes el sábado 12 a las 17:00'],
    ['13-12-2026', TIME, 'Cambio de fecha: antes el sábado 12 a las 17:00'],
    ['10-01-2027', TIME, 'Cambio de fecha: antes el sábado 12 de diciembre a las 17:00'],
    ['12-12-2026', CAMPO, 'Cambio de campo: antes en La Vega'],
    [
      '12-12-2026',
      { ...TIME, ...CAMPO },
      'Cambio de hora y campo: antes el sábado 12 a las 17:00, en La Vega',
    ],
  ])('for a match on %s, before %o', (fecha_str, antes, expected) =>
    expect(changeText({ fecha_str, antes, estado: 'programado' })).toBe(expected),
  );

  it('is undefined without a change or if the status is not `programado`', () => {
    expect(changeText({ fecha_str: '12-12-2026', estado: 'programado' })).toBeUndefined();
    for (const estado of ['aplazado', 'cancelado', 'suspendido', 'en_juego'] as const) {
      expect(changeText({ fecha_str: '12-12-2026', estado, antes: TIME })).toBeUndefined();
    }
  });
});
