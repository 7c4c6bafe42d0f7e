import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildJugador } from '../testing/club';
import { ClubServer } from '../testing/club-server';
import { openPanel } from '../testing/open-panel';

/** A server with a squad of thirteen, shirt numbers 1 to 13. */
function serverWithSquad(): ClubServer {
  const server = new ClubServer();
  server.club.jugadores = Array.from({ length: 13 }, (_, index) =>
    buildJugador({
      _id: `j${String(index + 1)}`,
      nombre: `Jugador${String.fromCharCode(65 + index)}`,
      apellido1: 'Soto',
      dorsal: index + 1,
    }),
  );
  return server;
}

/** Opens the line-up editor of a match without a sheet. */
async function openPitchEditor() {
  const { user } = openPanel('/admin/partidos/p1', { server: serverWithSquad() });
  const pitch = within(await screen.findByTestId('resumen-alineacion'));
  const plantilla = within(screen.getByRole('list', { name: 'Plantilla' }));
  return {
    user,
    tapSlot: (name: string | RegExp) => user.click(pitch.getByRole('button', { name })),
    tapPlayer: (dorsal: number) =>
      user.click(
        plantilla.getByRole('button', { name: new RegExp(`^${String(dorsal)} ?Jugador`) }),
      ),
    tapButton: (name: string) => user.click(screen.getByRole('button', { name })),
    /** What the slots of a row show. */
    row: (name: string) =>
      within(pitch.getByRole('group', { name }))
        .getAllByRole('button')
        .map(
          (slot) =>
            slot.getAttribute('aria-label') ??
            [...slot.querySelectorAll('span')].map(({ textContent }) => textContent).join(''),
        ),
  };
}

const positionOf = (name: string) =>
  screen.getByLabelText<HTMLSelectElement>(`Posición de ${name}`).value;

describe('the line-up editor on the pitch', () => {
  it('fills slots one by one, those of the chosen formation too, and swaps two players by two taps', async () => {
    const { user, tapSlot, tapPlayer, row } = await openPitchEditor();
    const missing = screen.getByTestId('que-falta');
    expect(missing.textContent).toBe('Faltan: 11 titulares, MVP');
    await tapSlot('Puesto libre: Portero 1');
    await tapPlayer(1);
    await tapPlayer(2);
    expect(missing.textContent).toBe('Faltan: 9 titulares, MVP');
    await tapSlot(/^JugadorA S\. ?, 1, Portero$/);
    await tapSlot(/^JugadorB S\. ?, 2, Defensa$/);
    expect(row('PORTERO')).toEqual(['JugadorB S., 2, Portero']);
    expect(row('DEFENSAS')[0]).toBe('JugadorA S., 1, Defensa');
    await tapSlot(/^JugadorB S\. ?, 2, Portero$/);
    await tapPlayer(13);
    expect(row('PORTERO')).toEqual(['JugadorM S., 13, Portero']);
    expect(positionOf('JugadorB S.')).toBe('');
    // The bench has no limit.
    await user.selectOptions(screen.getByLabelText('Dibujo'), '3-5-2');
    expect([row('DEFENSAS').length, row('MEDIOS').length]).toEqual([3, 5]);
    await tapSlot('Puesto libre: Sustituto 1');
    await tapPlayer(11);
    await tapPlayer(12);
    expect(row('BANQUILLO')).toEqual([
      'JugadorK S., 11, Sustituto',
      'JugadorL S., 12, Sustituto',
      'Puesto libre: Sustituto 3',
    ]);
  });

  it('fills the new event, chooses the MVP and moves to the bench from a player’s slot', async () => {
    const { tapSlot, tapPlayer, tapButton } = await openPitchEditor();
    const value = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value;
    await tapSlot('Puesto libre: Delantero 1');
    await tapPlayer(9);
    // The goalkeeper's slot is selected automatically after the last tap.
    await tapPlayer(1);
    const striker = /^JugadorI S\. ?, 9, Delantero$/;
    await tapSlot(striker);
    expect(screen.queryByRole('button', { name: /^Asistencia/ })).toBeNull();
    await tapButton('Gol: JugadorI S.');
    expect(value('Autor')).toBe('j9');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Nuevo evento' }));
    await tapSlot(/^JugadorA S\. ?, 1, Portero$/);
    await tapButton('Asistencia: JugadorA S.');
    expect(value('Asistente')).toBe('j1');
    await tapSlot(striker);
    await tapButton('MVP: JugadorI S.');
    expect(value('MVP')).toBe('j9');
    await tapSlot(striker);
    await tapButton('Al banquillo: JugadorI S.');
    expect(positionOf('JugadorI S.')).toBe('suplentes');
  });
});
