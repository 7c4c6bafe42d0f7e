import { screen, waitFor, within } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { HELPER, PASSWORD, createAccess } from '../testing/access';
import { dialog, fill, follow, heading, openPanel, refusal } from '../testing/open-panel';
import { Page } from '../../components/page';
import { adminPaths } from './admin-paths';
import { type Screen, screens } from './screens';
import { ClubServer } from '../testing/club-server';

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
      ...['Historial', 'Copia', 'Ajustes', 'Cuentas', 'Mi clave'],
    ]);
  });

  it('are three for a helper, who cannot open any other, not even below the path of his own', async () => {
    openPanel('/admin/partidos/p0/cronica', { access: createAccess(HELPER) });
    await heading(/ERROR 404/);
    expect(links()).toEqual(['Inicio', 'Partidos', 'Mi clave']);
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
    const { user } = openPanel('/admin/campos', { access: createAccess('fuera') });
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
