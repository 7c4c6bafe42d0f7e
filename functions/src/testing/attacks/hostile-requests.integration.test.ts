import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Endpoint, endpoints } from '@club/shared';
import fc from 'fast-check';
import { createWorld } from '../contract/world';
import { expectUnchanged } from '../expect-stored';
import { forAllTests } from '../standing';
import { startPages } from '../start-pages';
import { LEAKS, type RawRequest, sendRaw } from './raw-request';
import { unreadableParts } from '../../../../shared/src/testing/refusals';
import { startApi } from '../start-api';
import type { TestApi } from '../test-api';
import { type RandomRequest, randomRequests } from './random-requests';

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

  it('with a body that is small but decompresses to a large one, or cannot be decompressed, are refused', async () => {
    const bomb = gzipSync(JSON.stringify({ nombre: 'x'.repeat(64 * 1024 * 1024) }));
    expect(bomb.length).toBeLessThan(100_000);
    expect((await post(bomb, { 'content-encoding': 'gzip' })).status).toBe(413);
    for (const encoding of ['gzip', 'deflate', 'br']) {
      const answer = await post('{"nombre":"El Soto"}', { 'content-encoding': encoding });
      expect(answer.status, answer.text).toBe(400);
      expect(answer.text).not.toMatch(LEAKS);
    }
  });

  it.each([
    ['[', ']'],
    ['{"a":', '}'],
  ])('with a body nested a hundred thousand times are refused: %s', async (open, close) => {
    const deep = `{"nombre": ${open.repeat(100_000)}1${close.repeat(100_000)}}`;
    const answer = await post(deep);
    expect(answer.status, answer.text.slice(0, 200)).toBe(400);
    expect(answer.text).not.toMatch(LEAKS);
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

  it('with a very long token are refused', async () => {
    const long = { authorization: `Bearer ${'x'.repeat(12_000)}` };
    const { status } = await sendApi({ path: '/b-api/historial', headers: long });
    expect([401, 404, 431]).toContain(status);
  });
});

/** Requests per club. After many more, little data would be left. */
const PER_CLUB = 1_000;
/** Total requests. A nightly run uses many: `CLUB_FUZZ_REQUESTS=100000`. */
const REQUESTS = Number(process.env['CLUB_FUZZ_REQUESTS'] ?? 400);
/** The default run is deterministic. A long one is random, and names the seed of a club that fails. */
const FIRST_SEED =
  process.env['CLUB_FUZZ_REQUESTS'] === undefined
    ? 20_261_124
    : Number(process.env['CLUB_SEED'] ?? Date.now() % 2 ** 31);
const AT_ONCE = 4;

/** What is wrong with a response, whatever the request. */
function findFaults(endpoint: Endpoint, status: number, text: string): string[] {
  if (status >= 500) return [`status ${String(status)}`];
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return endpoint.responseTypes && status < 300 ? [] : ['no JSON'];
  }
  if (status < 400) return [];
  if (LEAKS.test(text)) return ['internals'];
  const { success, msg } = answer as { success?: unknown; msg?: unknown };
  if (success !== false || typeof msg !== 'string') return ['no refusal'];
  return [...unreadableParts(msg), ...(msg.length > 1_500 ? ['a long message'] : [])];
}

/** Number of responses by status. */
const statuses = new Map<number, number>();

async function send(api: TestApi, request: RandomRequest): Promise<string[]> {
  const { as, method, path, headers, body } = request;
  const { status, text } = await sendRaw(api.url, {
    method,
    path,
    headers: {
      ...headers,
      ...(as !== 'anonimo' && { authorization: `Bearer ${api.tokens[as]}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return findFaults(endpoints[request.name], status, text).map(
    (fault) => `${fault}: ${JSON.stringify(request).slice(0, 1_000)} → ${text.slice(0, 500)}`,
  );
}

/** Sends requests, four at once. Returns what is wrong with the responses and with the club's data. */
async function attack(seed: number, numRuns: number): Promise<string[]> {
  const api = await startApi();
  const world = await createWorld(api);
  const requests = fc.sample(randomRequests(world), { seed, numRuns });
  const faults: string[] = [];
  const worker = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      faults.push(...(await send(api, next)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const { _id: id, nombre } of await api.succeed(endpoints.fetchTemporadas)) {
    const { correcta, diferencias } = await api.succeed(endpoints.auditar, { id });
    if (!correcta) faults.push(`audit of ${nombre}: ${JSON.stringify(diferencias)}`);
  }
  await api.stop();
  return faults;
}

it(
  'every response is JSON without a server error, every refusal is in sentences, and the club stays consistent',
  async () => {
    for (let sent = 0; sent < REQUESTS; sent += PER_CLUB) {
      const seed = FIRST_SEED + sent / PER_CLUB;
      const faults = await attack(seed, Math.min(PER_CLUB, REQUESTS - sent));
      expect(faults.slice(0, 10), `seed ${String(seed)}`).toEqual([]);
    }
    console.log(`answers by status: ${JSON.stringify(Object.fromEntries(statuses))}`);
    expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 20);
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 50);
  },
  60_000 + REQUESTS * 200,
);
