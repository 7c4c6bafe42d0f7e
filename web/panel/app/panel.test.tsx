import { screen, waitFor, within, fireEvent, render } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ADMIN, HELPER, PASSWORD, createAccess } from '../testing/access';
import { dialog, fill, follow, heading, openPanel, refusal } from '../testing/open-panel';
import { Page } from '../../components/page';
import { adminPaths } from './admin-paths';
import { linksFor, type Screen, screens } from './screens';
import { ClubServer } from '../testing/club-server';
import { AdminNav } from '../shell/admin-nav';
import { previewPartido } from '@club/shared';
import { buildPartido } from '../../../shared/src/testing/partido-builder';
import { buildClub, buildJugador, toPreview } from '../testing/club';
import { recordDestinations, findDestinations, screenDestinations } from '../go-to/go-to-dialog';

/** The screens of the panel, with other content at the path of the grounds. */
const withCampos = (administrador: ReactNode): readonly Screen[] =>
  screens.map((one) => (one.path === adminPaths.campos ? { ...one, administrador } : one));
const nav = () => screen.getByRole('navigation', { name: 'Administración' });
const links = () =>
  within(nav())
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent);

describe('the screens of the panel', () => {
  it('are all in the navigation for the administrator, in order', async () => {
    openPanel('/admin');
    await heading('Administración');
    expect(links()).toEqual([
      ...['Inicio', 'Partidos', 'Plantilla', 'Noticias'],
      ...['Equipos', 'Competiciones', 'Campos', 'Temporadas', 'Estadísticas'],
      ...['Historial', 'Copia', 'Ajustes', 'Cuentas', 'Mi contraseña'],
    ]);
  });

  it('are three for a helper, who cannot open any other, not even below the path of his own', async () => {
    openPanel('/admin/partidos/p0/cronica', { access: createAccess(HELPER) });
    await heading(/ERROR 404/);
    expect(links()).toEqual(['Inicio', 'Partidos', 'Mi contraseña']);
  });

  it('show the not-found page for an unknown path, and keep the navigation', async () => {
    const { user } = openPanel('/admin/nada');
    await heading(/ERROR 404/);
    await follow(user, 'Campos');
    await heading('Campos');
  });

  it('are left at once: a late redirect of the old screen does not replace the one being loaded', async () => {
    const Never = lazy(() => new Promise<never>(() => undefined));
    const server = new ClubServer();
    server.club.temporadas.length = 0;
    const release = server.hold();
    const { user, router } = openPanel('/admin', { server, screens: withCampos(<Never />) });
    const seen = new Set<string>();
    router.subscribe(({ location }) => seen.add(location.pathname));
    await follow(user, 'Campos');
    release();
    await follow(user, 'Equipos');
    await heading('Equipos');
    await screen.findByText(server.club.equipos[0]?.nombre ?? 'no rival');
    expect([...seen]).toEqual([adminPaths.campos, adminPaths.equipos]);
  });

  it('fail on their own: the navigation and other screens stay usable', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Broken(): never {
      throw new Error('a screen that throws');
    }
    const { user } = openPanel('/admin/campos', { screens: withCampos(<Broken />) });
    await screen.findByText('No hemos podido cargar los datos.');
    expect(screen.getByText('Panel de administración')).toBeTruthy();
    await follow(user, 'Equipos');
    await heading('Equipos');
    expect(screen.queryByText('No hemos podido cargar los datos.')).toBeNull();
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'a screen that throws' }));
    log.mockRestore();
  });
});

describe('a change of screen', () => {
  const announced = () => document.querySelector('[data-pagina-abierta]')?.textContent;

  it('moves the focus to the content and announces the title', async () => {
    const { user } = openPanel('/admin/campos');
    await heading('Campos');
    expect(announced()).toBe('');
    await follow(user, 'Equipos');
    await heading('Equipos');
    expect(document.activeElement).toBe(document.getElementById('contenido'));
    await waitFor(() => expect(announced()).toMatch(/^Administrar equipos/));
  });

  it('does not happen when only the query changes', async () => {
    const linked = (
      <Page title="Casa">
        <Link to="?editar=n1">otra</Link>
      </Page>
    );
    const { user, router } = openPanel('/admin/campos', { screens: withCampos(linked) });
    await heading('Casa');
    await user.click(screen.getByRole('link', { name: 'otra' }));
    expect(router.state.location.search).toBe('?editar=n1');
    expect(document.activeElement?.textContent).toBe('otra');
    expect(announced()).toBe('');
  });
});

