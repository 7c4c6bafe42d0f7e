import { ZERO_COUNTERS, estadisticasOf } from '@club/shared';
import { expect, it } from 'vitest';
import { buildAllTime } from '../../../shared/src/testing/all-time-builder';
import { careerOf } from './career-seasons';

const figures = (cuenta: Partial<typeof ZERO_COUNTERS>) =>
  estadisticasOf({ sumas: { ...ZERO_COUNTERS, ...cuenta }, ajuste: ZERO_COUNTERS });

const historia = buildAllTime([], {
  temporadas: ['2023/24', '2024/25', '2025/26', '2026/27'],
  filas: {
    '2023/24': { iker: ['Iker', 9, 9, 0, 0, 0, 0] },
    '2024/25': { nico: ['Nico', 5, 5, 1, 0, 2, 1], iker: ['Iker', 9, 9, 0, 0, 0, 0] },
    '2025/26': { nico: ['Nico', 7, 7, 0, 0, 0, 0] },
    '2026/27': { nico: ['Nico', 3, 1, 0, 0, 0, 0] },
  },
});
const actual = { nombre: '2026/27', estadisticas: figures({ goles: 2, partidos_jugados: 3 }) };

it('lists the latest season first, with the current one’s figures from the page, and sums all', () => {
  const { temporadas, total } = careerOf('nico', actual, historia);
  expect(temporadas.map(({ nombre, cuenta }) => [nombre, cuenta.goles])).toEqual([
    ['2026/27', 2],
    ['2025/26', 7],
    ['2024/25', 5],
  ]);
  expect(total).toEqual({
    goles: 14,
    partidos_jugados: 15,
    asistencias: 1,
    tarjetas_amarillas: 2,
    tarjetas_rojas: 1,
  });
});

it('leaves out seasons without figures, except the current one', () => {
  const { temporadas, total } = careerOf(
    'nuevo',
    { ...actual, estadisticas: figures({}) },
    historia,
  );
  expect(temporadas.map(({ nombre }) => nombre)).toEqual(['2026/27']);
  expect(total.partidos_jugados).toBe(0);
});
