import { accept, endpoints, perRow, refuse } from '@club/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../lib/drafts/draft-store';
import { buildSummary } from '../../../shared/src/testing/partido-builder';
import { HELPER, createAccess } from '../testing/access';
import { ClubServer } from '../testing/club-server';
import { dialog, heading, openPanel, question, success, type User } from '../testing/open-panel';
import { buildJugador, SENT_OFF } from '../testing/club';

const score = () => screen.getByTestId('marcador-ficha').textContent;
const position = (name: string) => screen.findByLabelText<HTMLSelectElement>(`Posición de ${name}`);
const place = async (user: User, name: string, row: string) =>
  user.selectOptions(await position(name), row);
const pick = (user: User, label: string, option: string) =>
  user.selectOptions(screen.getByLabelText(label), option);
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const add = (user: User) => press(user, 'Añadir evento');
async function save(user: User) {
  await press(user, 'Guardar ficha');
  await user.click((await dialog('Guardar ficha')).getByRole('button', { name: 'Confirmar' }));
}
const stored = (server: ClubServer, id = 'p1') =>
  server.club.partidos.find(({ _id }) => _id === id);

const COPY = 'Como en el último partido';

describe('the match sheet editor', () => {
  it('asks before it removes a player with events', async () => {
    const { user } = openPanel('/admin/partidos/p0');
    await place(user, 'Ana P.', 'No convocado');
    const title = '¿Quitar a Ana P. de la convocatoria?';
    const asked = await question(title);
    asked.getByText('Se quitarán sus eventos, y el marcador cambiará:');
    asked.getByText('Dejará de ser el MVP.');
    await user.click(asked.getByRole('button', { name: 'Cancelar' }));
    expect(score()).toMatch(/^CF Sotillo 0 - 1 /);
    await place(user, 'Ana P.', 'No convocado');
    await user.click((await question(title)).getByRole('button', { name: 'Quitar' }));
    expect(score()).toMatch(/ 0 - 0 /);
    expect(screen.getByLabelText<HTMLSelectElement>('MVP').value).toBe('');
  });

  it('asks nothing when the other save has the same content, and takes its MVP when none was chosen here', async () => {
    const { user, server } = openPanel('/admin/partidos/p1');
    await place(user, 'Ana P.', 'Delantero');
    await pick(user, 'Autor', 'Ana P. (1)');
    await add(user);
    await add(user);
    const remove = screen.getAllByRole('button', { name: /^Quitar evento: / });
    expect(remove).toHaveLength(2);
    await user.click(remove.at(-1) ?? document.body);
    const [p1, p0] = [stored(server), stored(server, 'p0')];
    if (!p1 || !p0) throw new Error('the club has no such matches');
    // The same goal, plus the MVP that this screen lacks.
    const { alineacion, detalles, mvp, goles_anotados, resultado } = p0;
    const acta = { alineacion: { ...alineacion, suplentes: [] }, detalles, mvp };
    const saved = { ...p1, ...acta, goles_anotados, goles_encajados: 0, resultado, jugado: true };
    server.club.partidos = [{ ...saved, version: p1.version + 1 }, p0];
    await save(user);
    await success('ficha actualizada!');
    expect(screen.getByLabelText<HTMLSelectElement>('MVP').value).toBe('ana');
    expect(server.made('updatePartido')).toHaveLength(1);
  });

  it('needs a shoot-out with a winner, and drops it when the score is no longer level', async () => {
    const server = new ClubServer();
    server.club.partidos = server.club.partidos.filter(({ jugado }) => !jugado);
    const { user } = openPanel('/admin/partidos/p1', { server });
    await position('Ana P.');
    await user.click(screen.getByRole('switch', { name: 'Tanda de penaltis' }));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar ficha' });
    expect(button.disabled).toBe(true);
    screen.getByText('Completa la tanda de penaltis.');
    await user.type(screen.getByLabelText(/^Penaltis nuestros/), '4');
    await user.type(screen.getByLabelText(/^Penaltis del rival/), '4');
    screen.getByText('Una tanda siempre la gana alguien.');
    await add(user);
    screen.getByText(/^El marcador ya no está empatado/);
    await save(user);
    await success('ficha actualizada!');
    expect(stored(server)?.tanda).toBeUndefined();
    // No other match of the season has a line-up to copy.
    expect(screen.queryByRole('button', { name: COPY })).toBeNull();
  });

  it('saves a walkover after a question, which is asked once its score is known', async () => {
    const server = new ClubServer();
    let release: () => void = () => undefined;
    const read = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { competiciones } = server.club;
    server.on(endpoints.fetchCompeticiones, () => read.then(() => accept(competiciones)));
    const { user } = openPanel('/admin/partidos/p1', { server });
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Incomparecencia del rival',
    });
    expect(button.disabled).toBe(true);
    release();
    await waitFor(() => {
      expect(button.disabled).toBe(false);
    });
    await user.click(button);
    const asked = await question('¿Incomparecencia del rival?');
    asked.getByText('CD Encina 3 - 0 Atlético Robledal');
    await user.click(asked.getByRole('button', { name: 'Guardar incomparecencia' }));
    await success('incomparecencia guardada!');
    expect(stored(server)).toMatchObject({ jugado: true, incomparecencia: 'rival' });
    screen.getByText(/^No se jugó, por incomparecencia del rival: CD Encina 3 - 0/);
    expect(screen.queryByRole('button', { name: 'Guardar ficha' })).toBeNull();
  });

  it('shows the not-found page for an unknown match', async () => {
    openPanel('/admin/partidos/no-existe');
    await heading(/ERROR 404/);
  });

  it('tells a helper why a match of another season is not editable', async () => {
    openPanel('/admin/partidos/viejo', { access: createAccess(HELPER) });
    await screen.findByText(/^Este partido no es de la temporada actual/);
    expect(screen.queryByRole('button', { name: 'Guardar ficha' })).toBeNull();
  });

  it('shows that a match is in play, and links to the touchline', async () => {
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

  it('opens a draft of an earlier version', async () => {
    const eventos = [{ id: 1, mitad: 'primera_parte', evento: 'gol anotado', autor: 'ana' }];
    const alineacion = { ...perRow(() => []), delanteros: ['ana'] };
    const draft = { mitad: 'primera_parte', evento: 'gol anotado' };
    const state = {
      alineacion,
      eventos,
      mvp: 'ana',
      halfMinutes: 45,
      borrador: draft,
      siguienteId: 2,
    };
    const path = '/admin/partidos/p1';
    await writeDraft('admin@club.example/ficha/p1', {
      cuando: new Date().toISOString(),
      titulo: 'Ficha',
      ruta: path,
      valor: { state, version: 3 },
    });
    const { user } = openPanel(path);
    await user.click(await screen.findByRole('button', { name: 'Recuperar' }));
    expect(score()).toMatch(/ 1 - 0 /);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Hubo prórroga' }).checked).toBe(
      false,
    );
    expect(screen.getByLabelText<HTMLSelectElement>('MVP').value).toBe('ana');
  });
});

