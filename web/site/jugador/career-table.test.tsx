import { ZERO_COUNTERS, estadisticasOf, firestorePaths } from '@club/shared';
import { render } from '@testing-library/react';
import { expect, it, describe } from 'vitest';
import { buildAllTime } from '../../../shared/src/testing/all-time-builder';
import { LiveStore } from '../../lib/live/live-store';
import { LiveStoreContext } from '../../lib/live/use-live-doc';
import { tableCells } from '../../lib/testing/table-cells';
import { CareerTable } from './career-table';
import { playerNotes } from './player-notes';

const historia = buildAllTime([], {
  temporadas: ['2023/24', '2024/25', '2025/26', '2026/27'],
  filas: {
    '2023/24': { iker: ['Iker', 9, 9, 0, 0, 0, 0] },
    '2024/25': { nico: ['Nico', 5, 5, 1, 0, 2, 1], iker: ['Iker', 9, 9, 0, 0, 0, 0] },
    '2025/26': { nico: ['Nico', 7, 7, 0, 0, 0, 0] },
    '2026/27': { nico: ['Nico', 3, 1, 0, 0, 0, 0] },
  },
});

/** Cell texts by row: season, matches, goals, assists, yellow and red cards. */
function rows(jugadorId: string, counters: Partial<typeof ZERO_COUNTERS>) {
  const estadisticas = estadisticasOf({
    sumas: { ...ZERO_COUNTERS, ...counters },
    ajuste: ZERO_COUNTERS,
  });
  render(
    <LiveStoreContext value={new LiveStore({ [firestorePaths.historia()]: historia })}>
      <CareerTable
        jugadorId={jugadorId}
        current={{ nombre: '2026/27', estadisticas }}
        plot={() => null}
      />
    </LiveStoreContext>,
  );
  return tableCells().slice(1);
}

it('lists the latest season first, with the current one’s figures from the page, and sums all', () => {
  expect(rows('nico', { goles: 2, partidos_jugados: 3 })).toEqual([
    ['2026/27', '3', '2', '0', '0', '0'],
    ['2025/26', '7', '7', '0', '0', '0'],
    ['2024/25', '5', '5', '1', '2', '1'],
    ['Total', '15', '14', '1', '2', '1'],
  ]);
});

it('leaves out seasons without figures, except the current one', () => {
  expect(rows('nuevo', {}).map(([name]) => name)).toEqual(['2026/27', 'Total']);
});

const notes = (goles: number, asistencias = 0) =>
  playerNotes(
    estadisticasOf({ sumas: { ...ZERO_COUNTERS, goles, asistencias }, ajuste: ZERO_COUNTERS }),
  );

describe('milestones of a player', () => {
  it.each([
    [49, ['A un gol de los 50']],
    [48, ['A 2 goles de los 50']],
    [50, ['Ha llegado a 50 goles']],
    [51, []],
    [0, []],
    [7, []],
    [8, ['A 2 goles de los 10']],
    [11, []],
    [24, ['A un gol de los 25']],
    [75, []],
    [100, ['Ha llegado a 100 goles']],
  ])('with %i goals are %j', (goles, expected) => expect(notes(goles)).toEqual(expected));

  it('agree in gender with the noun', () =>
    expect(notes(0, 9)).toEqual(['A una asistencia de las 10']));
});
