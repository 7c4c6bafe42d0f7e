import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../contract/world';
import { expectUnchanged } from '../expect-unchanged';
import { forAllTests } from '../standing';
import { startPages } from '../start-pages';
import { LEAKS, type RawRequest, sendRaw } from './raw-request';

/** Path traversal, and paths that bypass checks of names. */
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

  it.each(PATHS)('find no call of the API at %s', async (path) => {
    for (const start of ['/b-api/', '/b-api/fetch-jugador/', '/b-api/imagenes/jugador-perfil/']) {
      const { status, text, headers } = await sendApi({ path: start + path });
      expect([400, 404], `${start}${path}: ${text}`).toContain(status);
      expect(text).not.toMatch(LEAKS);
      expect(JSON.parse(text)).toMatchObject({ success: false });
      expect(headers['set-cookie']).toBeUndefined();
    }
    const write = { method: 'DELETE', path: `/b-api/del-jugador/${path}`, headers: admin() };
    expect([400, 404]).toContain((await sendApi(write)).status);
  });

  it.each(PATHS)('find no page at %s', async (path) => {
    for (const start of ['/', '/noticias/', '/partidos/']) {
      const { status, text, headers } = await sendRaw(page.url, { path: start + path });
      expect([400, 404], `${start}${path}`).toContain(status);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(text).not.toMatch(LEAKS);
      expect(headers['set-cookie']).toBeUndefined();
    }
    // As a parameter it is an unknown season on an existing page.
    const query = await sendRaw(page.url, {
      path: `/partidos?temporada=${path.startsWith('/') ? 'x' : path}`,
    });
    expect([200, 404]).toContain(query.status);
    expect(query.text).not.toMatch(LEAKS);
  });

  it('with prototype keys have unknown fields', async () => {
    for (const key of [
      '"__proto__": {"contaminado": true}',
      '"constructor": {"prototype": {"contaminado": true}}',
      '"prototype": {"contaminado": true}',
    ]) {
      const answer = await sendApi({
        method: 'POST',
        path: '/b-api/add-campo',
        headers: admin(),
        body: `{"nombre": "A", ${key}}`,
      });
      expect(answer.status, `${key}: ${answer.text}`).toBe(400);
      expect(answer.text).not.toMatch(LEAKS);
    }
    expect('contaminado' in {}).toBe(false);
  });

  it('with a small body that decompresses to a large one are refused as too large', async () => {
    const bomb = gzipSync(JSON.stringify({ nombre: 'x'.repeat(64 * 1024 * 1024) }));
    expect(bomb.length).toBeLessThan(100_000);
    const answer = await sendApi({
      method: 'POST',
      path: '/b-api/add-campo',
      headers: { ...admin(), 'content-encoding': 'gzip' },
      body: bomb,
    });
    expect(answer.status).toBe(413);
  });

  it.each(['gzip', 'deflate', 'br'])(
    'with a body that claims to be %s and is not are refused',
    async (encoding) => {
      const answer = await sendApi({
        method: 'POST',
        path: '/b-api/add-campo',
        headers: { ...admin(), 'content-encoding': encoding },
        body: '{"nombre":"El Soto"}',
      });
      expect(answer.status, answer.text).toBe(400);
      expect(answer.text).not.toMatch(LEAKS);
    },
  );

  it('with a body nested a hundred thousand times are refused', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '1}'],
    ] as const) {
      const deep = `{"nombre": ${open.repeat(100_000)}${close === '1}' ? '1' + '}'.repeat(100_000) : close.repeat(100_000)}}`;
      const answer = await sendApi({
        method: 'POST',
        path: '/b-api/add-campo',
        headers: admin(),
        body: deep,
      });
      expect(answer.status, answer.text.slice(0, 200)).toBe(400);
      expect(answer.text).not.toMatch(LEAKS);
    }
  });

  it('with other methods, or a method in a header, do nothing', async () => {
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

  it('with forged headers do not get them accepted', async () => {
    for (const [name, value] of [
      ['idempotency-key', '../../privado/sal'],
      ['idempotency-key', '__proto__'],
      ['x-forwarded-for', 'x'.repeat(4_000)],
      ['x-forwarded-host', 'evil.example/<script>'],
      ['accept-language', '../../../etc/passwd'],
    ] as const) {
      const { status, text } = await sendApi({
        method: 'POST',
        path: '/b-api/add-campo',
        headers: { ...admin(), [name]: value },
        body: '{"nombre": 7}',
      });
      expect(status, name).toBe(400);
      expect(text).not.toMatch(LEAKS);
    }
    const long = { authorization: `Bearer ${'x'.repeat(12_000)}` };
    const { status } = await sendApi({ path: '/b-api/historial', headers: long });
    expect([401, 404, 431]).toContain(status);
  });
});
