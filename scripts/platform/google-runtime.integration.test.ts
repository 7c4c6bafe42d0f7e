import path from 'node:path';
import { endpoints, type Partido } from '@club/shared';
import { describe, expect, inject, it } from 'vitest';
import { joinAccount } from '../../functions/src/testing/accounts';
import { LEAKS, sendRaw } from '../../functions/src/testing/attacks/raw-request';
import {
  buildActa,
  createClub,
  createPartido,
  readGoals,
} from '../../functions/src/testing/factories';
import { startFaultProxy } from '../../functions/src/testing/fault-proxy';
import { forAllTests } from '../../functions/src/testing/standing';
import { emulatorHosts } from '../../functions/src/testing/start-api';
import { connectTestApi, type RunningApi } from '../../functions/src/testing/test-api';
import { buildJpeg } from '../../shared/src/testing/tiny-pictures';
import {
  hasRealSeasons,
  readTruth,
  realSeasonPath,
  expectSeasonsTruth,
} from '../../testing/real-seasons';
import { copyBuild } from '../../testing/lane-build';
import { sendUntilAnswered, trickle } from '../../testing/unfinished-bodies';
import { separateFolders } from '../build/folders';
import { ROOT } from '../build/index';
import { createApiClient } from '../import/api-client';
import { runImport } from '../import/run-import';
import { readSeasonFile } from '../import/season-file';
import { clearFirestore } from './firestore-emulator';
import { startGoogleRuntime } from './google-site';

const MIB = 1024 * 1024;
/** Maximum peak memory of an instance after all requests, MB. It has 512 MiB. */
const MAX_PEAK_MB = 250;
/** Enough that an instance that reads the bodies exceeds the limit. */
const AT_ONCE = 6;
/** All instances of the API are killed in the write after this step of an import: 23 players come first, then 4 matches. */
const KILL_AFTER = 24;

// Releases a killed instance's locks at once. `npx tsx bench/chaos.ts` tests the minute that Firestore takes.
const proxy = forAllTests(() => startFaultProxy(inject('firestoreHost'), { releasesLocks: true }));
const runtime = forAllTests(async () => {
  const folders = separateFolders(ROOT, `runtime-${String(process.env['VITEST_POOL_ID'])}`);
  await copyBuild(folders);
  return startGoogleRuntime({
    projectId: inject('authProjectId'),
    folders,
    logDir: path.join(path.dirname(folders.web), 'registro'),
    authHost: inject('authHost'),
    firestoreHost: proxy.host,
    apiInstances: 2,
  });
});

const instances = () => [...runtime.functions.api, ...runtime.functions.pagina];
/** URL of a function, which callers who know it can use without Hosting. */
const findFunctionUrl = (functionId: 'api' | 'pagina') => runtime.functions[functionId][0].url;

/** The API through Hosting, with an empty store. No other test file writes to the accounts' project. */
async function startSite(): Promise<RunningApi> {
  await clearFirestore(inject('firestoreHost'), inject('authProjectId'));
  return connectTestApi(runtime.url, emulatorHosts());
}

