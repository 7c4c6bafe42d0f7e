import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { PASSWORD, joinAccount, sendTo, signInAs, withToken } from '../testing/accounts';
import { failingAuth, heldAuth } from '../testing/faulty-auth';
import { startApi } from '../testing/start-api';
import { forAllTests } from '../testing/standing';
import { startInstance } from '../testing/start-instance';
import { findUserByEmail } from './apply';

const api = forAllTests(startApi);
const second = forAllTests(() => startInstance(api.services));

const newName = () => `ana-${randomUUID().slice(0, 8)}`;
const writeAt = (url: string, token = '') =>
  sendTo(url, token, endpoints.addCampo, '', { nombre: randomUUID() });

/** Makes a call that is killed before the identity provider hears of it. */
async function sendCutOff(endpoint: Endpoint, id: string, body: object | undefined) {
  const { auth } = failingAuth(api.services.auth, { from: 1, lost: false });
  const errors: unknown[] = [];
  const cut = await startInstance({ ...api.services, auth }, (_message, error) => {
    errors.push(error);
  });
  const { status } = await sendTo(cut.url, api.tokens.administrador, endpoint, id, body);
  expect([status, errors.length]).toEqual([503, 1]);
  await cut.stop();
}

/** What ends a person's sessions, and the status of the next write. */
const ENDINGS = [
  ['a lowered role', endpoints.updateCuenta, { rol: '2' }],
  ['a deactivation', endpoints.updateCuenta, { desactivada: true }],
  ['a new link', endpoints.updateCuenta, { nuevo_enlace: true }],
  ['the end of his sessions', endpoints.updateCuenta, { terminar_sesiones: true }],
  ['a removal', endpoints.delCuenta, undefined],
] as const satisfies readonly (readonly [string, Endpoint, object | undefined])[];

it.each(ENDINGS)(
  '%s ends the sessions in every instance, even if the identity provider was not updated, which the next call repairs',
  async (_name, endpoint, body) => {
    const { uid, token } = await joinAccount(api, newName(), '1');
    expect((await writeAt(second.url, token)).status).toBe(201);
    await sendCutOff(endpoint, uid, body);
    // The identity provider still accepts the token.
    await expect(api.services.auth.verifyIdToken(token, true)).resolves.toBeDefined();
    for (const url of [second.url, api.url]) {
      const { status, msg } = await writeAt(url, token);
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
      const { disabled, customClaims } = user ?? {};
      const isOut = body !== undefined && ('desactivada' in body || 'nuevo_enlace' in body);
      expect({ disabled, customClaims }).toEqual({
        disabled: isOut,
        customClaims: { rol: body && 'rol' in body ? '2' : '1', sesion: 2 },
      });
    }
  },
);

describe('sessions', () => {
  it('of a helper who became an administrator and was lowered again need a new login', async () => {
    const usuario = newName();
    const { uid, token } = await joinAccount(api, usuario, '2');
    await api.succeed(endpoints.updateCuenta, { id: uid, body: { rol: '1' } });
    // The token has the old role.
    expect((await writeAt(api.url, token)).status).toBe(403);
    const raised = await signInAs(usuario, PASSWORD);
    expect((await writeAt(api.url, raised)).status).toBe(201);
    await api.succeed(endpoints.updateCuenta, { id: uid, body: { rol: '2' } });
    expect((await writeAt(api.url, raised)).status).toBe(401);
    expect((await writeAt(api.url, await signInAs(usuario, PASSWORD))).status).toBe(403);
  });

  it('are checked by every call that is not public', async () => {
    const { uid, token } = await joinAccount(api, newName(), '1');
    await sendCutOff(endpoints.updateCuenta, uid, { desactivada: true });
    const before = await api.dump();
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      if (endpoint.permiso === 'publico') continue;
      const { status } = await api.call(endpoint, {
        ...withToken(token),
        id: 'no-existe',
        ...(endpoint.body && { body: {} }),
      });
      // The body is checked before the session, so a body without changes is not refused.
      const isRead = endpoint.body === null && endpoint.requestTypes === undefined;
      expect(isRead ? [401, 404] : [401, 400, 404], name).toContain(status);
      if (endpoint.method === 'GET' && endpoint.kind !== 'write' && !endpoint.path.includes(':')) {
        expect(status, name).toBe(401);
      }
    }
    expect(await api.dump()).toEqual(before);
  });
});

describe('an account whose change reaches the identity provider late', () => {
  /** Holds a call to the identity provider while `meanwhile` changes things elsewhere, then lets it continue. */
  async function whileHeld(
    held: Parameters<typeof heldAuth>[1],
    call: { readonly endpoint: Endpoint; readonly id: string; readonly body: object },
    meanwhile: () => Promise<unknown>,
  ): Promise<void> {
    const { auth, reached, letGo } = heldAuth(api.services.auth, held);
    const slow = await startInstance({ ...api.services, auth });
    const { endpoint, id, body } = call;
    const answer = sendTo(slow.url, api.tokens.administrador, endpoint, id, body);
    await reached;
    await meanwhile();
    letGo();
    expect((await answer).status).toBe(endpoint.status);
    await slow.stop();
  }

  it('ends up with the last change', async () => {
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

  it('is not created again after it was deleted meanwhile', async () => {
    const usuario = newName();
    const email = `${usuario}@cd-encina.example`;
    const body = { usuario, rol: '2' };
    await whileHeld('createUser', { endpoint: endpoints.addCuenta, id: '', body }, async () => {
      const listed = await api.succeed(endpoints.fetchCuentas);
      const uid = listed.find((cuenta) => cuenta.usuario === usuario)?.uid ?? '';
      await api.succeed(endpoints.delCuenta, { id: uid });
    });
    expect(await findUserByEmail(api.services.auth, email)).toBeUndefined();
  });
});
