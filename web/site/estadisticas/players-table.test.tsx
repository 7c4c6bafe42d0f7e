import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { tableCells } from '../../lib/testing/table-cells';
import { PlayersTable } from './players-table';

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

function show() {
  render(
    <MemoryRouter>
      <PlayersTable
        label="Todos los jugadores"
        columns={COLUMNS}
        rows={ROWS}
        hasPage={({ jugador_id: id }) => id !== 'iker'}
        isUnknown={({ jugador_id: id }, key) => id === 'nico' && key === 'minutos'}
        initial="goles"
        tieBreaker="partidos"
      />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const rows = () => tableCells().slice(1);
const names = () => rows().map(([name]) => name);
const order = (name: string) => screen.getByRole('button', { name });

describe('table of all players (regla 90)', () => {
  it('starts sorted by goals, then fewer matches, then name in Spanish order', () => {
    show();
    expect(screen.getByRole('table', { name: 'Todos los jugadores' })).toBeTruthy();
    expect(rows()).toEqual([
      ['Nico', '7', '9', '—'],
      ['Zoe', '2', '3', '10'],
      ['Álex', '2', '5', '0'],
      ['Beni', '2', '5', '90'],
      ['Iker', '0', '9', '500'],
    ]);
  });

  it('sorts by the chosen figure and marks it as sorted', async () => {
    const user = show();
    const pressed = () =>
      screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    const sorted = () =>
      screen
        .getAllByRole('columnheader')
        .filter((head) => head.getAttribute('aria-sort') === 'descending')
        .map(({ textContent }) => textContent);
    expect([pressed(), sorted()]).toEqual([['Goles'], ['G']]);
    await user.click(order('Minutos'));
    expect(names()).toEqual(['Iker', 'Beni', 'Zoe', 'Álex', 'Nico']);
    expect([pressed(), sorted()]).toEqual([['Minutos'], ['Min']]);
    await user.click(order('Partidos'));
    expect(names()).toEqual(['Iker', 'Nico', 'Álex', 'Beni', 'Zoe']);
  });

  it('links to players with a page and explains its abbreviations', () => {
    show();
    expect(screen.getByRole('link', { name: 'Nico' }).getAttribute('href')).toBe('/jugador/nico');
    expect(screen.queryByRole('link', { name: 'Iker' })).toBeNull();
    expect(screen.getByText('G: goles · PJ: partidos · Min: minutos')).toBeTruthy();
  });
});