describe('unexpected bodies, on Google’s runtime', () => {
  /** 31 MiB of JSON, of many small objects, which cost most to parse. */
  const nested = Buffer.from(`[${'{"a":{}},'.repeat(Math.floor((31 * MIB) / 9) - 1)}{"a":{}}]`);

  it(
    `of 31 MiB are refused before they have arrived, ${String(AT_ONCE)} at once, and no instance’s memory grows`,
    { timeout: 600_000 },
    async () => {
      for (const [name, origin, target] of [
        ['Hosting', runtime.url, '/b-api/add-campo'],
        ['api', findFunctionUrl('api'), '/b-api/add-campo'],
        ['pagina', findFunctionUrl('pagina'), '/partidos'],
      ] as const) {
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, () => sendUntilAnswered(origin + target, nested)),
        );
        for (const { status, headers, sentBytes, text } of answers) {
          expect([404, 405, 413], `${name}: ${text}`).toContain(status);
          expect(headers['content-type'], name).not.toContain('html');
          // Hosting may read a body to its end before it passes the refusal on.
          if (name === 'Hosting') continue;
          expect(sentBytes, name).toBeLessThan(nested.length);
          expect(headers.connection, name).toBe('close');
        }
      }
      for (const instance of instances()) {
        const peakMb = await instance.peakMb();
        expect(peakMb, instance.functionId).toBeLessThan(MAX_PEAK_MB);
      }
    },
  );

  it('without a length are refused when they become too large', async () => {
    const api = await startSite();
    const chunked = new ReadableStream({
      pull(controller) {
        controller.enqueue(nested.subarray(0, 256 * 1024));
      },
    });
    const authorization = `Bearer ${api.tokens.administrador}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: chunked, duplex: 'half' } as RequestInit;
    expect((await fetch(`${findFunctionUrl('api')}/b-api/add-campo`, request)).status).toBe(413);
    await api.stop();
  });

  it('are refused by pages, which are read-only, and by calls of another method', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const page = await fetch(`${findFunctionUrl('pagina')}/partidos`, { method });
      expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(page.headers.get('cache-control')).toBe('private, no-store');
    }
    const refused = await fetch(`${findFunctionUrl('api')}/b-api/add-campo`);
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await refused.json()).toEqual({
      success: false,
      msg: 'En esta dirección no se puede hacer eso: el método no está permitido.',
    });
    const head = await fetch(`${runtime.url}/partidos`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const preflight = await fetch(`${runtime.url}/b-api/fetch-equipos`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    });
    expect([preflight.status, preflight.headers.get('allow')]).toEqual([204, 'GET, HEAD']);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('that are malformed, and malformed URLs, get no error page of the framework', async () => {
    for (const origin of [runtime.url, findFunctionUrl('api'), findFunctionUrl('pagina')]) {
      for (const address of ['/', '/partidos', '/b-api/add-campo', '/b-api/xyz', '/xyz']) {
        const answer = await sendRaw(origin, {
          method: 'POST',
          path: address,
          headers: {
            'content-type': 'application/json; charset=no-existe',
            'content-encoding': 'no-existe',
          },
          body: '{"nombre":',
        });
        expect([401, 404, 405], `${origin}${address}`).toContain(answer.status);
        expect(answer.headers['content-type']).not.toContain('html');
        expect(answer.text).not.toMatch(LEAKS);
      }
      for (const address of [
        ...['/%E0%A4%A', '/b-api/%', '/b-api/fetch-equipos/%ff', '/partidos/%'],
        ...['/b-api/..%2f..%2f', '/b-api/%2e%2e/%2e%2e/x', '/b-api//..%5c..%5c'],
      ]) {
        const answer = await sendRaw(origin, { path: address });
        expect(answer.status, `${origin}${address}`).toBe(404);
        expect(answer.text, `${origin}${address}`).toMatch(
          /"success":false|ERROR 404 - Esta pagina no existe/,
        );
        expect(answer.text).not.toMatch(LEAKS);
      }
    }
  });
});

// One example of each kind. functions/src/testing/contract and attacks test all refusals of all calls in one process.
it('refuses invalid calls with their status, whatever their method and body, and changes nothing', async () => {
  const api = await startSite();
  const club = await createClub(api, 1);
  const before = await api.dump();
  const photo = `imagenes/jugador-perfil/${club.jugadores[0] ?? ''}`;
  const json = { 'content-type': 'application/json' };
  const gzip = { ...json, 'content-encoding': 'gzip' };
  const jpeg = { 'content-type': 'image/jpeg' };
  const anonymous = { ...json, authorization: '' };
  const supporter = { ...json, authorization: `Bearer ${api.tokens.aficionado}` };
  for (const [status, method, target, headers, body] of [
    [400, 'POST', 'add-campo', json, '{"nombre":'],
    [400, 'POST', 'add-campo', json, '{"nombre":"a\\ud800"}'],
    [400, 'PUT', `update-campo/${club.campoId}`, json, '[]'],
    [400, 'PUT', `update-campo/${club.campoId}`, json, 'null'],
    [400, 'PUT', photo, json, Buffer.from(buildJpeg())],
    [400, 'POST', 'add-campo', gzip, '{"nombre":"A"}'],
    [413, 'POST', 'add-campo', json, JSON.stringify({ nombre: 'x'.repeat(1_100_000) })],
    [413, 'PUT', photo, jpeg, Buffer.alloc(700_000)],
    [404, 'DELETE', 'del-campo/..%2f..%2fetc', {}, undefined],
    [404, 'GET', 'fetch-jugador/%00', {}, undefined],
    [401, 'POST', 'add-campo', anonymous, '{"nombre":'],
    [403, 'POST', 'add-campo', supporter, '{"nombre":'],
  ] as const) {
    const answer = await sendRaw(findFunctionUrl('api'), {
      method,
      path: `/b-api/${target}`,
      headers: { authorization: `Bearer ${api.tokens.administrador}`, ...headers },
      ...(body !== undefined && { body }),
    });
    expect(answer.status, `${target} ${answer.text}`).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ success: false });
    expect(answer.text).not.toMatch(LEAKS);
  }
  expect(await api.dump()).toEqual(before);
  await api.stop();
});

it(
  'slow bodies on Google’s runtime are closed after ten seconds, a hundred of them, and a concurrent ordinary save succeeds',
  { timeout: 120_000 },
  async () => {
    const api = await startSite();
    const authorization = `Bearer ${api.tokens.administrador}`;
    const kinds = [
      { origin: findFunctionUrl('api'), path: '/b-api/fetch-rol', headers: {}, status: 408 },
      {
        origin: findFunctionUrl('api'),
        path: '/b-api/add-campo',
        headers: { authorization },
        status: 408,
      },
      // These bodies are not needed: the response comes at once, and the rest of the body has ten seconds.
      { origin: findFunctionUrl('api'), path: '/xyz', headers: {}, status: 404 },
      { origin: findFunctionUrl('pagina'), path: '/partidos', headers: {}, status: 405 },
    ];
    const save = async (nombre: string) => {
      const startedAt = performance.now();
      await api.succeed(endpoints.addCampo, { body: { nombre } });
      return performance.now() - startedAt;
    };
    // The first save of an instance is a warm-up.
    await save('El primero');
    const slow = Array.from({ length: 25 }, () =>
      kinds.map(async ({ origin, path: target, headers, status }) => ({
        target,
        status,
        closed: await trickle(origin, target, headers),
      })),
    ).flat();
    // No save waits until the slow bodies are closed.
    for (let index = 0; index < 5; index += 1) {
      expect(await save(`Campo ${String(index)}`)).toBeLessThan(9_000);
    }
    for (const { target, status, closed } of await Promise.all(slow)) {
      expect(closed.text, target).toContain(`HTTP/1.1 ${String(status)}`);
      if (status === 408) expect(closed.text).toMatch(/"success":false.*tardan demasiado/);
      expect(closed.ms, target).toBeGreaterThan(9_000);
      expect(closed.ms, target).toBeLessThan(20_000);
    }
    await api.stop();
  },
);

/** All entry points: Hosting's routing, and each instance directly. */
const waysIn = () => [runtime.url, ...runtime.functions.api.map(({ url }) => url)];

async function writeAt(origin: string, token: string): Promise<number> {
  const response = await fetch(`${origin}/b-api/add-campo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ nombre: crypto.randomUUID() }),
  });
  return response.status;
}

