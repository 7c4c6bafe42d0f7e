import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estadisticasTemporadaSchema } from '../schemas/estadisticas';
import { buildFila, countersArbitrary } from '../testing/temporada-builder';
import type { FilaTemporada } from '../schemas/public';
import { ZERO_COUNTERS, COUNTERS, type Counter } from '../vocabulary';
import {
  correctFila,
  deriveEstadisticas,
  type Rows,
  deriveRanking,
  ratio,
  totales,
} from './estadisticas';

describe('ratio', () => {
  it('is 0 without matches, and not affected by binary fractions', () => {
    expect([ratio(7, 0), ratio(201, 200), ratio(9999, 1)]).toEqual([0, 1.01, 9999]);
  });

  it('has two decimals, rounded half up', () => {
    const count = fc.integer({ min: 0, max: 9999 });
    fc.assert(
      fc.property(count, fc.integer({ min: 1, max: 9999 }), (value, partidos) => {
        const hundredths = Math.round(ratio(value, partidos) * 100);
        expect(ratio(value, partidos)).toBe(hundredths / 100);
        // In integers: −1/2 < hundredths − 100·value/partidos ≤ 1/2.
        const twiceError = 2 * (hundredths * partidos - 100 * value);
        expect(twiceError).toBeGreaterThan(-partidos);
        expect(twiceError).toBeLessThanOrEqual(partidos);
      }),
    );
  });
});

describe('figures of a row', () => {
  it('are sums plus correction, never negative, and ratios of those, and match the API’s schema', () => {
    fc.assert(
      fc.property(countersArbitrary(-50, 9999), countersArbitrary(-50, 9999), (sumas, ajuste) => {
        const seasonRow = buildFila({ sumas, ajuste });
        for (const counter of COUNTERS) {
          expect(totales(seasonRow)[counter]).toBe(Math.max(0, sumas[counter] + ajuste[counter]));
        }
        const figures = deriveEstadisticas(seasonRow);
        const { partidos_jugados: played, goles, asistencias, goles_encajados } = figures;
        expect(figures).toEqual({
          ...totales(seasonRow),
          ratio_goles_partido: ratio(goles, played),
          ratio_asistencias_partido: ratio(asistencias, played),
          ratio_golesencajados_partido: ratio(goles_encajados, played),
        });
        expect(estadisticasTemporadaSchema.safeParse(figures).success).toBe(true);
      }),
    );
  });
});

describe('a manual correction', () => {
  const correctionArbitrary = fc.record(
    Object.fromEntries(COUNTERS.map((counter) => [counter, fc.nat({ max: 60 })])) as Record<
      Counter,
      fc.Arbitrary<number>
    >,
    { requiredKeys: [] },
  );
  const filaArbitrary = fc
    .record({ sumas: countersArbitrary(0, 30), ajuste: countersArbitrary(-40, 30) })
    .map(buildFila);

  it('shows the given figures, keeps the others, and does not change the sums', () => {
    fc.assert(
      fc.property(filaArbitrary, correctionArbitrary, (row, correction) => {
        const corrected = correctFila(row, correction);
        expect(totales(corrected)).toEqual({ ...totales(row), ...correction });
        expect(corrected.sumas).toEqual(row.sumas);
        expect(correctFila(corrected, correction)).toEqual(corrected);
        // A record can be sent back as read.
        expect(correctFila(row, deriveEstadisticas(row))).toEqual(row);
      }),
    );
  });
});

const byId = (rows: readonly FilaTemporada[]): Rows =>
  Object.fromEntries(rows.map((row) => [row.jugador_id, row]));

describe.each(['goles', 'asistencias'] as const)('ranking of %s', (counter) => {
  const row = (id: string, count: number, partidos: number, nombre = id) =>
    buildFila({
      jugador_id: id,
      jugador_nombre: nombre,
      sumas: { ...ZERO_COUNTERS, [counter]: count, partidos_jugados: partidos },
    });
  const ids = (...rows: FilaTemporada[]) =>
    deriveRanking(byId(rows), counter).map(({ jugador_id: id }) => id);

  it('has at most five players by default, or as many as requested', () => {
    const seasonRows = byId(
      Array.from({ length: 9 }, (_, index) => row(`j${String(index)}`, 9, 1)),
    );
    expect(deriveRanking(seasonRows, counter)).toHaveLength(5);
    expect(deriveRanking(seasonRows, counter, 7)).toHaveLength(7);
  });

  it('is ordered by count, then fewer matches, then Spanish name order, then id', () => {
    expect(ids(row('a', 2, 1), row('b', 3, 9), row('zero', 0, 3))).toEqual(['b', 'a']);
    expect(ids(row('a', 3, 9), row('b', 3, 8))).toEqual(['b', 'a']);
    expect(
      ids(row('a', 3, 9, 'Oca P.'), row('b', 3, 9, 'Ñoño P.'), row('c', 3, 9, 'Nuño P.')),
    ).toEqual(['c', 'b', 'a']);
    expect(ids(row('b', 3, 9, 'Leo P.'), row('a', 3, 9, 'Leo P.'))).toEqual(['a', 'b']);
  });

  it('includes manual corrections, in the count and in the matches', () => {
    const ajuste = { ...ZERO_COUNTERS, [counter]: 2 };
    const corrected = { ...row('b', 2, 9), ajuste };
    expect(ids(row('a', 3, 9), corrected)).toEqual(['b', 'a']);
    const { jugador_id, jugador_nombre, img_perfil } = corrected;
    const shown = { jugador_id, jugador_nombre, img_perfil, [counter]: 4 };
    expect(deriveRanking(byId([corrected]), counter)).toEqual([shown]);
    const fewer = { ...ZERO_COUNTERS, partidos_jugados: -1 };
    expect(ids(row('a', 3, 9), { ...row('b', 3, 9), ajuste: fewer })).toEqual(['b', 'a']);
  });
});
