import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { PASSWORD, joinAccount, signInAs, withToken } from '../testing/accounts';
import { failingAuth } from '../testing/failing-auth';
import { startApi } from '../testing/start-api';
import { forAllTests } from '../testing/standing';
import { startInstance } from '../testing/start-instance';

const api = forAllTests(startApi);
const second = forAllTests(() => startInstance(api.services));

const newName = () => `ana-${randomUUID().slice(0, 8)}`;

async function writeAt(url: string, token: string | undefined) {
  const response = await fetch(`${url}/b-api/add-campo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` },
    body: JSON.stringify({ nombre: randomUUID() }),
  });
  const { msg } = (await response.json()) as { msg: string };
  return { status: response.status, msg };
}

/** What ends a person's sessions, and the status of the next write. */
const ENDINGS = [
  ['a lowered role', endpoints.updateCuenta, { rol: '2' }],
  ['a deactivation', endpoints.updateCuenta, { desactivada: true }],
  ['a new link', endpoints.updateCuenta, { nuevo_enlace: true }],
  ['the end of his sessions', endpoints.updateCuenta, { terminar_sesiones: true }],
  ['a removal', endpoints.delCuenta, undefined],
] as const satisfies readonly (readonly [string, Endpoint, object | undefined])[];

describe.each(ENDINGS)('%s', (_name, endpoint, body) => {
  it('ends the sessions in every instance, even if the identity provider was not updated, which the next call repairs', async () => {
    const usuario = newName();
    const { uid, token } = await joinAccount(api, usuario, '1');
    expect((await writeAt(second.url, token)).status).toBe(201);
    const { auth } = failingAuth(api.services.auth, { from: 1, lost: false });
    const errors: unknown[] = [];
    const cut = await startInstance({ ...api.services, auth }, (_message, error) => {
      errors.push(error);
    });
    const response = await fetch(`${cut.url}/b-api/${endpoint.path.replace(':id', uid)}`, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${api.tokens.administrador}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(503);
    expect(errors).toHaveLength(1);
    await cut.stop();
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
  });
});

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
    const { auth } = failingAuth(api.services.auth, { from: 1, lost: false });
    const cut = await startInstance({ ...api.services, auth }, () => undefined);
    await fetch(`${cut.url}/b-api/update-cuenta/${uid}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${api.tokens.administrador}`,
      },
      body: JSON.stringify({ desactivada: true }),
    });
    await cut.stop();
    const before = await api.dump();
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      if (endpoint.permiso === 'publico') continue;
      const { status } = await api.call(endpoint, {
        ...withToken(token),
        id: 'no-existe',
        ...(endpoint.body && { body: {} }),
      });
      // The body is checked before the session, so a body without changes is not refused.
      const isRead = endpoint.body === null && endpoint.entrada === undefined;
      expect(isRead ? [401, 404] : [401, 400, 404], name).toContain(status);
      if (endpoint.method === 'GET' && endpoint.kind !== 'write' && !endpoint.path.includes(':')) {
        expect(status, name).toBe(401);
      }
    }
    expect(await api.dump()).toEqual(before);
  });
});
