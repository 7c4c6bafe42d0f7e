import { ZERO_COUNTERS, deriveEstadisticas, firestorePaths } from '@club/shared';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildAllTime } from '../../../shared/src/testing/all-time-builder';
import { LiveStore } from '../../lib/live/live-store';
import { LiveStoreContext } from '../../lib/live/use-live-doc';
import { tableCells } from '../../lib/testing/table-cells';
import { CareerTable } from './career-table';
import { playerNotes } from '../jugador/season-statistics';

const historia = buildAllTime([], {
  temporadas: ['2023/24', '2024/25', '2025/26', '2026/27'],
  filas: {
    '2023/24': { iker: ['Iker', 9, 9, 0, 0, 0, 0] },
    '2024/25': { nico: ['Nico', 5, 5, 1, 0, 2, 1], iker: ['Iker', 9, 9, 0, 0, 0, 0] },
    '2025/26': { nico: ['Nico', 7, 7, 0, 0, 0, 0] },
    '2026/27': { nico: ['Nico', 3, 1, 0, 0, 0, 0] },
  },
});

const figures = (counters: Partial<typeof ZERO_COUNTERS>) =>
  deriveEstadisticas({ sumas: { ...ZERO_COUNTERS, ...counters }, ajuste: ZERO_COUNTERS });

it.each([
  [
    'nico',
    [
      ['2026/27', '3', '2', '0', '0', '0'],
      ['2025/26', '7', '7', '0', '0', '0'],
      ['2024/25', '5', '5', '1', '2', '1'],
      ['Total', '15', '14', '1', '2', '1'],
    ],
  ],
  [
    'nuevo',
    [
      ['2026/27', '3', '2', '0', '0', '0'],
      ['Total', '3', '2', '0', '0', '0'],
    ],
  ],
])(
  'the career of %s has the current season as on the page, earlier ones with figures, and a sum',
  (jugadorId, expected) => {
    const estadisticas = figures({ goles: 2, partidos_jugados: 3 });
    render(
      <LiveStoreContext value={new LiveStore({ [firestorePaths.historia()]: historia })}>
        <CareerTable jugadorId={jugadorId} current={{ nombre: '2026/27', estadisticas }} />
      </LiveStoreContext>,
    );
    // The last table, after its heading: season, matches, goals, assists, yellow and red cards.
    expect(tableCells().slice(-expected.length)).toEqual(expected);
  },
);

it.each([
  [{ goles: 49 }, ['A un gol de los 50']],
  [{ goles: 48 }, ['A 2 goles de los 50']],
  [{ goles: 50 }, ['Ha llegado a 50 goles']],
  [{ goles: 51 }, []],
  [{ goles: 0 }, []],
  [{ goles: 7 }, []],
  [{ goles: 8 }, ['A 2 goles de los 10']],
  [{ goles: 24 }, ['A un gol de los 25']],
  [{ goles: 75 }, []],
  [{ goles: 100 }, ['Ha llegado a 100 goles']],
  [{ asistencias: 9 }, ['A una asistencia de las 10']],
])('milestones of a player with %j are %j', (counters, expected) =>
  expect(playerNotes(figures(counters))).toEqual(expected),
);
