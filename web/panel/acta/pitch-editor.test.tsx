import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildJugador } from '../testing/club';
import { ClubServer } from '../testing/club-server';
import { dialog, openPanel, question, success } from '../testing/open-panel';

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

/** Opens the line-up editor of a match without a sheet and counts the taps. */
async function openCampo(server = serverWithSquad(), path = '/admin/partidos/p1') {
  const { user } = openPanel(path, { server });
  const campo = within(await screen.findByTestId('resumen-alineacion'));
  const plantilla = within(screen.getByRole('list', { name: 'Plantilla' }));
  let taps = 0;
  const tap = async (element: HTMLElement) => {
    taps += 1;
    await user.click(element);
  };
  return {
    user,
    server,
    taps: () => taps,
    tapPlace: (name: string | RegExp) => tap(campo.getByRole('button', { name })),
    tapPlayer: (dorsal: number) =>
      tap(plantilla.getByRole('button', { name: new RegExp(`^${String(dorsal)} ?Jugador`) })),
    tapButton: (name: string | RegExp) => tap(screen.getByRole('button', { name })),
    row: (name: string) =>
      within(campo.getByRole('group', { name }))
        .getAllByRole('button')
        .map(
          (place) =>
            place.getAttribute('aria-label') ??
            [...place.querySelectorAll('span')].map(({ textContent }) => textContent).join(''),
        ),
    free: () => campo.queryAllByRole('button', { name: /^Puesto libre: [^S]/ }),
    falta: () => screen.getByTestId('que-falta').textContent,
  };
}

const ONCE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

