import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { endpoints, ADMIN_ROLE } from '@club/shared';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../api/app';
import { newId } from '../services';
import { serve, type Served } from '../testing/serve';
import { forAllTests } from '../testing/standing';
import { startApi } from '../testing/start-api';

const PROJECT = 'club-de-verdad';
const KEY_ID = 'clave-de-google';
const UID = 'uid-del-administrador';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const nowS = () => Math.floor(Date.now() / 1000);

/** Claims of a valid token. */
const rightClaims = () => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  auth_time: nowS() - 60,
  sub: UID,
  user_id: UID,
  iat: nowS() - 60,
  exp: nowS() + 3_000,
  rol: ADMIN_ROLE,
});

/**
 * The Admin SDK with production settings, without an emulator's leniency. Its requests to Google, for keys and
 * accounts, go to a fake server.
 */
describe('with production settings, tokens', () => {
  const googleKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = googleKeys.publicKey.export({ type: 'spki', format: 'pem' });

  const api = forAllTests(startApi);
  const fakeGoogle = forAllTests(() =>
    serve((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify(
          request.url?.includes('/x509/') === true ? { [KEY_ID]: publicPem } : { users: [account] },
        ),
      );
    }),
  );
  let app: App;
  let server: Served;
  let account: Record<string, unknown>;

  beforeAll(async () => {
    delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
    const agent = Object.assign(new Agent(), { protocol: 'https:', defaultPort: 443 });
    Object.assign(agent, {
      createConnection: () => connect(Number(new URL(fakeGoogle.url).port), '127.0.0.1'),
    });
    app = initializeApp(
      {
        projectId: PROJECT,
        httpAgent: agent,
        credential: {
          getAccessToken: () => Promise.resolve({ access_token: 'acceso', expires_in: 3_600 }),
        },
      },
      'produccion',
    );
    server = await serve(
      createApp({
        services: { db: api.db, auth: getAuth(app), now: () => api.clock.now, newId },
        logError: () => undefined,
      }),
    );
  });
  afterAll(async () => {
    await server.stop();
    await deleteApp(app);
  });

  const send = async (token: string, changes: Record<string, unknown> = {}) => {
    account = { localId: UID, validSince: String(nowS() - 3_600), ...changes };
    const response = await fetch(`${server.url}/b-api/${endpoints.addCampo.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ nombre: 'Campo' }),
    });
    return { status: response.status, text: await response.text() };
  };
  const signed = (
    claims: object,
    { key = googleKeys.privateKey, header = {} }: { key?: KeyObject; header?: object } = {},
  ) => {
    const content = `${encode({ alg: 'RS256', kid: KEY_ID, typ: 'JWT', ...header })}.${encode(claims)}`;
    return `${content}.${createSign('RSA-SHA256').update(content).sign(key).toString('base64url')}`;
  };
  const expectRefused = async (token: string, changes: Record<string, unknown> = {}) => {
    const before = await api.dump();
    const answer = await send(token, changes);
    expect(answer.status, answer.text).toBe(401);
    expect(JSON.parse(answer.text)).toMatchObject({ success: false });
    expect(answer.text).not.toMatch(/firebase|jwt|kid|RS256|stack|verifyIdToken/i);
    expect(await api.dump()).toEqual(before);
  };

  it('are accepted if Google has signed them for this project', async () => {
    expect((await send(signed(rightClaims()))).status).toBe(201);
  });

  it('are refused without Google’s signature, expired, of another project, or changed after signing', async () => {
    const claims = rightClaims();
    const hmac = `${encode({ alg: 'HS256', kid: KEY_ID, typ: 'JWT' })}.${encode(claims)}`;
    const [header = '', , signature = ''] = signed({ ...claims, rol: '0' }).split('.');
    for (const token of [
      // Without a signature, like the emulator's.
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
      `${encode({ alg: 'none', kid: KEY_ID, typ: 'JWT' })}.${encode(claims)}.`,
      `${encode({ alg: 'RS256', kid: KEY_ID })}.${encode(claims)}.`,
      api.tokens.administrador,
      // With a signature by somebody else, or with Google's public key as HMAC secret.
      signed(claims, { key: otherKeys.privateKey }),
      signed(claims, { header: { kid: 'otra-clave' } }),
      `${hmac}.${createHmac('sha256', publicPem).update(hmac).digest('base64url')}`,
      `${header}.${encode(claims)}.${signature}`,
      signed({ ...claims, exp: 1_700_000_000, iat: 1_699_996_400 }),
      signed({ ...claims, aud: 'otro', iss: 'https://securetoken.google.com/otro' }),
      signed({ ...claims, iss: 'https://cuentas.example' }),
      signed({ ...claims, sub: '' }),
    ]) {
      await expectRefused(token);
    }
  });

  it('are refused if the account’s sessions were revoked, or it is disabled', async () => {
    const token = signed(rightClaims());
    await expectRefused(token, { validSince: String(nowS() + 60) });
    await expectRefused(token, { disabled: true });
  });
});
