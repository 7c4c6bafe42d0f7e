import { screen, within, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClubServer } from '../testing/club-server';
import { fill, openPanel, answer, dialog, heading, success } from '../testing/open-panel';
import { listDrafts } from '../../lib/drafts/draft-store';
import { createAccess } from '../testing/access';

describe('a list of the panel', () => {
  it.each(['by itself when back online', 'with a button'])('is read again %s', async (how) => {
    const server = new ClubServer();
    server.isReachable = false;
    const { user } = openPanel('/admin/campos', { server });
    const problem = within(await screen.findByRole('alert'));
    problem.getByText('Sin conexión');
    problem.getByText(/^No hay conexión con el servidor/);
    server.isReachable = true;
    if (how === 'with a button') {
      await user.click(problem.getByRole('button', { name: 'Reintentar' }));
    } else window.dispatchEvent(new Event('online'));
    await screen.findByLabelText('Editar campo El Encinar');
  });

  it('clears a search without results with one button, and is sorted by name', async () => {
    const { user } = openPanel('/admin/campos');
    await screen.findByLabelText('Editar campo El Encinar');
    // Rarely used controls are behind a button.
    const hidden = screen.getByRole('button', { name: 'Seleccionar varios' });
    const more = screen.getByRole('button', { name: 'Más opciones', expanded: false });
    expect(hidden.closest(`[id="${more.getAttribute('aria-controls') ?? ''}"]`)).not.toBeNull();
    await user.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    await fill(user, screen.getByLabelText('Buscar campo'), 'nada se llama así');
    await screen.findByText('0 de 2');
    await user.click(screen.getByRole('button', { name: 'Ver todo' }));
    const names = () => screen.getAllByText(/^(El Encinar|La Ribera)$/).map((p) => p.textContent);
    expect(names()).toEqual(['El Encinar', 'La Ribera']);
    await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Nombre, de la Z a la A');
    expect(names()).toEqual(['La Ribera', 'El Encinar']);
  });

  it('that is empty has no search, and shows its create button only once its position is final', async () => {
    const server = new ClubServer();
    server.club.campos = [];
    const release = server.hold();
    openPanel('/admin/campos', { server });
    const placeholder = await screen.findByLabelText('Nuevo campo');
    expect(getComputedStyle(placeholder).visibility).toBe('hidden');
    release();
    await screen.findByText('Aún no hay campos.');
    expect(screen.getByRole('button', { name: 'Nuevo campo' })).not.toBe(placeholder);
    expect(screen.queryByLabelText('Buscar campo')).toBeNull();
  });
});

const OTHER_ADMIN = { email: 'otro@club.example', isAdmin: true };
const form = () => within(screen.getByRole('form', { name: 'Crear noticia' }));
const title = () => form().getByLabelText<HTMLInputElement>(/^Titulo/);
const offer = () => screen.queryByText(/^Hay un borrador sin guardar/);
const waitForDraft = (text: string) =>
  waitFor(async () => expect(JSON.stringify(await listDrafts(''))).toContain(text));
/** Opens the form of a new item and types a title. */
const typeTitle = async (text: string) => {
  const panel = openPanel('/admin/noticias?nuevo');
  await dialog('Crear noticia');
  await fill(panel.user, title(), text);
  await waitForDraft(text);
  return panel;
};
const waitForNoDraft = () => waitFor(async () => expect(await listDrafts('')).toEqual([]));

describe('unsaved drafts', () => {
  it('are offered on the screen of their list, and can be discarded', async () => {
    (await typeTitle('A medias')).unmount();
    const { user } = openPanel('/admin/noticias');
    await user.click(await screen.findByRole('button', { name: 'Abrir borrador: Crear noticia' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitForNoDraft();
    await user.click(form().getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Abrir borrador/ })).toBeNull();
  });

  it('are deleted when the user logs out without saving', async () => {
    const { user } = await typeTitle('Olvidado');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await answer(user, 'Hay cambios sin guardar', 'Salir sin guardar');
    await heading('Acceso de administración');
    await waitForNoDraft();
  });

  it('are offered only to the account that typed them, and deleted once saved', async () => {
    (await typeTitle('De Ana')).unmount();
    const second = openPanel('/admin/noticias', { access: createAccess(OTHER_ADMIN) });
    await screen.findByRole('button', { name: 'Editar noticia Victoria en casa' });
    expect(offer()).toBeNull();
    second.unmount();
    const { user } = openPanel('/admin/noticias');
    await user.click(await screen.findByRole('button', { name: 'Abrir borrador: Crear noticia' }));
    await dialog('Crear noticia');
    await user.click(await screen.findByRole('button', { name: 'Recuperar' }));
    expect(title().value).toBe('De Ana');
    await user.click(form().getByRole('button', { name: 'Crear noticia' }));
    await success('Noticia creada!');
    await waitForNoDraft();
  });
});
