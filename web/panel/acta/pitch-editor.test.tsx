import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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

it('the line-up editor fills slots one by one, swaps two players by two taps, and acts on the player of a slot', async () => {
  const { user, tapSlot, tapPlayer, tapButton, row } = await openPitchEditor();
  const value = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).value;
  const missing = screen.getByTestId('que-falta');
  expect(missing.textContent).toBe('Faltan: 11 titulares, MVP');
  await tapSlot('Puesto libre: Portero 1');
  await tapPlayer(1);
  // The next slot is selected after each tap.
  await tapPlayer(2);
  expect(missing.textContent).toBe('Faltan: 9 titulares, MVP');
  await tapSlot(/^JugadorA S\. ?, 1, Portero$/);
  await tapSlot(/^JugadorB S\. ?, 2, Defensa$/);
  expect(row('PORTERO')).toEqual(['JugadorB S., 2, Portero']);
  expect(row('DEFENSAS')[0]).toBe('JugadorA S., 1, Defensa');
  await tapSlot(/^JugadorB S\. ?, 2, Portero$/);
  await tapPlayer(13);
  expect(row('PORTERO')).toEqual(['JugadorM S., 13, Portero']);
  expect(value('Posición de JugadorB S.')).toBe('');
  await user.selectOptions(screen.getByLabelText('Dibujo'), '3-5-2');
  expect([row('DEFENSAS').length, row('MEDIOS').length]).toEqual([3, 5]);

  const striker = /^JugadorI S\. ?, 9, Delantero$/;
  await tapSlot('Puesto libre: Delantero 1');
  await tapPlayer(9);
  await tapSlot(striker);
  expect(screen.queryByRole('button', { name: /^Asistencia/ })).toBeNull();
  await tapButton('Gol: JugadorI S.');
  expect(value('Autor')).toBe('j9');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Nuevo evento' }));
  await tapSlot(/^JugadorA S\. ?, 1, Defensa$/);
  await tapButton('Asistencia: JugadorA S.');
  expect(value('Asistente')).toBe('j1');
  await tapSlot(striker);
  await tapButton('MVP: JugadorI S.');
  expect(value('MVP')).toBe('j9');
  await tapSlot(striker);
  await tapButton('Al banquillo: JugadorI S.');
  // The bench has no limit.
  expect(row('BANQUILLO')).toEqual(['JugadorI S., 9, Sustituto', 'Puesto libre: Sustituto 2']);
});
