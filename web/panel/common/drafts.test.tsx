import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listDrafts } from '../../lib/drafts/draft-store';
import { createAccess } from '../testing/access';
import { answer, dialog, fill, heading, openPanel, success } from '../testing/open-panel';

const OTHER = { email: 'otro@club.example', isAdmin: true };
const form = () => within(screen.getByRole('form', { name: 'Crear noticia' }));
const titulo = () => form().getByLabelText<HTMLInputElement>(/^Titulo/);
const offer = () => screen.queryByText(/^Hay un borrador sin guardar/);
/** Waits until a draft with this text is stored on the device. */
const kept = (text: string) =>
  waitFor(async () => expect(JSON.stringify(await listDrafts(''))).toContain(text));
/** Opens the form of a new item and types a title. */
const typed = async (text: string) => {
  const panel = openPanel('/admin/noticias?nuevo');
  await dialog('Crear noticia');
  await fill(panel.user, titulo(), text);
  await kept(text);
  return panel;
};
const nothingKept = () => waitFor(async () => expect(await listDrafts('')).toEqual([]));

describe('unsaved drafts', () => {
  it('of changes are shown on the list’s screen and can be discarded', async () => {
    const first = openPanel('/admin/noticias');
    await first.user.click(
      await screen.findByRole('button', { name: 'Editar noticia Victoria en casa' }),
    );
    await fill(first.user, (await dialog('Editar noticia')).getByLabelText('Noticia'), 'A medias');
    await kept('A medias');
    first.unmount();

    const { user } = openPanel('/admin/noticias');
    await user.click(
      await screen.findByRole('button', { name: /^Abrir borrador: Editar noticia/ }),
    );
    const edit = await dialog('Editar noticia');
    await user.click(await edit.findByRole('button', { name: 'Descartar' }));
    await nothingKept();
    await user.click(edit.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: /^Abrir borrador/ })).toBeNull();
  });

  it('are deleted when the form is left without saving, as by a logout', async () => {
    const { user } = await typed('Olvidado');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await answer(user, 'Hay cambios sin guardar', 'Salir sin guardar');
    await heading('Acceso de administración');
    await nothingKept();
  });

  it('are offered only to the person who typed them, and deleted once saved', async () => {
    (await typed('De Ana')).unmount();
    const second = openPanel('/admin/noticias', { access: createAccess(OTHER) });
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
    await nothingKept();
  });
});
