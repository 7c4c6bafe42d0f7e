import { describe, expect, it } from 'vitest';
import { describeAudit } from './audit';

const consistent = {
  temporada_id: 't1',
  temporada_nombre: '2026/27',
  correcta: true,
  diferencias: [],
  ajustes: [],
};
const goles = { lugar: 'fila' as const, id: 'j1', campo: 'goles', esperado: 2, guardado: 5 };

describe('the report of an audit', () => {
  it('names each difference, if any, and marks manual corrections', () => {
    expect(describeAudit(consistent)).toEqual(['2026/27: todo coincide']);
    expect(
      describeAudit({ ...consistent, correcta: false, diferencias: [goles], ajustes: [goles] }),
    ).toEqual([
      '2026/27: 1 diferencia',
      '  ✗ fila j1, goles: según las fichas 2, guardado 5',
      '  ajuste: fila j1, goles: según las fichas 2, guardado 5',
    ]);
    expect(describeAudit({ ...consistent, diferencias: [goles, goles] })[0]).toBe(
      '2026/27: 2 diferencias',
    );
  });
});
