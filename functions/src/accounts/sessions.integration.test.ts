import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import {
  PASSWORD,
  joinAccount,
  sendTo,
  signInAs,
  withToken,
  failingAuth,
  heldAuth,
} from '../testing/accounts';
import { startApi, startInstance } from '../testing/start-api';
import { forAllTests } from '../testing/standing';
import { findUserByEmail } from './apply';

const api = forAllTests(startApi);
const secondInstance = forAllTests(() => startInstance(api.services));

const newName = () => `ana-${randomUUID().slice(0, 8)}`;
const addCampo = (url: string, token = '') =>
  sendTo(url, token, endpoints.addCampo, '', { nombre: randomUUID() });

/** Makes a call whose process is killed before it changes the identity provider. */
async function sendInterrupted(endpoint: Endpoint, id: string, body: object | undefined) {
  const auth = failingAuth(api.services.auth, { from: 1, lost: false });
  const errors: unknown[] = [];
  const interrupted = await startInstance({ ...api.services, auth }, (_message, error) => {
    errors.push(error);
  });
  const { status } = await sendTo(interrupted.url, api.tokens.administrador, endpoint, id, body);
  expect([status, errors.length]).toEqual([503, 1]);
  await interrupted.stop();
}

/** Changes of an account that end its sessions. */
const ENDINGS = [
  ['a lowered role', endpoints.updateCuenta, { rol: '2' }],
  ['a deactivation', endpoints.updateCuenta, { desactivada: true }],
  ['a new link', endpoints.updateCuenta, { nuevo_enlace: true }],
  ['the end of his sessions', endpoints.updateCuenta, { terminar_sesiones: true }],
  ['a removal', endpoints.delCuenta, undefined],
] as const satisfies readonly (readonly [string, Endpoint, object | undefined])[];

it.each(ENDINGS)(
  '%s ends the sessions in every instance, even if the identity provider hears of it only with the next list of accounts',
  async (_name, endpoint, body) => {
    const { uid, token } = await joinAccount(api, newName(), '1');
    expect((await addCampo(secondInstance.url, token)).status).toBe(201);
    await sendInterrupted(endpoint, uid, body);
    // The identity provider still accepts the token.
    await expect(api.services.auth.verifyIdToken(token, true)).resolves.toBeDefined();
    for (const url of [secondInstance.url, api.url]) {
      const { status, msg } = await addCampo(url, token);
      expect(status).toBe(401);
      expect(msg).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/u);
    }
    for (const read of [endpoints.fetchHistorial, endpoints.exportar, endpoints.fetchCuentas]) {
      expect((await api.call(read as Endpoint, withToken(token))).status).toBe(401);
    }
    await api.succeed(endpoints.fetchCuentas);
    const user = await api.services.auth.getUser(uid).catch(() => undefined);
    if (endpoint === endpoints.delCuenta) expect(user).toBeUndefined();
    else {
      expect(user?.disabled).toBe(/desactivada|nuevo_enlace/.test(JSON.stringify(body)));
      expect(user?.customClaims).toEqual({ rol: body && 'rol' in body ? '2' : '1', sesion: 2 });
    }
  },
);

