import { CERO_CONTADORES, estadisticasOf } from '@club/shared';
import { expect, it } from 'vitest';
import { careerOf } from './career-seasons';

const figures = (cuenta: Partial<typeof CERO_CONTADORES>) =>
  estadisticasOf({ sumas: { ...CERO_CONTADORES, ...cuenta }, ajuste: CERO_CONTADORES });

const archivo = (nombre: string, filas: Readonly<Record<string, number>>) => ({
  _id: nombre,
  temporada_id: nombre,
  temporada_nombre: nombre,
  estadisticas: Object.entries(filas).map(([jugador_id, goles]) => ({
    ...figures({ goles, partidos_jugados: goles }),
    jugador_id,
    jugador_nombre: jugador_id,
  })),
});

const actual = { nombre: '2026/27', estadisticas: figures({ goles: 2, partidos_jugados: 3 }) };

it('has the latest season first, and the sum of all', () => {
  const { temporadas, total } = careerOf('nico', actual, [
    archivo('2024/25', { nico: 5, iker: 9 }),
    archivo('2025/26', { nico: 7 }),
  ]);
  expect(temporadas.map(({ nombre, cuenta }) => [nombre, cuenta.goles])).toEqual([
    ['2026/27', 2],
    ['2025/26', 7],
    ['2024/25', 5],
  ]);
  expect(total).toEqual({ ...CERO_CONTADORES, goles: 14, partidos_jugados: 15 });
});

it('leaves out seasons before his time, and keeps the current one', () => {
  const { temporadas, total } = careerOf('nico', { ...actual, estadisticas: figures({}) }, [
    archivo('2024/25', { iker: 9 }),
    archivo('2025/26', { nico: 0 }),
  ]);
  expect(temporadas.map(({ nombre }) => nombre)).toEqual(['2026/27']);
  expect(total).toEqual(CERO_CONTADORES);
});

it('counts the current season once when it has an archive already', () => {
  const { temporadas } = careerOf('nico', actual, [
    archivo('2025/26', { nico: 7 }),
    archivo('2026/27', { nico: 2 }),
  ]);
  expect(temporadas.map(({ nombre }) => nombre)).toEqual(['2026/27', '2025/26']);
});
