import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET } from '../testing/acta-arbitrary';
import { buildPartido } from '../testing/partido-builder';
import { buildSummary } from '../testing/summary-builder';
import type { StoredClasificacion } from '../schemas/clasificacion';
import { comingPartidos } from './coming-partidos';
import { withActa } from './partido';

const place = (nombre: string, fields: object, pts: number) => ({
  ...{ nombre, pj: 10, g: 5, e: 2, p: 3, gf: 12, gc: 9, pts },
  ...fields,
});
const coming = buildPartido({ _id: 'coming', fecha_date: '2026-11-21T17:00:00.000Z' });
const later = buildPartido({ _id: 'later', fecha_date: '2026-11-28T17:00:00.000Z' });
const before = buildPartido({ _id: 'before', fecha_date: '2026-11-14T17:00:00.000Z' });
const table: StoredClasificacion = {
  competicion_id: coming.competicion_id,
  nombre_competicion: 'Liga',
  filas: [
    place('Otro', {}, 20),
    place('Rival', { equipo_id: coming.equipo_id }, 17),
    place('Nosotros', { es_nuestro: true }, 16),
  ],
  fecha_date: before.fecha_date,
  fecha_str: before.fecha_str,
  version: 1,
  curso: [],
};
const sent = buildSummary('Ana');
const played = withActa(before, {
  ...EMPTY_SHEET,
  alineacion: { ...EMPTY_SHEET.alineacion, defensas: [sent] },
  detalles: { primera_parte: [{ evento: 'tarjeta roja', autor: sent }], segunda_parte: [] },
});

describe('the coming matches', () => {
  it('have both places in the table of their competition, and who is suspended', () => {
    const results = { g: 5, e: 2, p: 3 };
    const places = {
      nuestro: { posicion: 3, pts: 16, ...results },
      rival: { posicion: 2, pts: 17, ...results },
    };
    expect(comingPartidos([later, played, coming], table, [])).toEqual({
      coming: {
        ...places,
        sancionados: [{ jugador_id: 'Ana', nombre_con_inicial: 'Ana', motivo: 'roja' }],
      },
      later: places,
    });
  });

  it('have no place in the table of another competition', () => {
    const other = { ...table, competicion_id: 'other' };
    expect(comingPartidos([coming], other, [])).toEqual({});
    expect(comingPartidos([coming], undefined, [])).toEqual({});
  });
});