describe('the line-up editor on the pitch', () => {
  it('fills eleven slots with one tap on the first slot and one on each player', async () => {
    const {
      user,
      tapPlace,
      tapPlayer,
      taps,
      free,
      falta: freeKick,
      row,
      tapButton,
      server,
    } = await openCampo();
    expect(free()).toHaveLength(11);
    expect(freeKick()).toBe('Faltan: 11 titulares, MVP');
    await tapPlace('Puesto libre: Portero 1');
    for (const dorsal of ONCE) await tapPlayer(dorsal);
    expect(taps()).toBe(12);
    expect(free()).toHaveLength(0);
    expect(freeKick()).toBe('Falta: MVP');
    expect(row('PORTERO')).toEqual(['JugadorA S., 1, Portero']);
    expect(row('DELANTEROS')).toEqual(['JugadorJ S., 10, Delantero', 'JugadorK S., 11, Delantero']);

    await tapButton('Guardar ficha');
    const asked = await dialog('Guardar ficha');
    asked.getByText('11 jugadores convocados');
    await user.click(asked.getByRole('button', { name: 'Confirmar' }));
    await success('ficha actualizada!');
    const stored = server.club.partidos.find(({ _id }) => _id === 'p1')?.alineacion;
    expect(stored?.defensas.map(({ jugador_id: id }) => id)).toEqual(['j2', 'j3', 'j4', 'j5']);
  });

  it('needs at most two taps a player, slot or player first', async () => {
    const { tapPlace, tapPlayer, taps, free } = await openCampo();
    const places = [
      'Portero',
      ...Array<string>(4).fill('Defensa'),
      ...Array<string>(4).fill('Mediocentro'),
      ...Array<string>(2).fill('Delantero'),
    ];
    for (const [index, place] of places.entries()) {
      // The player first, then the first free slot of his row.
      await tapPlayer(index + 1);
      const before = places.slice(0, index).filter((one) => one === place).length;
      await tapPlace(`Puesto libre: ${place} ${String(before + 1)}`);
    }
    expect(free()).toHaveLength(0);
    expect(taps()).toBeLessThanOrEqual(22);
  });

  it('swaps two players by two taps, whether or not one of them is on the pitch', async () => {
    const { tapPlace, tapPlayer, row } = await openCampo();
    await tapPlace('Puesto libre: Portero 1');
    for (const dorsal of ONCE) await tapPlayer(dorsal);
    await tapPlace(/^JugadorA S\. ?, 1, Portero$/);
    await tapPlace(/^JugadorK S\. ?, 11, Delantero$/);
    expect(row('PORTERO')).toEqual(['JugadorK S., 11, Portero']);
    expect(row('DELANTEROS')).toEqual(['JugadorJ S., 10, Delantero', 'JugadorA S., 1, Delantero']);
    await tapPlace(/^JugadorK S\. ?, 11, Portero$/);
    await tapPlayer(13);
    expect(row('PORTERO')).toEqual(['JugadorM S., 13, Portero']);
    expect(screen.getByLabelText<HTMLSelectElement>('Posición de JugadorK S.').value).toBe('');
  });

  it('shows the slots of the chosen formation, and a bench without limit', async () => {
    const { user, tapPlace, tapPlayer, row } = await openCampo();
    await user.selectOptions(screen.getByLabelText('Dibujo'), '3-5-2');
    expect(row('DEFENSAS')).toHaveLength(3);
    expect(row('MEDIOS')).toHaveLength(5);
    await tapPlace('Puesto libre: Sustituto 1');
    await tapPlayer(12);
    await tapPlayer(13);
    expect(row('BANQUILLO')).toEqual([
      'JugadorL S., 12, Sustituto',
      'JugadorM S., 13, Sustituto',
      'Puesto libre: Sustituto 3',
    ]);
  });

  it('starts an event from a player’s slot', async () => {
    const { tapPlace, tapPlayer, tapButton } = await openCampo();
    await tapPlace('Puesto libre: Delantero 1');
    await tapPlayer(9);
    // The goalkeeper's slot is selected automatically after the last tap.
    await tapPlayer(1);
    await tapPlace(/^JugadorI S\. ?, 9, Delantero$/);
    expect(screen.queryByRole('button', { name: /^Asistencia/ })).toBeNull();
    await tapButton('Gol: JugadorI S.');
    expect(screen.getByLabelText<HTMLSelectElement>('Autor').value).toBe('j9');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Nuevo evento' }));
    await tapPlace(/^JugadorA S\. ?, 1, Portero$/);
    await tapButton('Asistencia: JugadorA S.');
    expect(screen.getByLabelText<HTMLSelectElement>('Asistente').value).toBe('j1');
    await tapPlace(/^JugadorI S\. ?, 9, Delantero$/);
    await tapButton('MVP: JugadorI S.');
    expect(screen.getByLabelText<HTMLSelectElement>('MVP').value).toBe('j9');
    await tapPlace(/^JugadorI S\. ?, 9, Delantero$/);
    await tapButton('Al banquillo: JugadorI S.');
    expect(screen.getByLabelText<HTMLSelectElement>('Posición de JugadorI S.').value).toBe(
      'suplentes',
    );
  });

  it('asks before a swap that removes a player with events', async () => {
    const { tapPlace, user } = await openCampo(new ClubServer(), '/admin/partidos/p0');
    await tapPlace(/^Ana P\. ?, 1, Delantero$/);
    await user.click(screen.getByRole('button', { name: /^4 ?Bea Q\./ }));
    const asked = await question('¿Quitar a Ana P. de la convocatoria?');
    await user.click(asked.getByRole('button', { name: 'Quitar' }));
    await waitFor(() => {
      expect(screen.getByLabelText<HTMLSelectElement>('Posición de Bea Q.').value).toBe(
        'delanteros',
      );
    });
    expect(screen.getByTestId('marcador-ficha').textContent).toMatch(/ 0 - 0 /);
  });
});

it('the sheet of a match in play says so and links to the touchline', async () => {
  const server = new ClubServer();
  server.club.partidos = server.club.partidos.map((partido) =>
    partido._id === 'p1' ? { ...partido, estado: 'en_juego' } : partido,
  );
  openPanel('/admin/partidos/p1', { server });
  await screen.findByText('Se está jugando');
  expect(screen.getByRole('link', { name: 'Ir a la banda' }).getAttribute('href')).toBe(
    '/admin/partidos/p1/banda',
  );
});
