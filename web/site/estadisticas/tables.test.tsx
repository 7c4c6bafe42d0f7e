import type { StoredClasificacion } from '@club/shared';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { buildPreview } from '../../../shared/src/testing/partido-builder';
import { DeletedPlayersContext } from '../../components/router-link';
import { tableCells } from '../../lib/testing/table-cells';
import { LeagueTable } from './league-table';
import { PlayersTable } from './players-table';

const clasificacion: StoredClasificacion = {
  competicion_id: 'liga',
  nombre_competicion: 'Segunda Provincial',
  filas: [
    { nombre: 'Riberas', pj: 9, g: 6, e: 2, p: 1, gf: 21, gc: 8, pts: 20 },
    { nombre: 'Mi club', es_nuestro: true, pj: 8, g: 4, e: 0, p: 4, gf: 11, gc: 17, pts: 12 },
  ],
  fecha_date: '2026-11-14T11:00:00.000Z',
  fecha_str: '14-11-2026',
  version: 1,
  curso: [],
};

it('the league table has one row per team, with goal difference, and links to the teams that we play against (regla 89)', () => {
  const rival = buildPreview(1, '', { nombre_equipo: 'Riberas' });
  render(
    <MemoryRouter>
      <LeagueTable clasificacion={clasificacion} partidos={[rival]} />
    </MemoryRouter>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rivales/riberas']);
  expect(screen.getByRole('table', { name: 'Clasificación de Segunda Provincial' })).toBeTruthy();
  expect(tableCells()).toEqual([
    ['Pos', 'Equipo', 'PJ', 'G', 'E', 'P', 'Goles', 'DG', 'Pts'],
    ['1', 'RRiberas', '9', '6', '2', '1', '21-8', '+13', '20'],
    ['2', 'MCMi club (nosotros)', '8', '4', '0', '4', '11-17', '−6', '12'],
  ]);
  expect(screen.getByText('Segunda Provincial, a 14 de noviembre de 2026')).toBeTruthy();
});

const COLUMNS = [
  ['goles', 'G', 'Goles'],
  ['partidos', 'PJ', 'Partidos'],
  ['minutos', 'Min', 'Minutos'],
] as const;

const row = (nombre: string, [goles, partidos, minutos]: readonly [number, number, number]) => ({
  jugador_id: nombre.toLowerCase(),
  jugador_nombre: nombre,
  goles,
  partidos,
  minutos,
});

const ROWS = [
  row('Beni', [2, 5, 90]),
  row('Zoe', [2, 3, 10]),
  row('Álex', [2, 5, 0]),
  row('Nico', [7, 9, 0]),
  row('Iker', [0, 9, 500]),
];

const rows = () => tableCells().slice(1);
const names = () => rows().map(([name]) => name);
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const sorted = () =>
  screen
    .getAllByRole('columnheader')
    .filter((head) => head.getAttribute('aria-sort') === 'descending')
    .map(({ textContent }) => textContent);

it('the table of all players links to those with a page, and is sorted by goals, fewer matches and name, or a chosen figure (regla 90)', () => {
  render(
    <MemoryRouter>
      <DeletedPlayersContext value={['iker']}>
        <PlayersTable
          label="Todos los jugadores"
          columns={COLUMNS}
          rows={ROWS}
          isUnknown={({ jugador_id: id }, key) => id === 'nico' && key === 'minutos'}
          initial="goles"
          tieBreaker="partidos"
        />
      </DeletedPlayersContext>
    </MemoryRouter>,
  );
  screen.getByRole('table', { name: 'Todos los jugadores' });
  screen.getByText('G: goles · PJ: partidos · Min: minutos');
  expect(screen.getByRole('link', { name: 'Nico' }).getAttribute('href')).toBe('/jugador/nico');
  expect(screen.queryByRole('link', { name: 'Iker' })).toBeNull();
  expect(rows()).toEqual([
    ['Nico', '7', '9', '—'],
    ['Zoe', '2', '3', '10'],
    ['Álex', '2', '5', '0'],
    ['Beni', '2', '5', '90'],
    ['Iker', '0', '9', '500'],
  ]);
  expect([pressed(), sorted()]).toEqual([['Goles'], ['G']]);
  fireEvent.click(screen.getByRole('button', { name: 'Minutos' }));
  expect(names()).toEqual(['Iker', 'Beni', 'Zoe', 'Álex', 'Nico']);
  expect([pressed(), sorted()]).toEqual([['Minutos'], ['Min']]);
  fireEvent.click(screen.getByRole('button', { name: 'Partidos' }));
  expect(names()).toEqual(['Iker', 'Nico', 'Álex', 'Beni', 'Zoe']);
});
