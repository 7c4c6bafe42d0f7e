import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import {
  PASSWORD,
  readCode,
  joinAccount,
  readClaims,
  sendTo,
  signInAs,
  withToken,
} from '../../testing/accounts';
import { createClub } from '../../testing/factories';
import { readStore } from '../../testing/made-once';
import { startApi, startInstance } from '../../testing/start-api';
import { forAllTests } from '../../testing/standing';

const api = forAllTests(startApi);

/** A unique user name, because all tests of a run share the identity provider. */
const newName = (name = 'ana') => `${name}-${randomUUID().slice(0, 8)}`;

const invite = async (usuario = newName(), role: '1' | '2' = '2') =>
  (await api.succeed(endpoints.addCuenta, { body: { usuario, rol: role } })).data;
const activate = (codigo: string, password = PASSWORD) =>
  api.call(endpoints.activarCuenta, { as: 'anonimo', body: { codigo, password } });
const findAccount = async (uid: string) =>
  (await api.succeed(endpoints.fetchCuentas)).find((account) => account.uid === uid);
const write = async (token: string | undefined) =>
  (
    await api.call(endpoints.addCampo, {
      ...withToken(token),
      body: { nombre: randomUUID() },
    })
  ).status;

/** Makes calls at once, in turns to two instances. Returns their statuses. */
async function sendAtOnce(endpoint: Endpoint, bodies: readonly object[]) {
  const second = await startInstance(api.services);
  const { administrador } = api.tokens;
  const sent = bodies.map((body, index) =>
    sendTo(index % 2 ? second.url : api.url, administrador, endpoint, '', body),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  await second.stop();
  return statuses;
}

describe('an invitation', () => {
  it('creates a pending account whose owner chooses a password with the link and signs in', async () => {
    const usuario = newName();
    const made = await invite(`  ${usuario.toUpperCase()} `);
    expect(made).toEqual({
      uid: made.uid,
      usuario,
      rol: '2',
      estado: 'pendiente',
      ultimo_acceso: null,
      enlace: expect.stringMatching(/^\/alta#[a-z0-9]{28}$/) as unknown,
    });
    expect(await findAccount(made.uid)).toMatchObject({ estado: 'pendiente', ultimo_acceso: null });
    const answer = await activate(readCode(made.enlace));
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: { usuario } } });
    const token = await signInAs(usuario, PASSWORD);
    expect(await findAccount(made.uid)).toEqual({
      uid: made.uid,
      usuario,
      rol: '2',
      estado: 'activa',
      ultimo_acceso: expect.stringMatching(/Z$/) as unknown,
    });
    expect(await write(token)).toBe(403);
  });

  it('stores only the digest of its code', async () => {
    const { uid, enlace } = await invite();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { nuevo_enlace: true };
    const renewed = await api.succeed(endpoints.updateCuenta, { id: uid, body, headers });
    const content = JSON.stringify(await readStore(api.db));
    for (const link of [enlace, renewed.data.enlace]) {
      expect(readCode(link)).toHaveLength(28);
      expect(content).not.toContain(readCode(link));
    }
    expect(JSON.stringify(await api.succeed(endpoints.fetchCuentas))).not.toContain('alta#');
  });

  it('has a code that is valid once, for 72 hours, and only until there is a new one', async () => {
    const unknown = await activate('x'.repeat(28));
    expect(unknown.status).toBe(404);
    expect(unknown.body.msg).toMatch(/no es de ninguna invitación/);

    const used = readCode((await invite()).enlace);
    expect((await activate(used)).status).toBe(200);
    const again = await activate(used, 'otra clave distinta');
    expect(again.status).toBe(410);
    expect(again.body.msg).toMatch(/ya no vale: se ha usado/);

    const { uid, enlace } = await invite();
    const renewed = await api.succeed(endpoints.updateCuenta, {
      id: uid,
      body: { nuevo_enlace: true },
    });
    expect((await activate(readCode(enlace))).status).toBe(410);
    expect((await activate(readCode(renewed.data.enlace))).status).toBe(200);

    const late = readCode((await invite()).enlace);
    const edge = readCode((await invite()).enlace);
    const start = api.clock.now.getTime();
    api.clock.now = new Date(start + 72 * 3_600_000 - 1);
    expect((await activate(edge)).status).toBe(200);
    api.clock.now = new Date(start + 72 * 3_600_000);
    const expired = await activate(late);
    expect(expired.status).toBe(410);
    expect(expired.body.msg).toMatch(/ha caducado/);
    api.clock.now = new Date(start);
  });

  it('requires a password of eight characters other than the name, and accepts the same code after a refusal', async () => {
    const usuario = newName();
    const codigo = readCode((await invite(usuario)).enlace);
    const email = `${usuario}@cd-encina.example`;
    for (const password of ['1234567', '', usuario, `  ${usuario.toUpperCase()}`, email]) {
      expect((await activate(codigo, password)).status, password).toBe(400);
    }
    expect((await activate(codigo, '12345678')).status).toBe(200);
    expect(await signInAs(usuario, '12345678')).toBeDefined();
  });

  it('can be used only once by many at the same moment, and sets the password of the one who succeeds', async () => {
    const usuario = newName();
    const codigo = readCode((await invite(usuario)).enlace);
    const passwords = Array.from({ length: 8 }, (_, index) => `clave número ${String(index)}`);
    const bodies = passwords.map((password) => ({ codigo, password }));
    const statuses = await sendAtOnce(endpoints.activarCuenta, bodies);
    expect(statuses.filter((status) => status === 410)).toHaveLength(7);
    const winner = statuses.indexOf(200);
    expect(winner).not.toBe(-1);
    for (const [index, password] of passwords.entries()) {
      expect((await signInAs(usuario, password)) !== undefined, password).toBe(index === winner);
    }
  });

  it('is refused after too many guessed codes of an address, unless its code is valid', async () => {
    const headers = {
      'fastly-client-ip': '192.0.2.77',
      'x-forwarded-for': '192.0.2.77, 203.0.113.77',
    };
    const attempt = async (codigo: string) => {
      const body = { codigo, password: PASSWORD };
      return (await api.call(endpoints.activarCuenta, { as: 'anonimo', headers, body })).status;
    };
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push(await attempt('siempre el mismo'));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    // The address has ten attempts of sixty.
    const { docs } = await api.db.collection('limites').where('intentos', '==', 10).get();
    await Promise.all(docs.map((doc) => doc.ref.update({ intentos: 59 })));
    expect([await attempt('x1'), await attempt('x2')]).toEqual([404, 429]);
    expect(await attempt(readCode((await invite(newName())).enlace))).toBe(200);
  });
});

