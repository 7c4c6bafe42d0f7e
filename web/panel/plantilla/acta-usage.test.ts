import { ROWS, perRow } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { bulkActasText, actasText, isInActa } from './plantilla-screen';
import { summaryOf } from '../../../shared/src/testing/summary-builder';

describe('the sheets of a player', () => {
  const ADVICE =
    'Si solo ha dejado el equipo, márcalo como INACTIVO: deja de salir en la plantilla y conserva su página.';

  it.each(ROWS)('are found by any row: %s', (fila) => {
    const others = ['pablo', 'luis'].map((id) => summaryOf(id));
    const alineacion = perRow((row) => (row === fila ? others : []));
    expect(isInActa({ alineacion }, 'luis')).toBe(true);
    expect(isInActa({ alineacion }, 'nico')).toBe(false);
  });

  it('do not include sheets without players', () => {
    expect(isInActa({ alineacion: perRow(() => []) }, 'luis')).toBe(false);
  });

  it.each([
    [1, 'Luis está en 1 ficha, que lo conservará, sin enlace.'],
    [2, 'Luis está en 2 fichas, que lo conservarán, sin enlace.'],
    [4, 'Luis está en 4 fichas, que lo conservarán, sin enlace.'],
    [
      undefined,
      'No se ha podido comprobar en cuántas fichas está Luis. Las que haya lo conservarán, sin enlace.',
    ],
  ])('in %s: suggests INACTIVO', (fichas, text) => {
    expect(actasText('Luis', fichas)).toBe(`${text} ${ADVICE}`);
  });

  it('in none: suggests nothing', () => {
    expect(actasText('Luis', 0)).toBe('Luis no está en ninguna ficha.');
  });

  it.each([
    [undefined, 'No se ha podido comprobar en cuántas fichas están.'],
    [0, 'No están en ninguna ficha.'],
    [
      1,
      'Están en 1 ficha, que conservará sus nombres. Para que dejen de verse basta con desactivarlos.',
    ],
    [
      2,
      'Están en 2 fichas, que conservarán sus nombres. Para que dejen de verse basta con desactivarlos.',
    ],
  ])('for several players in %s', (count, text) => {
    expect(bulkActasText(count)).toBe(text);
  });
});
