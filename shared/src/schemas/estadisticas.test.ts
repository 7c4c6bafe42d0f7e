import { describe, expect, it } from 'vitest';
import { refusedFields } from '../testing/refused-fields';
import { updateEquipoEstadisticasSchema, correctEstadisticasSchema } from './estadisticas';
import { COUNTERS } from '../vocabulary';

describe('correction of a player’s figures', () => {
  it('may be of any single figure, without defaults for the others', () => {
    expect(correctEstadisticasSchema.parse({})).toEqual({});
    for (const counter of COUNTERS) {
      expect(correctEstadisticasSchema.parse({ [counter]: 3 })).toEqual({ [counter]: 3 });
    }
  });

  it.each([
    ['goles', { goles: -1 }],
    ['goles', { goles: 1.5 }],
    ['goles', { goles: '3' }],
    ['goles', { goles: 10_000 }],
    ['mvp', { mvp: null }],
    ['ratio_goles_partido', { ratio_goles_partido: -0.1 }],
    ['paradas', { paradas: 3 }],
    ['jugador_id', { goles: 1, jugador_id: 'j1' }],
  ])('is refused and names %s: %o', (field, body) => {
    expect(refusedFields(correctEstadisticasSchema, body)).toEqual([field]);
  });

  it('may contain ratios, as records that were read do', () => {
    const body = { goles: 3, ratio_goles_partido: 0.33 };
    expect(refusedFields(correctEstadisticasSchema, body)).toEqual([]);
  });
});

describe('body that changes a season’s team record', () => {
  it.each([
    [{}],
    [{ posicion: 1 }],
    [{ posicion: 999, num_equipos: 16 }],
    // Resets to not entered.
    [{ posicion: null, num_equipos: null }],
  ])('accepts %o', (body) => {
    expect(updateEquipoEstadisticasSchema.parse(body)).toEqual(body);
  });

  it.each([
    ['posicion', { posicion: 0 }],
    ['posicion', { posicion: 1000 }],
    ['posicion', { posicion: 2.5 }],
    ['posicion', { posicion: '3' }],
    ['num_equipos', { num_equipos: -4 }],
    ['ganados', { ganados: -1 }],
    ['ranking_mvp', { ranking_mvp: [] }],
    ['_id', { posicion: 1, _id: 't1' }],
  ])('is refused and names %s: %o', (field, body) => {
    expect(refusedFields(updateEquipoEstadisticasSchema, body)).toEqual([field]);
  });
});
