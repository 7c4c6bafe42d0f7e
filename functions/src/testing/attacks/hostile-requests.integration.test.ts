import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../contract/world';
import { expectUnchanged } from '../expect-stored';
import { forAllTests } from '../standing';
import { startPages } from '../start-pages';
import { LEAKS, type RawRequest, sendRaw } from './raw-request';

/** Paths that leave the site's folder, or get around checks of names. */
const PATHS = [
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/etc/passwd',
  '../../package.json',
  '..%5c..%5cwindows',
  '..;/',
  '.env',
  '.git/config',
  '%00',
  'x%00.json',
  '%ff',
  '%',
  '%c0%ae%c0%ae/',
  '%EF%BC%8E%EF%BC%8E%EF%BC%8F',
  '%E2%80%AE',
  '__proto__',
  'constructor/prototype',
  'a'.repeat(2_000),
  '/evil.example/',
  '%0d%0aset-cookie:%20x=1',
];

describe('requests that no browser makes', () => {
  const page = forAllTests(startPages);
  const world = forAllTests(() => createWorld(page.api));
  expectUnchanged(() => page.api);

  const admin = (): Record<string, string> => ({
    authorization: `Bearer ${page.api.tokens.administrador}`,
    'content-type': 'application/json',
  });
  const sendApi = (request: RawRequest) => sendRaw(page.api.url, request);
  /** Creates a ground as administrator. */
  const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
    sendApi({
      method: 'POST',
      path: '/b-api/add-campo',
      headers: { ...admin(), ...headers },
      body,
    });

  it.each(PATHS)('find no call of the API and no page at %s', async (path) => {
    for (const [origin, ...starts] of [
      [page.api.url, '/b-api/', '/b-api/fetch-jugador/', '/b-api/imagenes/jugador-perfil/'],
      [page.url, '/', '/noticias/', '/partidos/'],
    ] as const) {
      for (const start of starts) {
        const { status, text, headers } = await sendRaw(origin, { path: start + path });
        expect([400, 404], `${start}${path}: ${text}`).toContain(status);
        expect(text).not.toMatch(LEAKS);
        expect(headers['set-cookie']).toBeUndefined();
        if (start.startsWith('/b-api')) expect(JSON.parse(text)).toMatchObject({ success: false });
        else expect(headers['cache-control']).toBe('private, no-store');
      }
    }
    const write = { method: 'DELETE', path: `/b-api/del-jugador/${path}`, headers: admin() };
    expect([400, 404]).toContain((await sendApi(write)).status);
    // In the query it is the id of an unknown season.
    const query = await sendRaw(page.url, {
      path: `/partidos?temporada=${path.startsWith('/') ? 'x' : path}`,
    });
    expect([200, 404]).toContain(query.status);
    expect(query.text).not.toMatch(LEAKS);
  });

  it('with keys of a prototype are refused, and change no prototype', async () => {
    for (const key of [
      '"__proto__": {"contaminado": true}',
      '"constructor": {"prototype": {"contaminado": true}}',
      '"prototype": {"contaminado": true}',
    ]) {
      const answer = await post(`{"nombre": "A", ${key}}`);
      expect(answer.status, `${key}: ${answer.text}`).toBe(400);
      expect(answer.text).not.toMatch(LEAKS);
    }
    expect('contaminado' in {}).toBe(false);
  });

  it('with a small body that decompresses to a large one are refused as too large', async () => {
    const bomb = gzipSync(JSON.stringify({ nombre: 'x'.repeat(64 * 1024 * 1024) }));
    expect(bomb.length).toBeLessThan(100_000);
    expect((await post(bomb, { 'content-encoding': 'gzip' })).status).toBe(413);
  });

  it.each(['gzip', 'deflate', 'br'])(
    'with a body that claims to be %s and is not are refused',
    async (encoding) => {
      const answer = await post('{"nombre":"El Soto"}', { 'content-encoding': encoding });
      expect(answer.status, answer.text).toBe(400);
      expect(answer.text).not.toMatch(LEAKS);
    },
  );

  it('with a body nested a hundred thousand times are refused', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `{"nombre": ${open.repeat(100_000)}1${close.repeat(100_000)}}`;
      const answer = await post(deep);
      expect(answer.status, answer.text.slice(0, 200)).toBe(400);
      expect(answer.text).not.toMatch(LEAKS);
    }
  });

  it('with another method, or with the right one in a header, are refused', async () => {
    const path = `/b-api/del-campo/${world.campoId}`;
    for (const method of ['TRACE', 'PATCH', 'PROPFIND', 'PUT', 'POST', 'GET']) {
      const { status, text } = await sendApi({
        method,
        path,
        headers: { ...admin(), 'x-http-method-override': 'DELETE' },
      });
      expect([404, 405], method).toContain(status);
      expect(text).not.toMatch(LEAKS);
      expect(text).not.toContain(page.api.tokens.administrador);
    }
  });

  it('from another site can neither read responses nor send credentials', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await sendApi({
        method,
        path: '/b-api/fetch-equipos',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('with hostile headers are refused without internals, like without them', async () => {
    for (const [name, value] of [
      ['idempotency-key', '../../privado/sal'],
      ['idempotency-key', '__proto__'],
      ['x-forwarded-for', 'x'.repeat(4_000)],
      ['x-forwarded-host', 'evil.example/<script>'],
      ['accept-language', '../../../etc/passwd'],
    ] as const) {
      const { status, text } = await post('{"nombre": 7}', { [name]: value });
      expect(status, name).toBe(400);
      expect(text).not.toMatch(LEAKS);
    }
    const long = { authorization: `Bearer ${'x'.repeat(12_000)}` };
    const { status } = await sendApi({ path: '/b-api/historial', headers: long });
    expect([401, 404, 431]).toContain(status);
  });
});
