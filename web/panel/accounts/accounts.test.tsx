import { accept, type Account, endpoints, refuse } from '@club/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HELPER, createAccess } from '../testing/access';
import { ClubServer } from '../testing/club-server';
import {
  answer,
  fill,
  heading,
  openPanel,
  refusal,
  success,
  type User,
} from '../testing/open-panel';
import { accessText } from './account-row';

const account = (usuario: string, fields: Partial<Account> = {}): Account => ({
  uid: `uid-${usuario}`,
  usuario,
  rol: '2',
  estado: 'activa',
  ultimo_acceso: null,
  ...fields,
});

/** A server with these accounts. It creates, changes and deletes accounts as the real one does. */
function createServer(...others: Account[]) {
  const server = new ClubServer();
  let accounts = [account('admin@club.example', { rol: '1' }), ...others];
  let links = 0;
  const newLink = () => ({ enlace: `/alta#abcdefg${String((links += 1))}` });
  const done = (uid: string) => ({ success: true as const, msg: 'ok', _id: uid, id: uid });
  const remove = (id: string) => {
    const data = accounts.find(({ uid }) => uid === id) ?? account('nadie');
    accounts = accounts.filter(({ uid }) => uid !== id);
    return data;
  };
  server.on(endpoints.fetchCuentas, () => accept(accounts));
  server.on(endpoints.addCuenta, ({ body: { usuario, rol } }) => {
    if (accounts.some((one) => one.usuario === usuario)) {
      return refuse('nombre-repetido', `una cuenta llamada «${usuario}»`);
    }
    const data = account(usuario, { rol, estado: 'pendiente' });
    accounts.push(data);
    return accept({ ...done(data.uid), data: { ...data, ...newLink() } });
  });
  server.on(
    endpoints.updateCuenta,
    ({ id, body: { nuevo_enlace: isLinked, desactivada, rol } }) => {
      const unlinkedState = desactivada ? 'desactivada' : 'activa';
      const estado = isLinked ? 'pendiente' : unlinkedState;
      const data = { ...remove(id), ...(rol && { rol }), estado } as const;
      accounts.push(data);
      return accept({ ...done(id), data: { ...data, ...(isLinked && newLink()) } });
    },
  );
  server.on(endpoints.delCuenta, ({ id }) => accept({ ...done(id), data: remove(id) }));
  return server;
}

const row = async (usuario: string) => {
  const title = await screen.findByText(usuario, { selector: 'p' });
  const card = title.closest('li');
  if (!card) throw new Error(`no row of ${usuario}`);
  return within(card);
};