describe('the session', () => {
  it('starts at the login, which refuses a wrong password and opens the panel with the right one', async () => {
    const { user } = openPanel('/admin/campos', { access: createAccess() });
    await heading('Acceso de administración');
    await fill(user, screen.getByLabelText('Usuario'), 'admin');
    await fill(user, screen.getByLabelText('Contraseña'), 'mal');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByLabelText('Comprobando')).toBeTruthy();
    await refusal('Error de credenciales');
    expect(screen.queryByLabelText('Comprobando')).toBeNull();
    await fill(user, screen.getByLabelText('Contraseña'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await heading('Administración');
  });

  it('that has expired can be ended instead of renewed', async () => {
    const { user, access } = openPanel('/admin/campos');
    await heading('Campos');
    access.expire();
    const expired = await dialog('Tu sesión ha caducado');
    await user.click(expired.getByRole('button', { name: 'Salir sin guardar' }));
    await heading('Acceso de administración');
  });
});

const LINKS = linksFor(screens, ADMIN);

const show = (path: string, links = LINKS) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <AdminNav links={links} />
    </MemoryRouter>,
  );
const more = () => screen.getByRole('button', { name: 'Más' });
const list = () => document.getElementById(more().getAttribute('aria-controls') ?? '') ?? more();
const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** The links with `aria-current`, and its value. */
const marked = () =>
  [...document.querySelectorAll('[aria-current]')].map((link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ]);

describe('the navigation of the panel', () => {
  it.each([
    ['/admin', 'Inicio', 'page', false],
    ['/admin/campos', 'Campos', 'page', true],
    ['/admin/partidos/p1/cronica', 'Partidos', 'true', false],
    ['/admin/partidosviejos', 'Inicio', 'true', false],
  ])('marks on %s the link %s as %s', (path, label, value, isBehindButton) => {
    show(path);
    expect(marked()).toEqual([[label, value]]);
    expect(more().dataset['actual']).toBe(String(isBehindButton));
  });

  it('shows the daily screens in the phone’s bar, and the others in groups behind a button', () => {
    show('/admin');
    const labels = LINKS.map(({ label }) => label);
    expect(linksIn(list())).toEqual(labels.slice(4));
    expect(within(list()).getAllByRole('list')).toHaveLength(2);
    expect(linksIn(screen.getByRole('navigation'))).toEqual(labels);
  });

  // The list also closes after a choice and with Escape: e2e/panel-access.
  it('hides the other screens when the focus leaves them', () => {
    show('/admin');
    const link = screen.getByText('Copia');
    fireEvent.click(more());
    fireEvent.blur(more(), { relatedTarget: link });
    expect(more().getAttribute('aria-expanded')).toBe('true');
    fireEvent.blur(link, { relatedTarget: document.body });
    expect(more().getAttribute('aria-expanded')).toBe('false');
  });

  it('needs no button for a helper’s few links', () => {
    show('/admin', linksFor(screens, HELPER));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

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
    const { user, server } = openPanel('/admin/campos');
    await heading('Campos');
    server.isReachable = false;
    await user.keyboard('{Control>}k{/Control}');
    await dialog('Ir a…');
    await fill(user, field(), 'equi');
    await user.keyboard('{Enter}');
    await heading('Equipos');
  });

  it('offers a helper his screens and the matches that he may enter', async () => {
    const { user, server } = openPanel('/admin/mi-clave', { access: createAccess(HELPER) });
    await heading('Mi contraseña');
    await user.keyboard('{Control>}k{/Control}');
    const opened = await dialog('Ir a…');
    expect(names()).toEqual(['Inicio', 'Partidos', 'Mi contraseña']);
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
      toPreview(buildJugador({ _id: 'pena', nombre: 'Íñigo', apellido1: 'Peña', alias: 'Rayo' })),
      toPreview(buildJugador({ _id: 'ida', nombre: 'Ida', dorsal: 14, activo: false })),
    ],
    noticias: buildClub()
      .noticias.slice(0, 1)
      .map((one) => ({ ...one, titulo: 'Victoria en la Peña' })),
  }),
];
const found = (search: string) => findDestinations(all, search).map(({ to }) => to);

describe('searching for a destination', () => {
  it.each([
    ['clave', ['Mi contraseña']],
    ['cambiar contraseña', ['Mi contraseña']],
    ['usuario', ['Cuentas', 'Mi contraseña']],
    ['copia de seguridad', ['Copia']],
    ['escudos', ['Equipos', 'Ajustes']],
    ['color', ['Ajustes']],
    ['Configuracion', ['Ajustes']],
    ['jugador', ['Plantilla']],
    ['acta', ['Partidos']],
    ['liga', ['Competiciones', 'Estadísticas']],
    ['deshacer', ['Historial']],
    // Only beginnings of words match: a search for a player does not find «semana».
    ['ana', []],
  ])('finds screens by the everyday word «%s»: %o', (word, labels) => {
    const everyScreen = screenDestinations(linksFor(screens, ADMIN));
    expect(findDestinations(everyScreen, word).map(({ name }) => name)).toEqual(labels);
  });

  it.each([
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
