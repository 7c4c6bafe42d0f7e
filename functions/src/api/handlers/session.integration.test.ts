import { clubConfig, endpoints } from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { readClaims } from '../../testing/accounts';
import { startApi } from '../../testing/start-api';
import { forAllTests } from '../../testing/standing';
import { ROLE_PASSWORD } from '../../testing/test-api';

const MINUTE_MS = 60_000;

describe('roles and session', () => {
  const api = forAllTests(startApi);
  /** Login of a test account, whose email is in the club's domain, like those of user names. */
  const readLogin = (as: 'administrador' | 'aficionado') =>
    forAllTests(() => {
      const { email } = readClaims(api.tokens[as]);
      const username = email.replace(`@${clubConfig.loginDomain}`, '');
      return Promise.resolve({ username, password: ROLE_PASSWORD });
    });
  const admin = readLogin('administrador');
  const fan = readLogin('aficionado');
  // An hour later, no rate limit remembers earlier tests.
  beforeEach(() => {
    api.clock.now = new Date(api.clock.now.getTime() + 60 * MINUTE_MS);
  });

  const fetchRole = (body: object, headers: Record<string, string> = {}) =>
    api.call(endpoints.fetchRol, { as: 'anonimo', body: { ...body }, headers });

  describe('fetch-rol', () => {
    it('returns the role, if any, for the right password, with user name or email, in upper or lower case', async () => {
      const expected = { status: 200, body: { success: true, rol: '1' } };
      expect(await fetchRole(admin)).toEqual(expected);
      expect(await fetchRole({ ...admin, username: ` ${admin.username.toUpperCase()} ` })).toEqual(
        expected,
      );
      expect(await fetchRole(fan)).toEqual({ status: 200, body: { success: true, rol: '' } });
      const address = `${admin.username}@${clubConfig.loginDomain}`;
      expect(await fetchRole({ ...admin, username: address })).toEqual(expected);
    });

    it('refuses wrong logins without a role, and invalid bodies with the field', async () => {
      for (const body of [
        { ...admin, password: 'otra' },
        { username: 'nadie', password: 'otra' },
        { username: 'a@', password: 'otra' },
      ]) {
        const refusal = { success: false, msg: 'Error de credenciales' };
        expect(await fetchRole(body), body.username).toEqual({ status: 401, body: refusal });
      }
      for (const [body, msg] of [
        [{}, /^El usuario es obligatorio\./],
        [{ username: 'admin', password: '' }, /^La contraseña no puede estar vacía\.$/],
        [{ username: 'admin', password: 'x', rol: '1' }, /^Campo desconocido: «rol»\.$/],
        [{ username: 'a'.repeat(255), password: 'x' }, /^El usuario admite como mucho 254 car/],
      ] as const) {
        const answer = await fetchRole(body);
        expect(answer.status).toBe(400);
        expect(answer.body.msg).toMatch(msg);
      }
    });

    it('limits the attempts at an account, however its name is spelled, and allows new ones later', async () => {
      const wrong = (username: string) => fetchRole({ username, password: 'otra' });
      for (let n = 0; n < 10; n += 1) {
        const spelled = n % 2 === 0 ? 'victima' : ` VICTIMA@${clubConfig.loginDomain}`;
        expect((await wrong(spelled)).status).toBe(401);
      }
      expect(await wrong('victima')).toEqual({
        status: 429,
        body: {
          success: false,
          msg: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
        },
      });
      expect((await wrong('otra-cuenta')).status).toBe(401);
      api.clock.now = new Date(api.clock.now.getTime() + 15 * MINUTE_MS);
      expect((await wrong('victima')).status).toBe(401);
    });

    it('does not let parallel attempts exceed the limit', async () => {
      const tries = await Promise.all(
        Array.from({ length: 25 }, () => fetchRole({ username: 'paralela', password: 'otra' })),
      );
      expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(15);
    });

    const from = (n: number, client: string, front: string, username = `cuenta-${String(n)}`) =>
      fetchRole(
        { username, password: 'otra' },
        { 'fastly-client-ip': client, 'x-forwarded-for': `${client}, ${front}` },
      );

    /** Raises the counters of the only attempt so far. By default its visitor has one left, and the server thousands. */
    const exhaust = async (intentos = 59) => {
      const { docs } = await api.db.collection('limites').where('intentos', '==', 1).get();
      await Promise.all(docs.map((doc) => doc.ref.update({ intentos })));
    };

    it('limits the attempts of a visitor, and not those of others behind the same server', async () => {
      expect((await from(0, '203.0.113.1', '198.51.100.7')).status).toBe(401);
      await exhaust();
      expect((await from(1, '203.0.113.1', '198.51.100.7')).status).toBe(401);
      expect((await from(2, '203.0.113.1', '198.51.100.7')).status).toBe(429);
      expect((await from(3, '203.0.113.2', '198.51.100.7')).status).toBe(401);
      expect((await from(4, '203.0.113.1', '198.51.100.8')).status).toBe(401);
    });

    it('stops a caller with a new forged address for each attempt, by the server in front', async () => {
      expect((await from(0, '203.0.113.1', '198.51.100.7')).status).toBe(401);
      // All counters are near a limit, but this number only exceeds the server's own.
      await exhaust(2_999);
      expect((await from(1, '203.0.113.2', '198.51.100.7')).status).toBe(401);
      expect((await from(2, '203.0.113.3', '198.51.100.7')).status).toBe(429);
      expect((await from(3, '203.0.113.4', '198.51.100.8')).status).toBe(401);
    });

    it('does not let one visitor lock an account for others, nor many of them guess without limit', async () => {
      const attempt = async (client: string) =>
        (await from(0, client, '198.51.100.7', 'victima')).status;
      expect(await attempt('203.0.113.1')).toBe(401);
      await exhaust(9);
      expect(await attempt('203.0.113.1')).toBe(401);
      expect(await attempt('203.0.113.1')).toBe(429);
      expect(await attempt('203.0.113.2')).toBe(401);
      const { docs } = await api.db.collection('limites').where('intentos', '==', 11).get();
      await Promise.all(docs.map((doc) => doc.ref.update({ intentos: 99 })));
      expect(await attempt('203.0.113.3')).toBe(401);
      expect(await attempt('203.0.113.4')).toBe(429);
    });

    it('does not count right passwords', async () => {
      for (let n = 0; n < 11; n += 1) expect((await fetchRole(admin)).status).toBe(200);
    });

    it('stores neither names, nor passwords, nor addresses', async () => {
      await fetchRole(
        { username: 'pepita', password: 'mi-secreto' },
        { 'x-forwarded-for': '198.51.100.77' },
      );
      const stored = JSON.stringify(await api.dump());
      for (const text of ['pepita', 'mi-secreto', '198.51.100.77']) {
        expect(stored).not.toContain(text);
      }
      const counters = await api.db.collection('limites').get();
      expect(counters.size).toBeGreaterThan(0);
      for (const doc of counters.docs) expect(doc.get('expira')).toBeDefined();
    });
  });

  it('fetch-rol-by-username returns the role to the owner of that account, and to nobody else, administrators included', async () => {
    const ask = (username: string, as: 'anonimo' | 'administrador' | 'aficionado') =>
      api.call(endpoints.fetchRolByUsername, { as, body: { username } });
    const right = { success: true, rol: '1' };
    expect(await ask(admin.username, 'administrador')).toEqual({ status: 200, body: right });
    expect((await ask(fan.username, 'aficionado')).body).toEqual({ success: true, rol: '' });
    expect((await ask(admin.username, 'anonimo')).status).toBe(401);
    expect((await ask(fan.username, 'administrador')).status).toBe(403);
    const other = await ask(admin.username, 'aficionado');
    expect(other.status).toBe(403);
    expect(other.body).not.toHaveProperty('rol');
  });

  describe('session', () => {
    const send = (method: string, headers: Record<string, string>) =>
      fetch(`${api.url}/b-api/session`, { method, headers });
    const bearer = () => ({ authorization: `Bearer ${api.tokens.aficionado}` });

    it('sets a cookie that scripts cannot read and that is no credential, for a valid token only, and can be cleared', async () => {
      const plain = await send('POST', bearer());
      expect(plain.status).toBe(200);
      expect(await plain.json()).toEqual({ success: true, msg: 'Sesión sincronizada.' });
      const cookie = plain.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(
        /^__session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      );
      expect(cookie).not.toContain(api.tokens.aficionado);
      const encrypted = await send('POST', { ...bearer(), 'x-forwarded-proto': 'https' });
      expect(encrypted.headers.get('set-cookie')).toMatch(/; Secure/);
      for (const headers of [{}, { authorization: 'Bearer no.es.un-token' }]) {
        const refused = await send('POST', headers);
        expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null]);
      }
      const cleared = await send('DELETE', {});
      expect(cleared.status).toBe(200);
      expect(cleared.headers.get('set-cookie')).toMatch(
        /^__session=; Path=\/; Expires=Thu, 01 Jan 1970/,
      );
    });

    it('authorises nothing by its cookie, which is all that a forged request from another site has', async () => {
      const issued = await send('POST', { authorization: `Bearer ${api.tokens.administrador}` });
      const [cookie = ''] = issued.headers.get('set-cookie')?.split(';') ?? [];
      const before = await api.dump();
      for (const value of [cookie, `__session=${api.tokens.administrador}`]) {
        const headers = { cookie: value, origin: 'https://otro.example' };
        const forged = await api.call(endpoints.addCampo, {
          as: 'anonimo',
          body: { nombre: 'Campo' },
          headers,
        });
        expect(forged.status).toBe(401);
        const role = await api.call(endpoints.fetchRolByUsername, {
          as: 'anonimo',
          body: { username: admin.username },
          headers,
        });
        expect(role.status).toBe(401);
      }
      expect(await api.dump()).toEqual(before);
    });
  });
});
