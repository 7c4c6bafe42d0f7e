import type { Difference } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { adjustmentText, differenceText } from './audit-section';

const NAMES = new Map([
  ['j1', 'Ximo L.'],
  ['p1', 'Robledal (14-11-2026)'],
]);

const difference = (fields: Partial<Difference>): Difference => ({
  lugar: 'fila',
  id: 'j1',
  campo: 'goles',
  esperado: 3,
  guardado: 4,
  ...fields,
});

describe('audit results as text', () => {
  it.each([
    [{}, 'Números, Ximo L.: goles dice 4 y debería decir 3.'],
    [
      { lugar: 'partido', id: 'p1', campo: 'jugado', esperado: true, guardado: false },
      'Partido, Robledal (14-11-2026): jugado dice no y debería decir sí.',
    ],
    [
      { lugar: 'balance', id: 't1', campo: 'ganados', esperado: 1, guardado: null },
      'Balance del equipo: ganados dice nada y debería decir 1.',
    ],
    [
      { lugar: 'calendario', id: 'p1', campo: '*', esperado: {}, guardado: null },
      'Calendario, Robledal (14-11-2026): falta.',
    ],
    [
      { lugar: 'plantilla', campo: '*', esperado: null, guardado: {} },
      'Plantilla, Ximo L.: sobra.',
    ],
    [
      { lugar: 'ranking_goles', id: 't1', campo: '0', esperado: {}, guardado: {} },
      'Clasificación de goles: puesto 1 no coincide con las fichas.',
    ],
    [
      { lugar: 'partido', id: 'p1', campo: 'hora_str', esperado: '18:00', guardado: '17:00' },
      'Partido, Robledal (14-11-2026): hora dice «17:00» y debería decir «18:00».',
    ],
  ] as const)('%o', (fields, text) => {
    expect(differenceText(difference(fields), NAMES)).toBe(text);
  });

  it('distinguishes manual corrections from errors', () => {
    expect(adjustmentText(difference({}), NAMES)).toBe(
      'Números, Ximo L.: goles 4; según las fichas, 3.',
    );
    expect(adjustmentText(difference({ lugar: 'next_games', id: 'lista' }), NAMES)).toBe(
      'Próximos partidos: lista cambiada a mano.',
    );
  });
});