// functions/src/accounts/sessions.integration.test.ts ends sessions in every way, with two instances in one process.
it('the end of a session applies to every instance on Google’s runtime at once, and a concurrent write is done before it or not at all', async () => {
  const api = await startSite();
  const { uid, token } = await joinAccount(api, `ana-${crypto.randomUUID().slice(0, 8)}`, '1');
  // Every instance has accepted the token before.
  for (const origin of waysIn()) expect(await writeAt(origin, token)).toBe(201);
  let isOver = false;
  const late: number[] = [];
  const writing = Promise.all(
    waysIn().map(async (origin) => {
      for (let count = 0; count < 12; count += 1) {
        const wasOver = isOver;
        const status = await writeAt(origin, token);
        if (wasOver) late.push(status);
      }
    }),
  );
  await api.succeed(endpoints.updateCuenta, { id: uid, body: { desactivada: true } });
  isOver = true;
  await writing;
  // Writers who finished before the end try once more.
  for (const origin of waysIn()) late.push(await writeAt(origin, token));
  expect(late.filter((status) => status !== 401)).toEqual([]);
  await api.stop();
});

it('two instances on Google’s runtime that save in one season concurrently lose nothing', async () => {
  const api = await startSite();
  const club = await createClub(api);
  const partidos: Partido[] = [];
  for (let count = 0; count < 5; count += 1) partidos.push(await createPartido(api, club));
  // Retries refusals with 503: each instance may use up the attempts of a transaction.
  const client = createApiClient({
    url: runtime.url,
    getToken: () => Promise.resolve(api.tokens.administrador),
  });
  const body = buildActa(club, { scorers: [8] });
  await Promise.all(
    partidos.map(({ _id: id }) => client.call(endpoints.updatePartido, { id, body })),
  );
  expect(await readGoals(api, club, 8)).toBe(partidos.length);
  const { correcta } = await api.succeed(endpoints.auditar, { id: club.temporadaId });
  expect(correcta).toBe(true);
  await api.stop();
});

it.runIf(hasRealSeasons())(
  'an import whose instances on Google’s runtime are killed leaves nothing half-applied, and ends with the right data',
  { timeout: 600_000 },
  async () => {
    const site = await startSite();
    const file = await readSeasonFile(realSeasonPath('spain-2016-2018'));
    const client = createApiClient({
      url: runtime.url,
      getToken: () => Promise.resolve(site.tokens.administrador),
    });
    const killed = new Set<number>();
    // Kills while a transaction is open and its commit is being sent.
    const killInFlight = async () => {
      const commits = proxy.commits();
      proxy.faults.delayMs = 50;
      await expect.poll(() => proxy.commits(), { interval: 1 }).toBeGreaterThan(commits);
      for (const instance of runtime.functions.api) {
        const { pid } = instance.child();
        process.kill(pid, 'SIGKILL');
        killed.add(pid);
      }
      proxy.faults.delayMs = 0;
    };
    let kill: Promise<void> | undefined;
    await runImport({
      api: client,
      file: { ...file, seasons: file.seasons.slice(0, 1) },
      onProgress: (done) => {
        if (done === KILL_AFTER) kill = killInFlight();
      },
    });
    await kill;
    expect(killed.size).toBe(runtime.functions.api.length);
    await expectSeasonsTruth(client, (await readTruth('spain-2016-2018')).slice(0, 1));
    expect(await client.call(endpoints.fetchPartidos)).toHaveLength(4);
    await site.stop();
  },
);