describe('names', () => {
  it('belong to one account each: of many simultaneous invitations with the same name one succeeds', async () => {
    const usuario = newName();
    const names = Array.from({ length: 10 }, (_, n) => (n % 3 ? usuario : usuario.toUpperCase()));
    const bodies = names.map((name) => ({ usuario: name, rol: '2' }));
    const statuses = await sendAtOnce(endpoints.addCuenta, bodies);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(statuses).toContain(201);
  });

  it('are refused if the identity provider has them, whoever created that account', async () => {
    const usuario = newName();
    await api.services.auth.createUser({
      email: `${usuario}@cd-encina.example`,
      password: PASSWORD,
    });
    const { status, body } = await api.call(endpoints.addCuenta, { body: { usuario, rol: '2' } });
    expect(status).toBe(409);
    expect(body.msg).toContain(usuario);
  });
});

describe('a user’s own password', () => {
  it('can be changed with the old one, which ends the other sessions', async () => {
    const { usuario, token } = await joinAccount(api, newName(), '1');
    const other = await signInAs(usuario, PASSWORD);
    const change = (actual: string, nueva: string) =>
      api.call(endpoints.miClave, { ...withToken(token), body: { actual, nueva } });
    expect((await change('no es esa', 'otra clave nueva')).status).toBe(403);
    for (const nueva of ['corta', usuario])
      expect((await change(PASSWORD, nueva)).status).toBe(400);
    expect(await write(other)).toBe(201);
    expect((await change(PASSWORD, 'otra clave nueva')).status).toBe(200);
    expect(await write(other)).toBe(401);
    expect(await signInAs(usuario, PASSWORD)).toBeUndefined();
    expect(await write(await signInAs(usuario, 'otra clave nueva'))).toBe(201);
  });

  it('can be changed by helpers, and by owners of accounts from the command line', async () => {
    const { usuario, token } = await joinAccount(api, newName(), '2');
    const body = { actual: PASSWORD, nueva: 'otra clave nueva' };
    await api.succeed(endpoints.miClave, { ...withToken(token), body });
    expect(await signInAs(usuario, 'otra clave nueva')).toBeDefined();
    const email = `${newName()}@cd-encina.example`;
    const { uid } = await api.services.auth.createUser({ email, password: PASSWORD });
    await api.services.auth.setCustomUserClaims(uid, { rol: '1' });
    const old = await signInAs(email, PASSWORD);
    await api.succeed(endpoints.miClave, { ...withToken(old), body });
    expect(await write(old)).toBe(401);
    expect(await write(await signInAs(email, body.nueva))).toBe(201);
  });

  it('has a limit of wrong guesses, which failed logins by others do not use up', async () => {
    const one = await joinAccount(api, newName(), '2');
    const other = await joinAccount(api, newName(), '2');
    const change = async (token: string, actual: string) => {
      const body = { actual, nueva: 'otra clave nueva' };
      return (await api.call(endpoints.miClave, { ...withToken(token), body })).status;
    };
    const login = { as: 'anonimo', body: { username: one.usuario, password: 'otra' } } as const;
    const [logins, guesses]: [number[], number[]] = [[], []];
    for (let index = 0; index < 11; index += 1) {
      logins.push((await api.call(endpoints.fetchRol, login)).status);
      guesses.push(await change(other.token, 'mal'));
    }
    expect([logins.at(-1), guesses.at(-2), guesses.at(-1)]).toEqual([429, 403, 429]);
    expect(await change(one.token, PASSWORD)).toBe(200);
  });
});

