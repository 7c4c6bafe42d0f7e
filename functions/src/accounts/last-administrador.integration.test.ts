import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints } from '@club/shared';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSWORD, codeOf, joinAccount, signInAs, withToken } from '../testing/accounts';
import { failingAuth } from '../testing/failing-auth';
import { startApi } from '../testing/start-api';
import { forAllTests } from '../testing/standing';
import { startInstance } from '../testing/start-instance';

const newName = () => `ana-${randomUUID().slice(0, 8)}`;

interface Persona {
  readonly uid: string;
  readonly usuario: string;
  token: string;
}

const api = forAllTests(startApi);
const instances = [1, 2].map(() => forAllTests(() => startInstance(api.services)));

/** A call by a person to one of several instances. */
async function send(
  url: string,
  token: string,
  endpoint: Endpoint,
  id: string,
  body?: object,
): Promise<{ status: number; body: { data?: { enlace?: string } } }> {
  const response = await fetch(`${url}/b-api/${endpoint.path.replace(':id', id)}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as never };
}

/** A person whose account was made on the command line, so that the store does not know it. */
async function byCommandLine(rol: '1' | '2'): Promise<Persona> {
  const usuario = newName();
  const { uid } = await api.services.auth.createUser({
    email: `${usuario}@cd-encina.example`,
    password: PASSWORD,
  });
  await api.services.auth.setCustomUserClaims(uid, { rol });
  return { uid, usuario, token: (await signInAs(usuario, PASSWORD)) ?? '' };
}

const ACTIONS = [
  { kind: 'bajar', body: { rol: '2' } },
  { kind: 'subir', body: { rol: '1' } },
  { kind: 'desactivar', body: { desactivada: true } },
  { kind: 'activar', body: { desactivada: false } },
  { kind: 'enlace', body: { nuevo_enlace: true } },
  { kind: 'sesiones', body: { terminar_sesiones: true } },
  { kind: 'borrar', body: undefined },
] as const;

const step = fc.record({
  action: fc.constantFrom(...ACTIONS),
  actor: fc.nat(4),
  target: fc.nat(4),
  instance: fc.nat(1),
  // Sometimes the process is killed at a call to the identity provider.
  cut: fc.option(fc.record({ from: fc.integer({ min: 1, max: 4 }), lost: fc.boolean() }), {
    freq: 6,
    nil: null,
  }),
});

describe('the last administrator', () => {
  it('can be neither lowered, disabled, locked out by a link nor deleted, not even by himself', async () => {
    const ana = await byCommandLine('1');
    const eva = await joinAccount(api, newName(), '1');
    const tries: readonly (readonly [Endpoint, object | undefined])[] = [
      [endpoints.updateCuenta, { rol: '2' }],
      [endpoints.updateCuenta, { desactivada: true }],
      [endpoints.updateCuenta, { nuevo_enlace: true }],
      [endpoints.delCuenta, undefined],
    ];
    const url = api.url;
    for (const [endpoint, body] of tries) {
      expect((await send(url, eva.token, endpoint, eva.uid, body)).status).toBe(409);
      expect((await send(url, ana.token, endpoint, ana.uid, body)).status).toBe(409);
    }
    const { status } = await send(url, ana.token, endpoints.updateCuenta, ana.uid, { rol: '1' });
    expect(status).toBe(200);
    expect(
      (await send(url, ana.token, endpoints.addCampo, '', { nombre: randomUUID() })).status,
    ).toBe(201);
  });

  it('remains when all of them delete, lower and disable each other in parallel', async () => {
    for (const body of [{ rol: '2' }, { desactivada: true }, { nuevo_enlace: true }, undefined]) {
      const endpoint = body ? endpoints.updateCuenta : endpoints.delCuenta;
      const all = await Promise.all([
        byCommandLine('1'),
        byCommandLine('1'),
        joinAccount(api, newName(), '1'),
        joinAccount(api, newName(), '1'),
      ]);
      await Promise.all(
        all.flatMap((one, index) =>
          all
            .filter((other) => other !== one)
            .map((other, turn) =>
              send(instances[(index + turn) % 2]?.url ?? '', one.token, endpoint, other.uid, body),
            ),
        ),
      );
      const left = await Promise.all(
        all.map(async ({ usuario }) => {
          const token = await signInAs(usuario, PASSWORD);
          if (token === undefined) return 0;
          const campo = { nombre: randomUUID() };
          return (await send(api.url, token, endpoints.addCampo, '', campo)).status;
        }),
      );
      expect(
        left.filter((status) => status === 201),
        JSON.stringify(body),
      ).toHaveLength(1);
    }
  });

  it('remains after any order of calls, parallel and interrupted, and each account is as listed', async () => {
    // A club of its own, because other accounts at the identity provider count too.
    const own: Persona[] = [
      await byCommandLine('1'),
      await byCommandLine('1'),
      await joinAccount(api, newName(), '1'),
      await joinAccount(api, newName(), '2'),
      await byCommandLine('2'),
    ];
    const links = new Map<string, string>();
    const sequence = fc.sample(fc.array(step, { minLength: 3, maxLength: 3 }), {
      numRuns: 30,
      seed: Number(process.env['CLUB_SEED'] ?? 2026),
    });
    for (const batch of sequence) {
      await Promise.all(
        batch.map(async ({ action, actor, target, instance, cut }) => {
          const [one, other] = [own[actor], own[target]];
          if (!one || !other) return;
          const endpoint = action.kind === 'borrar' ? endpoints.delCuenta : endpoints.updateCuenta;
          const killed =
            cut &&
            (await startInstance(
              { ...api.services, auth: failingAuth(api.services.auth, cut).auth },
              () => undefined,
            ));
          const url = killed ? killed.url : (instances[instance]?.url ?? '');
          const answer = await send(url, one.token, endpoint, other.uid, action.body);
          expect([200, 401, 403, 404, 409, ...(cut ? [503] : [])]).toContain(answer.status);
          if (answer.body.data?.enlace) links.set(other.uid, codeOf(answer.body.data.enlace));
          await killed?.stop();
        }),
      );
      // The remaining administrators restore enough of them to continue.
      for (const [index, { uid }] of own.entries()) {
        const link = links.get(uid);
        if (link === undefined) continue;
        links.delete(uid);
        await api.call(endpoints.activarCuenta, {
          as: 'anonimo',
          headers: { 'x-forwarded-for': `203.0.113.${String(index)}` },
          body: { codigo: link, password: PASSWORD },
        });
      }
      const listed = new Map(
        (await api.succeed(endpoints.fetchCuentas)).map((cuenta) => [cuenta.uid, cuenta]),
      );
      let admins = 0;
      for (const [index, { uid, usuario }] of own.entries()) {
        const cuenta = listed.get(uid);
        const token = await signInAs(usuario, PASSWORD);
        expect(token !== undefined, `${usuario} ${JSON.stringify(cuenta)}`).toBe(
          cuenta?.estado === 'activa',
        );
        if (token === undefined) {
          // Replaces deleted people.
          if (!cuenta) own[index] = await joinAccount(api, newName(), index < 3 ? '1' : '2');
          continue;
        }
        const options = { ...withToken(token), body: { nombre: randomUUID() } };
        const { status } = await api.call(endpoints.addCampo, options);
        expect(status).toBe(cuenta?.rol === '1' ? 201 : 403);
        if (status === 201) admins += 1;
        own[index] = { uid, usuario, token };
      }
      expect(admins).toBeGreaterThan(0);
    }
  });
});
