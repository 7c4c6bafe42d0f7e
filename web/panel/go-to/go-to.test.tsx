import { endpoints, previewPartido, refuse } from '@club/shared';
import { buildPartido } from '../../../shared/src/testing/partido-builder';
import { buildClub, buildJugador, previewOf } from '../testing/club';
import { recordDestinations, findDestinations, screenDestinations } from './go-to-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HELPER, createAccess } from '../testing/access';
import { ClubServer } from '../testing/club-server';
import { dialog, fill, heading, openPanel } from '../testing/open-panel';

const options = () => within(screen.getByRole('listbox', { name: 'Resultados' }));
const names = () =>
  options()
    .queryAllByRole('option')
    .map((option) => option.firstChild?.textContent ?? '');
const field = () => screen.getByRole('combobox', { name: /^Ir a una pantalla/ });
const selectedName = () => {
  const id = field().getAttribute('aria-activedescendant');
  const selected = options().getByRole('option', { selected: true });
  expect(selected.id).toBe(id);
  return selected.firstChild?.textContent;
};

describe('the go-to dialog', () => {
  it('reads nothing until it is opened by shortcut or button, and opens a screen with the arrows and Enter, a record with a click', async () => {
    const { user, server, router } = openPanel('/admin/campos');
    await heading('Campos');
    await waitFor(() => expect(server.made('fetchCampos').length).toBeGreaterThan(0));
    expect(server.calls.filter(({ name }) => name !== 'fetchCampos')).toEqual([]);
    await user.keyboard('{Control>}k{/Control}');
    await dialog('Ir a…');
    expect(document.activeElement).toBe(field());
    expect(names().slice(0, 3)).toEqual(['Inicio', 'Partidos', 'Plantilla']);
    // The arrows wrap at both ends.
    expect(selectedName()).toBe('Inicio');
    await user.keyboard('{ArrowDown}');
    expect(selectedName()).toBe('Partidos');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(selectedName()).toBe(names().at(-1));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await heading('Plantilla');
    expect(router.state.location.pathname).toBe('/admin/plantilla');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(document.getElementById('contenido')));
    await user.click(screen.getByRole('button', { name: 'Ir a…' }));
    await dialog('Ir a…');
    await user.keyboard('{Escape}');
    await user.keyboard('{Meta>}k{/Meta}');
    const opened = await dialog('Ir a…');
    // Matches, players and news are found as typed, and a click opens one.
    await fill(user, field(), 'robledal');
    await opened.findAllByText('Contra Atlético Robledal');
    await fill(user, field(), 'VICTORIA');
    await opened.findByText('Victoria en casa');
    opened.getByText('1 resultado');
    await fill(user, field(), 'zzz');
    await opened.findByText('No hay nada que se llame así.');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{Enter}{ArrowDown}');
    expect(router.state.location.search).toBe('');
    await fill(user, field(), 'ana');
    await user.click(await opened.findByText('Ana Prieto'));
    await dialog('Editar jugador');
  });

  it('offers the screens if the records cannot be read', async () => {
    const server = new ClubServer();
    for (const call of [
      endpoints.fetchPartidosPreview,
      endpoints.fetchJugadoresPreview,
      endpoints.fetchNoticias,
    ]) {
      server.on(call, () => refuse('almacen-no-disponible'));
    }
    const { user } = openPanel('/admin/campos', { server });
    await heading('Campos');
    await user.keyboard('{Control>}k{/Control}');
    await dialog('Ir a…');
    await fill(user, field(), 'equi');
    await user.keyboard('{Enter}');
    await heading('Equipos');
  });

  it('offers a helper his screens and the matches that he may enter', async () => {
    const { user, server } = openPanel('/admin/mi-clave', { access: createAccess(HELPER) });
    await heading(/clave/i);
    await user.keyboard('{Control>}k{/Control}');
    const opened = await dialog('Ir a…');
    expect(names()).toEqual(['Inicio', 'Partidos', 'Mi clave']);
    await fill(user, field(), 'robledal');
    await waitFor(() => expect(names().length).toBeGreaterThan(0));
    within(screen.getByRole('listbox')).getAllByText('Contra Atlético Robledal');
    opened.getByText(/resultados?$/);
    expect(server.made('fetchJugadoresPreview')).toEqual([]);
  });
});

const all = [
  ...screenDestinations([
    { to: '/admin/plantilla', label: 'Plantilla' },
    { to: '/admin/estadisticas', label: 'Estadísticas' },
  ]),
  ...recordDestinations({
    partidos: [
      previewPartido(buildPartido({ _id: 'antes', fecha_date: '2026-10-03T16:00:00.000Z' })),
      previewPartido(buildPartido({ _id: 'luego', local: false })),
    ],
    jugadores: [
      previewOf(buildJugador({ _id: 'pena', nombre: 'Íñigo', apellido1: 'Peña', alias: 'Rayo' })),
      previewOf(buildJugador({ _id: 'ida', nombre: 'Ida', dorsal: 14, activo: false })),
    ],
    noticias: buildClub()
      .noticias.slice(0, 1)
      .map((one) => ({ ...one, titulo: 'Victoria en la Peña' })),
  }),
];
const found = (search: string) => findDestinations(all, search).map(({ to }) => to);

describe('searching for a destination', () => {
  it.each([
    ['estadisticas', ['/admin/estadisticas']],
    ['ESTADÍSTICAS', ['/admin/estadisticas']],
    ['pena', ['/admin/plantilla?editar=pena', '/admin/noticias?editar=n1']],
    ['íñigo peña', ['/admin/plantilla?editar=pena']],
    ['rayo', ['/admin/plantilla?editar=pena']],
    ['jugador inactivo', ['/admin/plantilla?editar=ida']],
    ['robledal', ['/admin/partidos/luego', '/admin/partidos/antes']],
    ['robledal 03-10', ['/admin/partidos/antes']],
    ['nada de esto', []],
  ])('finds for «%s»: %o', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  it('ranks names that start with the search first', () => {
    expect(found('p')[0]).toBe('/admin/plantilla');
    expect(found('v')[0]).toBe('/admin/noticias?editar=n1');
  });

  it('limits the number of results', () => {
    const many = Array.from({ length: 40 }, (_none, index) => ({
      to: `/${String(index)}`,
      name: 'Uno',
      detail: '',
    }));
    expect(findDestinations(many, 'uno')).toHaveLength(12);
  });
});
