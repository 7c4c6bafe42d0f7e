import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { endpoints } from '@club/shared';
import { expect, it } from 'vitest';
import { PASSWORD, codeOf, joinAccount, withToken } from '../testing/accounts';
import { startApi } from '../testing/start-api';
import { forEachTest } from '../testing/standing';

const api = forEachTest(startApi);

/** Headers of a visitor behind the same Hosting server as others. */
const throughFront = (client: string) => ({
  'fastly-client-ip': client,
  'x-forwarded-for': `${client}, 198.51.100.7`,
});
const fetchRole = (client: string, username: string, password: string) =>
  api.call(endpoints.fetchRol, {
    as: 'anonimo',
    headers: throughFront(client),
    body: { username, password },
  });
const activate = (client: string, codigo: string) =>
  api.call(endpoints.activarCuenta, {
    as: 'anonimo',
    headers: throughFront(client),
    body: { codigo, password: PASSWORD },
  });
const subscribe = (client: string, device: string) => {
  const key = createECDH('prime256v1').generateKeys('base64url');
  return api.call(endpoints.addSuscripcion, {
    as: 'anonimo',
    headers: throughFront(client),
    body: {
      endpoint: `https://fcm.googleapis.com/${device}`,
      keys: { p256dh: key, auth: randomBytes(16).toString('base64url') },
      temas: ['goles'],
    },
  });
};

/** Counts of statuses in 200 calls, twenty at a time. */
async function twoHundred(call: (index: number) => Promise<{ readonly status: number }>) {
  const counts: Record<number, number> = {};
  for (let from = 0; from < 200; from += 20) {
    const calls = Array.from({ length: 20 }, (_none, index) => call(from + index));
    for (const { status } of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

it('a caller who exhausts his attempts does not block others, even with the same address', async () => {
  const usuario = `ana-${randomUUID().slice(0, 8)}`;
  const { token } = await joinAccount(api, usuario, '2');
  const invited = await api.succeed(endpoints.addCuenta, {
    body: { usuario: `eva-${randomUUID().slice(0, 8)}`, rol: '2' },
  });
  const attacker = '203.0.113.1';
  const [tries, calls] = await Promise.all([
    twoHundred((index) =>
      index % 2 === 0
        ? fetchRole(attacker, usuario, 'otra')
        : activate(attacker, `x${String(index)}`),
    ),
    twoHundred((index) => subscribe(attacker, `aparato-${String(index % 5)}`)),
  ]);
  expect(tries[429]).toBeGreaterThanOrEqual(140);
  expect(calls).toEqual({ 201: 60, 429: 140 });

  const fan = '203.0.113.2';
  expect((await subscribe(fan, 'otro-aparato')).status).toBe(201);
  expect((await fetchRole(fan, usuario, PASSWORD)).status).toBe(200);
  expect((await activate(attacker, codeOf(invited.data.enlace))).status).toBe(200);
  const { headers } = withToken(token);
  const changed = await api.call(endpoints.miClave, {
    as: 'anonimo',
    headers: { ...headers, ...throughFront(attacker) },
    body: { actual: PASSWORD, nueva: 'otra clave nueva' },
  });
  expect(changed.status).toBe(200);
});
