import { perRow } from '@club/shared';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { writeDraft } from '../../lib/drafts/draft-store';
import { ClubServer } from '../testing/club-server';
import { dialog, openPanel, question, success, type User } from '../testing/open-panel';

const position = (name: string) => screen.findByLabelText<HTMLSelectElement>(`Posición de ${name}`);
const pick = (user: User, label: string, option: string) =>
  user.selectOptions(screen.getByLabelText(label), option);
const add = (user: User) => user.click(screen.getByRole('button', { name: 'Añadir evento' }));
const toggle = (user: User, name: string) => user.click(screen.getByRole('switch', { name }));
const stored = (server: ClubServer, id = 'p1') =>
  server.club.partidos.find(({ _id }) => _id === id);

/** A server on which Ana was sent off in the last match. */
function withSuspension() {
  const server = new ClubServer();
  server.club.partidos = server.club.partidos.map((partido) =>
    partido._id === 'p0' && partido.mvp
      ? {
          ...partido,
          detalles: {
            ...partido.detalles,
            segunda_parte: [{ evento: 'tarjeta roja', autor: partido.mvp }],
          },
        }
      : partido,
  );
  return server;
}

describe('a cup tie', () => {
  it('has extra time, a shoot-out and a captain', async () => {
    const { user, server } = openPanel('/admin/partidos/p1');
    await user.selectOptions(await position('Ana P.'), 'Delantero');
    const half = () => within(screen.getByLabelText('Parte')).getAllByRole('option');
    expect(half()).toHaveLength(2);
    await toggle(user, 'Hubo prórroga');
    expect(half().map((option) => option.getAttribute('value'))).toEqual(['1', '2', '3', '4']);
    await pick(user, 'Parte', 'Prórroga, 2.ª parte');
    await user.type(screen.getByLabelText('Minuto (opcional)'), '118');
    await add(user);
    expect(screen.queryByRole('switch', { name: 'Tanda de penaltis' })).toBeNull();
    await pick(user, 'Evento', 'Gol encajado');
    await add(user);
    await pick(user, 'Capitán', 'Ana P.');

    await toggle(user, 'Tanda de penaltis');
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar ficha' });
    expect(save.disabled).toBe(true);
    screen.getByText('Completa la tanda de penaltis.');
    await user.type(screen.getByLabelText(/^Penaltis nuestros/), '4');
    await user.type(screen.getByLabelText(/^Penaltis del rival/), '4');
    screen.getByText('Una tanda siempre la gana alguien.');
    await user.clear(screen.getByLabelText(/^Penaltis del rival/));
    await user.type(screen.getByLabelText(/^Penaltis del rival/), '3');
    expect(screen.getByTestId('marcador-ficha').textContent).toMatch(/ 1-1 \(4-3 p\.\) /);
    await user.click(save);
    const asked = await dialog('Guardar ficha');
    asked.getByText('1-1 (4-3 p.). Pasa CD Encina.');
    await user.click(asked.getByRole('button', { name: 'Confirmar' }));
    await success('ficha actualizada!');
    expect(stored(server)).toMatchObject({
      resultado: 'draw',
      capitan: 'ana',
      tanda: { anotados: 4, encajados: 3 },
      detalles: { prorroga_1: [], prorroga_2: [{ minuto: 118 }, { evento: 'gol encajado' }] },
    });
  });

  it('loses its shoot-out, and says so, when the score is no longer level', async () => {
    const { user, server } = openPanel('/admin/partidos/p1');
    await position('Ana P.');
    await toggle(user, 'Tanda de penaltis');
    await user.type(screen.getByLabelText(/^Penaltis nuestros/), '4');
    await user.type(screen.getByLabelText(/^Penaltis del rival/), '3');
    await add(user);
    screen.getByText(/^El marcador ya no está empatado/);
    await user.click(screen.getByRole('button', { name: 'Guardar ficha' }));
    const asked = await dialog('Guardar ficha');
    await user.click(asked.getByRole('button', { name: 'Confirmar' }));
    await success('ficha actualizada!');
    expect(stored(server)?.tanda).toBeUndefined();
  });
});

