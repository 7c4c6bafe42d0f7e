import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listDrafts } from '../../lib/drafts/draft-store';
import { createAccess } from '../testing/access';
import { answer, dialog, fill, heading, openPanel, success } from '../testing/open-panel';

const OTHER_ADMIN = { email: 'otro@club.example', isAdmin: true };
const form = () => within(screen.getByRole('form', { name: 'Crear noticia' }));
const titulo = () => form().getByLabelText<HTMLInputElement>(/^Titulo/);
const offer = () => screen.queryByText(/^Hay un borrador sin guardar/);
const waitForDraft = (text: string) =>
  waitFor(async () => expect(JSON.stringify(await listDrafts(''))).toContain(text));
/** Opens the form of a new item and types a title. */
const typeTitle = async (text: string) => {
  const panel = openPanel('/admin/noticias?nuevo');
  await dialog('Crear noticia');
  await fill(panel.user, titulo(), text);
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
    expect(titulo().value).toBe('De Ana');
    await user.click(form().getByRole('button', { name: 'Crear noticia' }));
    await success('Noticia creada!');
    await waitForNoDraft();
  });
});
