import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { PASSWORD, joinAccount, signInAs } from '../testing/accounts';
import { heldAuth } from '../testing/held-auth';
import { startApi } from '../testing/start-api';
import { forAllTests } from '../testing/standing';
import { startInstance } from '../testing/start-instance';
import { findUserByEmail } from './apply';

const api = forAllTests(startApi);
const newName = () => `leo-${randomUUID().slice(0, 8)}`;

/** Holds a call to the identity provider while `meanwhile` changes things elsewhere, then lets it continue. */
async function whileHeld(
  held: Parameters<typeof heldAuth>[1],
  call: { readonly endpoint: Endpoint; readonly id: string; readonly body: object },
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const { auth, reached, letGo } = heldAuth(api.services.auth, held);
  const slow = await startInstance({ ...api.services, auth });
  const answer = fetch(`${slow.url}/b-api/${call.endpoint.path.replace(':id', call.id)}`, {
    method: call.endpoint.method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${api.tokens.administrador}`,
    },
    body: JSON.stringify(call.body),
  });
  await reached;
  await meanwhile();
  letGo();
  expect((await answer).ok).toBe(true);
  await slow.stop();
}

describe('an account whose change reaches the identity provider late', () => {
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