describe('a walkover', () => {
  it('is saved after a question with its score, and taken back by annulling the sheet', async () => {
    const { user, server } = openPanel('/admin/partidos/p1');
    await user.click(await screen.findByRole('button', { name: 'Incomparecencia del rival' }));
    const asked = await question('¿Incomparecencia del rival?');
    asked.getByText('CD Encina 3 - 0 Atlético Robledal');
    await user.click(asked.getByRole('button', { name: 'Guardar incomparecencia' }));
    await success('incomparecencia guardada!');
    expect(stored(server)).toMatchObject({ jugado: true, incomparecencia: 'rival' });
    screen.getByText(/^No se jugó, por incomparecencia del rival: CD Encina 3 - 0/);
    expect(screen.queryByRole('button', { name: 'Guardar ficha' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Anular ficha' }));
    await user.click((await question(/^¿Seguro/)).getByRole('button', { name: 'Anular ficha' }));
    await success('ficha anulada!');
    expect(stored(server)).toMatchObject({ jugado: false });
    screen.getByRole('button', { name: 'Guardar ficha' });
  });
});

describe('a suspended player', () => {
  it('is lined up after a question, asked once', async () => {
    const { user } = openPanel('/admin/partidos/p1', { server: withSuspension() });
    const select = await position('Ana P.');
    await screen.findByText('Sancionados: Ana P. (roja)');
    await user.selectOptions(select, 'Defensa');
    const title = 'Ana P. está sancionado (roja). ¿Alinearlo?';
    await user.click((await question(title)).getByRole('button', { name: 'Cancelar' }));
    expect(select.value).toBe('');
    await user.selectOptions(select, 'Defensa');
    await user.click((await question(title)).getByRole('button', { name: 'Alinear' }));
    expect(select.value).toBe('defensas');
    await user.selectOptions(select, 'Portero');
    expect(select.value).toBe('portero');
  });
});

describe('a call-up', () => {
  it('is on the bench of an empty sheet, and «Como en el último partido» keeps to it', async () => {
    const server = withSuspension();
    server.callUps.set('p1', { jugadores: ['bea', 'ana', 'ida'], publica: false });
    const { user } = openPanel('/admin/partidos/p1', { server });
    expect((await position('Bea Q.')).value).toBe('suplentes');
    expect((await position('Ana P.')).value).toBe('suplentes');
    expect((await position('Eva R.')).value).toBe('');
    // Ana started in the last match, but is suspended.
    await user.click(await screen.findByRole('button', { name: 'Como en el último partido' }));
    expect((await position('Ana P.')).value).toBe('suplentes');
  });
});

it('a draft of an earlier version still opens', async () => {
  const eventos = [{ id: 1, mitad: 'primera_parte', evento: 'gol anotado', autor: 'ana' }];
  const alineacion = { ...perRow(() => []), delanteros: ['ana'] };
  const borrador = { mitad: 'primera_parte', evento: 'gol anotado' };
  const state = { alineacion, eventos, mvp: 'ana', halfMinutes: 45, borrador, siguienteId: 2 };
  const ruta = '/admin/partidos/p1';
  await writeDraft('admin@club.example/ficha/p1', {
    cuando: new Date().toISOString(),
    titulo: 'Ficha',
    ruta,
    valor: { state, version: 3 },
  });
  const { user } = openPanel(ruta);
  await user.click(await screen.findByRole('button', { name: 'Recuperar' }));
  expect(screen.getByTestId('marcador-ficha').textContent).toMatch(/ 1 - 0 /);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Hubo prórroga' }).checked).toBe(
    false,
  );
  expect(screen.getByLabelText<HTMLSelectElement>('MVP').value).toBe('ana');
});