describe('sessions', () => {
  it('of an administrator end when he becomes a helper again, and a new login has only the rights of a helper', async () => {
    const usuario = newName();
    const { uid, token } = await joinAccount(api, usuario, '2');
    await api.succeed(endpoints.updateCuenta, { id: uid, body: { rol: '1' } });
    // The token from before still has the old role.
    expect((await addCampo(api.url, token)).status).toBe(403);
    const raised = await signInAs(usuario, PASSWORD);
    expect((await addCampo(api.url, raised)).status).toBe(201);
    await api.succeed(endpoints.updateCuenta, { id: uid, body: { rol: '2' } });
    expect((await addCampo(api.url, raised)).status).toBe(401);
    expect((await addCampo(api.url, await signInAs(usuario, PASSWORD))).status).toBe(403);
  });

  it('are checked by every call that is not public', async () => {
    const { uid, token } = await joinAccount(api, newName(), '1');
    await sendInterrupted(endpoints.updateCuenta, uid, { desactivada: true });
    const before = await api.dump();
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      if (endpoint.permiso === 'publico') continue;
      const { status } = await api.call(endpoint, {
        ...withToken(token),
        id: 'no-existe',
        ...(endpoint.body && { body: {} }),
      });
      // The body is checked before the session, so an empty body may be refused for itself.
      const isRead = endpoint.body === null && endpoint.requestTypes === undefined;
      expect(isRead ? [401, 404] : [401, 400, 404], name).toContain(status);
      const { kind, method, path } = endpoint;
      if (kind === 'read' || (kind === 'service' && method === 'GET' && !path.includes(':'))) {
        expect(status, name).toBe(401);
      }
    }
    expect(await api.dump()).toEqual(before);
  });
});

describe('an account whose change reaches the identity provider after later ones', () => {
  /** Makes a call in an instance whose calls of `held` wait until `meanwhile` is done. */
  async function whileHeld(
    held: Parameters<typeof heldAuth>[1],
    call: { readonly endpoint: Endpoint; readonly id: string; readonly body: object },
    meanwhile: () => Promise<unknown>,
  ): Promise<void> {
    const { auth, reached, letGo } = heldAuth(api.services.auth, held);
    const slow = await startInstance({ ...api.services, auth });
    const { endpoint, id, body } = call;
    const answering = sendTo(slow.url, api.tokens.administrador, endpoint, id, body);
    await reached;
    await meanwhile();
    letGo();
    expect((await answering).status).toBe(endpoint.status);
    await slow.stop();
  }

  it('ends up as the last change left it', async () => {
    const leo = await joinAccount(api, newName(), '2');
    const set = (desactivada: boolean) => ({
      endpoint: endpoints.updateCuenta,
      id: leo.uid,
      body: { desactivada },
    });
    await whileHeld('updateUser', set(true), () => api.succeed(endpoints.updateCuenta, set(false)));
    expect((await api.services.auth.getUser(leo.uid)).disabled).toBe(false);
    expect(await signInAs(leo.usuario, PASSWORD)).toBeDefined();

    await whileHeld('updateUser', set(true), async () => {
      await api.succeed(endpoints.updateCuenta, set(false));
      await api.succeed(endpoints.updateCuenta, set(true));
      await api.succeed(endpoints.updateCuenta, { id: leo.uid, body: { rol: '1' } });
    });
    expect(await api.services.auth.getUser(leo.uid)).toMatchObject({
      disabled: true,
      customClaims: { rol: '1' },
    });
  });

  it('ends up as the last change left it if the identity provider had lost it and an older request creates it', async () => {
    const { uid, usuario } = await joinAccount(api, newName(), '2');
    await api.services.auth.deleteUser(uid);
    const disabling = { endpoint: endpoints.updateCuenta, id: uid, body: { desactivada: true } };
    await whileHeld('createUser', disabling, () =>
      api.services.auth.createUser({ uid, email: `${usuario}@cd-encina.example`, disabled: false }),
    );
    expect(await api.services.auth.getUser(uid)).toMatchObject({
      disabled: true,
      customClaims: { rol: '2', sesion: 2 },
    });
  });

  it('is not created again after it was deleted meanwhile', async () => {
    const usuario = newName();
    const email = `${usuario}@cd-encina.example`;
    const body = { usuario, rol: '2' };
    await whileHeld('createUser', { endpoint: endpoints.addCuenta, id: '', body }, async () => {
      const listed = await api.succeed(endpoints.fetchCuentas);
      const uid = listed.find((account) => account.usuario === usuario)?.uid ?? '';
      await api.succeed(endpoints.delCuenta, { id: uid });
    });
    expect(await findUserByEmail(api.services.auth, email)).toBeUndefined();
  });
});
