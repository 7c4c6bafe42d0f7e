import { describe, expect, it } from 'vitest';
import type { FilaClasificacion, StoredClasificacion } from '../schemas/clasificacion';
import { buildPreview } from '../testing/partido-builder';
import type { TimeZone } from '../vocabulary';
import { disagreements, nextClasificacion } from './clasificacion';
import { deriveResult } from './score';

const row = (nombre: string, fields: Partial<FilaClasificacion> = {}): FilaClasificacion => ({
  nombre,
  pj: 2,
  g: 1,
  e: 0,
  p: 1,
  gf: 3,
  gc: 2,
  pts: 3,
  ...fields,
});
const ROWS = [row('Uno'), row('Nosotros', { es_nuestro: true }), row('Tres')];
const ENTERED = { competicion_id: 'liga', filas: ROWS };
const AT = new Date('2026-11-22T23:30:00Z');

describe('an entered table', () => {
  const next = (stored?: StoredClasificacion, zone: TimeZone = 'Europe/Madrid', at = AT) =>
    nextClasificacion(stored, ENTERED, 'Liga Comarcal', at, zone);

  it('gets the date on the club’s clock, and starts the list of positions', () => {
    const first = next();
    const entered = { ...ENTERED, nombre_competicion: 'Liga Comarcal' };
    expect(first).toMatchObject({ ...entered, fecha_str: '23-11-2026', version: 1 });
    const { fecha_date, fecha_str } = first;
    expect(first.curso).toEqual([{ fecha_date, fecha_str, posicion: 2, num_equipos: 3 }]);
    expect(next(undefined, 'Atlantic/Canary').fecha_str).toBe('22-11-2026');
  });

  it('increments the version; a second table on a day replaces the first', () => {
    const again = next(next());
    expect(again.version).toBe(2);
    expect(again.curso).toHaveLength(1);
    const later = next(again, 'Europe/Madrid', new Date('2026-11-29T12:00:00Z'));
    expect(later.version).toBe(3);
    expect(later.curso.map(({ fecha_str }) => fecha_str)).toEqual(['23-11-2026', '29-11-2026']);
  });

  it('keeps the last hundred positions', () => {
    let table = next();
    for (let day = 1; day <= 120; day += 1) {
      table = next(table, 'Europe/Madrid', new Date(AT.getTime() + day * 24 * 60 * 60 * 1000));
    }
    expect(table.curso).toHaveLength(100);
    expect(table.curso.at(-1)?.fecha_str).toBe(table.fecha_str);
    expect(table.version).toBe(121);
  });
});

describe('differences between our row and our sheets', () => {
  const played = (day: number, favor: number, contra: number, nombre_competicion = 'Liga') =>
    buildPreview(day, deriveResult(favor, contra), {
      nombre_competicion,
      goles_anotados: favor,
      goles_encajados: contra,
    });
  const partidos = [
    ...[played(1, 2, 0), played(2, 1, 2), played(3, 1, 1), played(4, 9, 0, 'Copa')],
    buildPreview(5, '', { nombre_competicion: 'Liga' }),
  ];
  const right = { pj: 3, g: 1, e: 1, p: 1, gf: 4, gc: 3, pts: 4 };
  const differences = (fields: Partial<FilaClasificacion>) =>
    disagreements(
      [row('Uno'), row('Nosotros', { ...right, es_nuestro: true, ...fields })],
      partidos,
      'Liga',
    );

  it('are none if all figures match the competition’s sheets, whatever the points', () => {
    expect(differences({})).toEqual([]);
    expect(differences({ pts: -3 })).toEqual([]);
  });

  it('list each figure with both values', () => {
    expect(differences({ pj: 4, g: 2, e: 0, p: 2, gf: 5, gc: 4 })).toEqual([
      'partidos jugados, 4 en la tabla y 3 en las fichas',
      'ganados, 2 en la tabla y 1 en las fichas',
      'empatados, 0 en la tabla y 1 en las fichas',
      'perdidos, 2 en la tabla y 1 en las fichas',
      'goles a favor, 5 en la tabla y 4 en las fichas',
      'goles en contra, 4 en la tabla y 3 en las fichas',
    ]);
  });
});
