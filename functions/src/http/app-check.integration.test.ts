import { type Endpoint, endpoints } from '@club/shared';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/start-api';
import { forAllTests } from '../testing/standing';
import { createAppCheckVerifier } from './app-check-verifier';

const REFUSED = {
  success: false,
  msg: 'No se ha podido comprobar que la petición viene de la web del club. Recarga la página.',
};
const WEB = { 'x-firebase-appcheck': 'de-la-web' };
const all = Object.entries<Endpoint>(endpoints);

// The emulators have no App Check, so a fake verifier replaces Google's.
describe('where App Check is on', () => {
  const api = forAllTests(() =>
    startApi({ verifyAppCheck: (token) => Promise.resolve(token === 'de-la-web') }),
  );

  it.each(all.filter(([, { method }]) => method !== 'GET'))(
    '%s is refused without a token or with a wrong one, for any caller',
    async (_name, endpoint) => {
      for (const headers of [{}, { 'x-firebase-appcheck': 'de-otro-sitio' }]) {
        for (const as of ['administrador', 'anonimo'] as const) {
          const answer = await api.call(endpoint, { id: 'x', as, headers });
          expect(answer).toEqual({ status: 401, body: REFUSED });
        }
      }
      expect(api.traffic).toEqual({ reads: 0, writes: 0, roundTrips: 0 });
    },
  );

  it.each([
    ['GET', 'reset-estadisticas-jugadores'],
    ['GET', 'reset-estadisticas-jugadores/'],
    ['GET', 'RESET-estadisticas-jugadores'],
    ['HEAD', 'reset-estadisticas-jugadores'],
  ])('%s %s, which writes, is refused like any other write', async (method, path) => {
    const headers = { authorization: `Bearer ${api.tokens.administrador}` };
    const url = `${api.url}/b-api/${path}`;
    const refused = await fetch(url, { method, headers });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('AppCheck');
    if (method === 'GET') expect(await refused.json()).toEqual(REFUSED);
    expect((await fetch(url, { method, headers: { ...headers, ...WEB } })).status).toBe(200);
  });

  it('writes with a token from the web are accepted, and reads need none', async () => {
    const body = { nombre: 'Rival CF', color_hex: '#b91c1c' };
    await api.succeed(endpoints.addEquipo, { body, headers: WEB });
    const equipos = await api.succeed(endpoints.fetchEquipos, { as: 'anonimo' });
    expect(equipos).toMatchObject([{ nombre: 'Rival CF' }]);
    expect((await api.call(endpoints.fetchHistorial)).status).toBe(200);
    // The web tells an ended session from a missing token by this header.
    const anonymous = await fetch(`${api.url}/b-api/add-equipo`, { method: 'POST', headers: WEB });
    expect(anonymous.status).toBe(401);
    expect(anonymous.headers.get('www-authenticate')).toBeNull();
  });
});

describe('an App Check token', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const unsigned = (claims: object) =>
    `${encode({ alg: 'none' })}.${encode({ sub: '1:2:web:3', ...claims })}.`;
  const exp = Math.floor(Date.now() / 1000) + 600;
  const right = unsigned({ aud: ['projects/club-de-verdad'], exp });

  it('is accepted unsigned with the emulators only, for this project and until it expires', async () => {
    const env = { GCLOUD_PROJECT: 'club-de-verdad', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    const app = initializeApp({ projectId: 'club-de-verdad' }, 'app-check-local');
    const verify = createAppCheckVerifier(env, undefined, { app });
    expect(await verify(right)).toBe(true);
    expect(await verify(unsigned({ aud: ['projects/otro'], exp }))).toBe(false);
    expect(await verify(unsigned({ aud: ['projects/club-de-verdad'], exp: exp - 1200 }))).toBe(
      false,
    );
    for (const nonsense of ['', 'x', 'a.b.c', '..']) expect(await verify(nonsense)).toBe(false);
    await deleteApp(app);
  });

  it('is refused in production unless Google has signed it', async () => {
    const app = initializeApp({ projectId: 'club-de-verdad' }, 'app-check-production');
    const verify = createAppCheckVerifier({ GCLOUD_PROJECT: 'club-de-verdad' }, undefined, { app });
    for (const token of [right, '', 'x', 'a.b.c', `${encode({ alg: 'RS256' })}.${encode({})}.x`]) {
      expect(await verify(token), token).toBe(false);
    }
    await deleteApp(app);
  });
});
