import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HELPER, createAccess } from '../testing/access';
import { ClubServer } from '../testing/club-server';
import {
  dialog,
  heading,
  openPanel,
  question,
  refusal,
  success,
  type User,
} from '../testing/open-panel';

const score = () => screen.getByTestId('marcador-ficha').textContent;
const place = (user: User, jugador: string, fila: string) =>
  user.selectOptions(screen.getByLabelText(`Posición de ${jugador}`), fila);
const pick = (user: User, label: string, option: string) =>
  user.selectOptions(screen.getByLabelText(label), option);
const add = (user: User) => user.click(screen.getByRole('button', { name: 'Añadir evento' }));
async function save(user: User) {
  await user.click(screen.getByRole('button', { name: 'Guardar ficha' }));
  const asked = await dialog('Guardar ficha');
  await user.click(asked.getByRole('button', { name: 'Confirmar' }));
}

describe('the match sheet editor', () => {
  it('fills in, sums up and saves a sheet; what is stored is what was entered', async () => {
    const { user, server } = openPanel('/admin/partidos/p1');
    await heading('Ficha: Atlético Robledal');
    await screen.findByLabelText('Posición de Ana P.');
    // A player who is not called up cannot be an author.
    expect(screen.getByLabelText<HTMLSelectElement>('Autor').disabled).toBe(true);
    await place(user, 'Ana P.', 'Delantero');
    await place(user, 'Bea Q.', 'Portero');
    expect(screen.getByTestId('resumen-alineacion').textContent).toContain('Ana P.');
    await pick(user, 'Autor', 'Ana P. (1)');
    await pick(user, 'Asistente', 'Bea Q. (4)');
    await user.type(screen.getByLabelText('Minuto (opcional)'), '12');
    await add(user);
    await pick(user, 'Evento', 'Gol encajado');
    await pick(user, 'Parte', 'Segunda parte');
    expect(screen.queryByLabelText('Asistente')).toBeNull();
    await add(user);
    expect(score()).toMatch(/ 1 - 1 Atlético Robledal$/);
    await pick(user, 'MVP', 'Bea Q.');

    await user.click(screen.getByRole('button', { name: 'Guardar ficha' }));
    const asked = await dialog('Guardar ficha');
    asked.getByText('2 jugadores convocados');
    asked.getByText('Ningún gol sin autor');
    await user.click(asked.getByRole('button', { name: 'Seguir editando' }));
    expect(server.made('updatePartido')).toEqual([]);
    await save(user);
    await success('ficha actualizada!');
    expect(server.club.partidos.find(({ _id }) => _id === 'p1')).toMatchObject({
      jugado: true,
      goles_anotados: 1,
      goles_encajados: 1,
      mvp: { jugador_id: 'bea' },
      detalles: {
        primera_parte: [
          { autor: { jugador_id: 'ana' }, asistente: { jugador_id: 'bea' }, minuto: 12 },
        ],
        segunda_parte: [{ evento: 'gol encajado' }],
      },
    });
    await screen.findByText('Jugado');
    expect(screen.getByRole('link', { name: 'Escribir crónica' }).getAttribute('href')).toBe(
      '/admin/partidos/p1/cronica',
    );
  });

  it('warns of an empty line-up, and removes an event again', async () => {
    const { user } = openPanel('/admin/partidos/p1');
    await screen.findByLabelText('Posición de Ana P.');
    await pick(user, 'Evento', 'Gol encajado');
    await add(user);
    await user.click(screen.getByRole('button', { name: /^Quitar evento: Gol encajado/ }));
    expect(score()).toMatch(/ 0 - 0 /);
    await user.click(screen.getByRole('button', { name: 'Guardar ficha' }));
    (await dialog('Guardar ficha')).getByText(/^No hay nadie convocado/);
  });

  it('asks before it removes a player with events', async () => {
    const { user } = openPanel('/admin/partidos/p0');
    await screen.findByLabelText('Posición de Ana P.');
    expect(score()).toMatch(/^CF Sotillo 0 - 1 /);
    await place(user, 'Ana P.', 'No convocado');
    const asked = await question('¿Quitar a Ana P. de la convocatoria?');
    asked.getByText('Se quitarán sus eventos, y el marcador cambiará:');
    asked.getByText('Dejará de ser el MVP.');
    await user.click(asked.getByRole('button', { name: 'Cancelar' }));
    expect(score()).toMatch(/ 0 - 1 /);
    await place(user, 'Ana P.', 'No convocado');
    await user.click(
      (await question('¿Quitar a Ana P. de la convocatoria?')).getByRole('button', {
        name: 'Quitar',
      }),
    );
    expect(score()).toMatch(/ 0 - 0 /);
    expect(screen.getByLabelText<HTMLSelectElement>('MVP').value).toBe('');
  });

  it('annuls a sheet after a question', async () => {
    const { user, server } = openPanel('/admin/partidos/p0');
    await user.click(await screen.findByRole('button', { name: 'Anular ficha' }));
    const asked = await question('¿Seguro que quieres anular esta ficha?');
    await user.click(asked.getByRole('button', { name: 'Anular ficha' }));
    await success('ficha anulada!');
    await screen.findByText('Sin jugar');
    expect(server.club.partidos.find(({ _id }) => _id === 'p0')?.jugado).toBe(false);
  });

  it('reports a conflict with somebody else’s save and keeps both versions', async () => {
    const server = new ClubServer();
    const { user } = openPanel('/admin/partidos/p1', { server });
    await screen.findByLabelText('Posición de Ana P.');
    await pick(user, 'Evento', 'Gol encajado');
    await add(user);
    const mine = score();
    // Another user saves the match meanwhile.
    server.club.partidos = server.club.partidos.map((partido) =>
      partido._id === 'p1' ? { ...partido, version: partido.version + 1 } : partido,
    );
    await save(user);
    await screen.findByText(/^Alguien ha guardado este partido después/);
    screen.getByText('Gol encajado: no / sí');
    await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
    expect(score()).toBe(mine);
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Ver la versión guardada' }));
    await screen.findByText('Estás viendo la versión guardada. Tus cambios siguen a salvo.');
    expect(score()).not.toBe(mine);
    await user.click(screen.getByRole('button', { name: 'Recuperar mis cambios' }));
    expect(score()).toBe(mine);
    await save(user);
    await success('ficha actualizada!');
  });

  it('asks nothing when the other save has the same content, and takes its MVP when none was chosen here', async () => {
    const server = new ClubServer();
    const { user } = openPanel('/admin/partidos/p1', { server });
    await screen.findByLabelText('Posición de Ana P.');
    await place(user, 'Ana P.', 'Delantero');
    await pick(user, 'Autor', 'Ana P. (1)');
    await add(user);
    const [p1, p0] = ['p1', 'p0'].map((id) => server.club.partidos.find(({ _id }) => _id === id));
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

  it('shows why a save failed and keeps what was entered', async () => {
    const { user, server } = openPanel('/admin/partidos/p1');
    await screen.findByLabelText('Posición de Ana P.');
    await place(user, 'Ana P.', 'Defensa');
    server.isReachable = false;
    await save(user);
    await refusal(/^No hay conexión/);
    expect(screen.getByLabelText<HTMLSelectElement>('Posición de Ana P.').value).toBe('defensas');
  });

  it('shows the not-found page for an unknown match', async () => {
    openPanel('/admin/partidos/no-existe');
    await heading(/ERROR 404/);
  });
});

describe('a helper', () => {
  const access = () => createAccess(HELPER);

  it('sees this season’s matches with links to their sheets, and no other actions', async () => {
    openPanel('/admin/partidos', { access: access() });
    await heading('Partidos');
    expect(await screen.findAllByRole('button', { name: /^Actualizar ficha / })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^(Borrar|Editar|Crear)/ })).toBeNull();
  });

  it('saves a sheet but cannot write a news item about it', async () => {
    const { user } = openPanel('/admin/partidos/p0', { access: access() });
    await screen.findByLabelText('Posición de Ana P.');
    expect(screen.queryByRole('link', { name: 'Escribir crónica' })).toBeNull();
    await save(user);
    await success('ficha actualizada!');
  });

  it('is told why a match of another season is not editable', async () => {
    openPanel('/admin/partidos/viejo', { access: access() });
    await screen.findByText(/^Este partido no es de la temporada actual/);
    expect(screen.queryByRole('button', { name: 'Guardar ficha' })).toBeNull();
  });
});

it('a match’s news draft needs its sheet', async () => {
  openPanel('/admin/partidos/p1/cronica');
  await screen.findByText('Aún no hay ficha de este partido.');
});

it('the news draft of a played match is written from its sheet and can be published', async () => {
  const { user, server } = openPanel('/admin/partidos/p0/cronica');
  await heading('Crónica');
  const button = await screen.findByRole('button', { name: 'Publicar noticia' });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Noticia').value).toContain('Ana Prieto abrió');
  await user.click(button);
  await waitFor(() => {
    expect(server.made('addNoticia')).toHaveLength(1);
  });
  expect(within(document.body).queryByText(/ERROR/)).toBeNull();
});
