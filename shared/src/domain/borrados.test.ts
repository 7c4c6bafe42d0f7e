import { describe, expect, it } from 'vitest';
import { buildFila } from '../testing/fila-builder';
import { borradosOf } from './borrados';

describe('deleted players of a season', () => {
  const filas = { b: buildFila({ jugador_id: 'b' }), a: buildFila({ jugador_id: 'a' }) };

  it('are those with a row and no preview, in order', () => {
    expect(borradosOf(filas, {})).toEqual(['a', 'b']);
  });

  it('are not found in the prototype of every object', () => {
    const fila = buildFila({ jugador_id: 'constructor' });
    expect(borradosOf({ constructor: fila }, {})).toEqual(['constructor']);
  });
});