it('a suspended player is lined up only after a question, which is asked once', async () => {
  const { user, server } = openPanel('/admin/partidos/p1');
  server.sancionados = [SENT_OFF];
  const select = await position('Ana P.');
  await screen.findByText('Sancionados: Ana P. (roja)');
  const answer = async (name: string) => {
    await user.selectOptions(select, 'Defensa');
    const asked = await question('Ana P. está sancionado (roja). ¿Alinearlo?');
    await user.click(asked.getByRole('button', { name }));
    return select.value;
  };
  expect(await answer('Cancelar')).toBe('');
  expect(await answer('Alinear')).toBe('defensas');
  await user.selectOptions(select, 'Portero');
  expect(select.value).toBe('portero');
});

describe('«Como en el último partido»', () => {
  const copy = async (user: User) => user.click(await screen.findByRole('button', { name: COPY }));

  it('copies the line-up of the latest other match into an empty sheet, without those who have left the squad', async () => {
    const server = new ClubServer();
    const earlier = { ...perRow(() => []), portero: [buildSummary('bea')] };
    const changes: Record<string, object> = {
      // The edited match is played too, without a line-up: its own sheet must not be copied.
      p1: { jugado: true },
      viejo: { temporada_id: 't2', jugado: true, alineacion: earlier },
    };
    server.club.partidos = server.club.partidos.map((one) => ({ ...one, ...changes[one._id] }));
    const { user } = openPanel('/admin/partidos/p1', { server });
    await copy(user);
    await waitFor(async () => {
      expect((await position('Ana P.')).value).toBe('delanteros');
    });
    expect((await position('Bea Q.')).value).toBe('');
    // Ida was a substitute then and has left the squad.
    expect(screen.getByTestId('resumen-alineacion').textContent).toContain('BANQUILLO (0)');
    expect(screen.queryByRole('button', { name: COPY })).toBeNull();
  });

  it('keeps to the call-up, which is on the bench of an empty sheet', async () => {
    const server = new ClubServer();
    server.sancionados = [SENT_OFF];
    server.callUps.set('p1', { jugadores: ['bea', 'ana', 'ida'], publica: false });
    const { user } = openPanel('/admin/partidos/p1', { server });
    expect((await position('Bea Q.')).value).toBe('suplentes');
    expect((await position('Ana P.')).value).toBe('suplentes');
    expect((await position('Eva R.')).value).toBe('');
    // Ana started in the last match, but is suspended.
    await copy(user);
    expect((await position('Ana P.')).value).toBe('suplentes');
  });

  it('reports that the other sheet cannot be read', async () => {
    const server = new ClubServer();
    server.on(endpoints.fetchPartidosJugadosTemporada, () => refuse('almacen-no-disponible'));
    const { user } = openPanel('/admin/partidos/p1', { server });
    await copy(user);
    await screen.findByText('No se ha podido leer la última alineación.');
  });
});

it('a match’s news draft needs its sheet', async () => {
  openPanel('/admin/partidos/p1/cronica');
  await screen.findByText('Aún no hay ficha de este partido.');
});

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
