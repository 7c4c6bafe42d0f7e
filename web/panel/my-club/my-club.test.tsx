import { accept, INITIAL_SETTINGS, endpoints, refuse } from '@club/shared';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HELPER, createAccess } from '../testing/access';
import { ClubServer } from '../testing/club-server';
import { answer, fill, heading, openPanel, refusal } from '../testing/open-panel';
import { MyClubScreen } from './my-club-screen';
import { adminPaths } from '../app/admin-paths';

const { slugs_anteriores: _before, ...SETTINGS } = INITIAL_SETTINGS;

function openScreen(isDemo = true) {
  const server = new ClubServer();
  server.on(endpoints.fetchAjustes, () => accept({ ...SETTINGS, nombre: 'CD Encina' }));
  const onEmptied = vi.fn();
  const screens = [
    { path: adminPaths.miClub, administrador: <MyClubScreen onEmptied={onEmptied} /> },
  ];
  const panel = openPanel(adminPaths.miClub, {
    server,
    screens,
    ...(isDemo && { isDemo: true as const }),
  });
  return { ...panel, server, onEmptied };
}

const button = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: 'Vaciar y empezar mi club' });

it('the demonstration is named on each screen, with a link to start a real club for an administrator', async () => {
  const { unmount } = openPanel('/admin/campos', { isDemo: true });
  await heading('Campos');
  screen.getByText('Este club es de demostración.');
  expect(screen.getByRole('link', { name: 'Empezar mi club' }).getAttribute('href')).toBe(
    '/admin/mi-club',
  );
  unmount();
  openPanel('/admin/mi-clave', { isDemo: true, access: createAccess(HELPER) });
  await screen.findByText(/^Este club es de demostración/);
  expect(screen.queryByRole('link', { name: 'Empezar mi club' })).toBeNull();
});

it('the demonstration is emptied after its name was typed, the backup declined and the question confirmed; a refusal is shown', async () => {
  const { user, server, onEmptied } = openScreen();
  server.on(endpoints.vaciarClub, () => accept({ success: true, msg: 'club vaciado!' }));
  server.once(endpoints.vaciarClub, refuse('club-propio'));
  const confirm = async () => {
    await user.click(await button());
    await answer(user, /^¿Borrar todo/, 'Borrarlo todo');
  };
  expect((await button()).disabled).toBe(true);
  await fill(user, screen.getByLabelText('Escribe «CD Encina» para confirmarlo'), 'CD Encina');
  expect((await button()).disabled).toBe(true);
  await user.click(screen.getByLabelText('No quiero copia de la demostración'));
  await user.click(await button());
  await answer(user, '¿Borrar todo lo que hay en «CD Encina»?', 'Cancelar');
  expect(server.made('vaciarClub')).toEqual([]);
  await confirm();
  await refusal('Este club no es el de demostración: no se vacía.');
  expect(onEmptied).not.toHaveBeenCalled();
  await confirm();
  await vi.waitFor(() => expect(onEmptied).toHaveBeenCalledOnce());
  const bodies = server.made('vaciarClub').map(({ body }) => body);
  expect(bodies).toEqual([{ nombre: 'CD Encina' }, { nombre: 'CD Encina' }]);
});

it('a real club cannot be emptied, and no demonstration is mentioned', async () => {
  openScreen(false);
  await screen.findByText(/aquí no hay nada que vaciar/);
  expect(screen.queryByText('Este club es de demostración.')).toBeNull();
  expect(screen.queryByRole('button', { name: /Vaciar/ })).toBeNull();
});