describe('stored data about accounts', () => {
  it('is in the history with the actor, without codes, and cannot be restored', async () => {
    const later = (ms = 1000) => {
      api.clock.now = new Date(api.clock.now.getTime() + ms);
    };
    // Later than everything in the other tests.
    later(100 * 3_600_000);
    const usuario = newName();
    const { uid, enlace } = await invite(usuario);
    later();
    await activate(readCode(enlace));
    for (const body of [{ rol: '1' }, { desactivada: true }]) {
      later();
      await api.succeed(endpoints.updateCuenta, { id: uid, body });
    }
    later();
    const before = await api.succeed(endpoints.fetchHistorial);
    await api.succeed(endpoints.delCuenta, { id: uid });
    const [last, ...others] = await api.succeed(endpoints.fetchHistorial);
    const told = [last, ...others].flatMap((operation) =>
      (operation?.documentos ?? [])
        .filter(({ id }) => id === uid)
        .map(({ nombre, cambio, detalle }) => [operation?.accion, nombre, cambio, ...detalle]),
    );
    expect(told).toEqual([
      ['delCuenta', usuario, 'borrado'],
      ['updateCuenta', usuario, 'cambiado', 'desactivada'],
      ['updateCuenta', usuario, 'cambiado', 'rol: ayudante → administrador'],
      ['activarCuenta', usuario, 'cambiado', 'contraseña elegida'],
      ['addCuenta', usuario, 'creado', 'ayudante'],
    ]);
    expect(before[0]?.quien).toMatch(/^admin-/);
    expect(before.find(({ accion }) => accion === 'activarCuenta')?.quien).toContain(usuario);
    const restored = await api.call(endpoints.restaurar, { id: last?.operacion_id ?? '' });
    expect(restored.status).toBe(409);
    expect(restored.body.msg).toContain('Cuentas');
  });

  it('is not exported, and not changed by an import', async () => {
    await createClub(api);
    const ana = await joinAccount(api, newName(), '2');
    const file = await api.succeed(endpoints.exportar);
    const text = JSON.stringify([file, await api.succeed(endpoints.exportarClub)]);
    expect(text).not.toContain(ana.uid);
    expect(text).not.toContain(ana.usuario);
    const other = await startApi();
    const eva = await joinAccount(other, newName('eva'), '2');
    await other.succeed(endpoints.importar, { body: file as never });
    expect(
      (await other.succeed(endpoints.fetchCuentas)).find(({ uid }) => uid === eva.uid),
    ).toMatchObject({ estado: 'activa' });
    const stored = (await other.db.doc('privado/cuentas').get()).data() as { cuentas: object };
    expect(Object.keys(stored.cuentas)).toEqual([eva.uid]);
    await other.stop();
  });

  it('comes from the identity provider for accounts from the command line', async () => {
    expect(await findAccount(readClaims(api.tokens.administrador).sub)).toMatchObject({
      rol: '1',
      estado: 'activa',
      ultimo_acceso: expect.stringMatching(/Z$/) as unknown,
    });
    expect(await findAccount(readClaims(api.tokens.aficionado).sub)).toBeUndefined();
  });
});