describe('the accounts', () => {
  it('are created by an invitation, whose link is copied or sent by WhatsApp', async () => {
    const { user, server } = openPanel('/admin/cuentas', { server: createServer() });
    await fill(user, await screen.findByLabelText(/^Nombre de usuario/), 'ana');
    expect(screen.getByLabelText<HTMLInputElement>(/^Ayudante/).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Invitar' }));
    await screen.findByText('Enlace para ana');
    screen.getByText(/Vale una sola vez y durante 72 horas/);
    const address = `${location.origin}/alta#abcdefg1`;
    expect(screen.getByLabelText<HTMLInputElement>('Enlace').value).toBe(address);
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(written).toHaveBeenCalledWith(address);
    await screen.findByRole('button', { name: 'Copiado' });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Enviar por WhatsApp' });
    const { origin, pathname, searchParams } = new URL(link.href);
    expect(origin + pathname).toBe('https://wa.me/');
    expect(searchParams.get('text')).toContain(address);
    expect(searchParams.get('text')).toContain('«ana»');
    expect(server.made('addCuenta').map(({ body }) => body)).toEqual([
      { usuario: 'ana', rol: '2' },
    ]);
    await fill(user, screen.getByLabelText(/^Nombre de usuario/), 'ana');
    await user.click(screen.getByRole('button', { name: 'Invitar' }));
    await refusal('Ya existe una cuenta llamada «ana».');
    expect(screen.getByLabelText<HTMLInputElement>(/^Nombre de usuario/).value).toBe('ana');
    await user.click((await row('ana')).getByRole('button', { name: 'Enlace nuevo: ana' }));
    await screen.findByRole('button', { name: 'Copiar' });
  });

  // Deactivating an account is tested in e2e/panel-access.
  it('are listed with role and state, and changed at once, or after a question if that has consequences', async () => {
    const server = createServer(
      account('ana', { estado: 'pendiente' }),
      account('eva', { estado: 'desactivada', ultimo_acceso: '2020-05-03T10:00:00.000Z' }),
    );
    const { user } = openPanel('/admin/cuentas', { server });
    const own = await row('admin@club.example (tu cuenta)');
    own.getByText(/Lo lleva todo/);
    expect(own.queryByRole('button')).toBeNull();
    (await row('ana')).getByText(/Pendiente: aún no ha abierto su enlace/);
    const eva = await row('eva');
    eva.getByText(/Apunta los partidos/);
    await eva.findByText(/Desactivada: no puede entrar · Entró el 3 de mayo de 2020/);

    const click = async (action: string, usuario: string) => {
      const button = (await row(usuario)).getByRole('button', { name: `${action}: ${usuario}` });
      await user.click(button);
    };
    await click('Activar', 'eva');
    await success('eva puede entrar otra vez.');
    await click('Hacer administrador', 'eva');
    await answer(user, /administrador a eva/, 'Cancelar');
    expect(server.made('updateCuenta')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await click('Hacer administrador', 'eva');
    await answer(user, /administrador a eva/, 'Cambiar');
    await success(/eva es ahora administrador/);
    server.once(endpoints.updateCuenta, refuse('ultimo-administrador', 'eva'));
    await click('Hacer ayudante', 'eva');
    await answer(user, /ayudante a eva/, 'Cambiar');
    await refusal(/^eva es el último administrador/);
    await click('Cerrar sesiones', 'eva');
    await success('Sesiones de eva cerradas.');
    await click('Enlace nuevo', 'eva');
    await answer(user, '¿Dar un enlace nuevo a eva?', 'Dar enlace');
    await screen.findByText('Enlace para eva');
    await user.click(screen.getByRole('button', { name: 'Borrar cuenta eva' }));
    await answer(user, /borrar la cuenta de eva/, 'Borrar');
    await success('Cuenta de eva borrada.');
    await waitFor(() => expect(screen.queryByText('eva', { selector: 'p' })).toBeNull());
  });
});

describe('the text of the last access', () => {
  /** 18:30 in Madrid, 17:30 in the Canary Islands. */
  const NOW = new Date('2026-11-21T17:30:00.000Z');

  it.each([
    [null, 'Aún no ha entrado'],
    ['2026-11-21T17:05:00.000Z', 'Entró hoy a las 18:05'],
    ['2026-11-20T23:00:00.000Z', 'Entró hoy a las 00:00'],
    ['2026-11-20T22:59:59.000Z', 'Entró ayer a las 23:59'],
    ['2026-11-19T23:00:00.000Z', 'Entró ayer a las 00:00'],
    ['2026-11-19T22:59:00.000Z', 'Entró hace 2 días'],
    ['2026-11-07T23:00:00.000Z', 'Entró hace 13 días'],
    ['2026-11-06T23:30:00.000Z', 'Entró el 7 de noviembre de 2026'],
    // The server's clock is ahead of this device's.
    ['2026-11-22T08:07:00.000Z', 'Entró hoy a las 09:07'],
  ])('%s', (ultimo, text) => {
    expect(accessText(ultimo, NOW, 'Europe/Madrid')).toBe(text);
  });

  it('uses the time zone of the islands, and counts a day of 25 hours as one', () => {
    expect(accessText('2026-11-20T23:00:00.000Z', NOW, 'Atlantic/Canary')).toBe(
      'Entró ayer a las 23:00',
    );
    const longDay = new Date('2026-10-26T08:00:00.000Z');
    expect(accessText('2026-10-24T22:30:00.000Z', longDay, 'Europe/Madrid')).toBe(
      'Entró ayer a las 00:30',
    );
  });
});

it('a helper can change his own password, and stays signed in', async () => {
  const server = new ClubServer();
  server.on(endpoints.miClave, ({ body }) =>
    body.actual === 'la de antes'
      ? accept({ success: true, msg: 'ok' })
      : refuse('clave-incorrecta'),
  );
  const access = createAccess(HELPER);
  const signIn = vi.spyOn(access, 'signIn');
  const { user } = openPanel('/admin/mi-clave', { server, access });
  await heading('Mi contraseña');
  const type = async (actual: string, nueva: string, other = nueva) => {
    await fill(user, screen.getByLabelText(/^Contraseña actual/), actual);
    await fill(user, screen.getByLabelText(/^Contraseña nueva/), nueva);
    await fill(user, screen.getByLabelText(/^Repite la nueva/), other);
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  };
  await type('la de antes', 'corta');
  await refusal('La contraseña debe tener al menos 8 caracteres.');
  await type('la de antes', 'una clave larga', 'otra clave larga');
  await refusal('Las dos contraseñas no son iguales.');
  await type('otra', 'una clave larga');
  await refusal('Esa no es tu contraseña actual.');
  expect(signIn).not.toHaveBeenCalled();
  await type('la de antes', 'una clave larga');
  await success(/^Contraseña cambiada/);
  expect(signIn).toHaveBeenCalledWith(HELPER.email, 'una clave larga');
});

describe('an invitation link', () => {
  const open = (path: string, server = new ClubServer()) =>
    openPanel(path, { server, access: createAccess() });
  const choose = async (user: User, value: string, other = value) => {
    await fill(user, await screen.findByLabelText(/^Contraseña/), value);
    await fill(user, screen.getByLabelText(/^Repítela/), other);
    await user.click(screen.getByRole('button', { name: 'Guardar y entrar' }));
  };

  it.each([
    ['codigo-caducado', /ha caducado: valía 72 horas/],
    ['codigo-desconocido', /no es de ninguna invitación/],
  ] as const)('shows why it cannot be used: %s', async (code, text) => {
    const server = new ClubServer();
    server.on(endpoints.activarCuenta, () => refuse(code));
    const { user } = open('/alta#abcdefgh', server);
    await choose(user, 'una clave larga');
    await refusal(text);
    screen.getByRole('link', { name: 'Ir a la página de acceso' });
    expect(screen.queryByLabelText(/^Contraseña/)).toBeNull();
  });

  it('is refused at once if incomplete; after a wrong password another can be chosen', async () => {
    open('/alta');
    await refusal(/le falta un trozo/);
    const server = new ClubServer();
    server.on(endpoints.activarCuenta, () => refuse('clave-es-usuario'));
    const { user } = open('/alta#abcdefgh', server);
    await choose(user, 'corta');
    await refusal(/al menos 8 caracteres/);
    await choose(user, 'ayudante-ana');
    await refusal('La contraseña no puede ser el nombre de usuario.');
    screen.getByRole('button', { name: 'Guardar y entrar' });
  });
});
