import path from 'node:path';
import { endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { describeHostileRequests } from '../../functions/src/testing/attacks/hostile-requests';
import { FOREIGN } from '../../functions/src/testing/without-permission';
import { forAllTests } from '../../functions/src/testing/standing';
import { emulatorHosts } from '../../functions/src/testing/start-api';
import { LEAKS, sendRaw } from '../../functions/src/testing/attacks/raw-request';
import { describeRefusals } from '../../functions/src/testing/contract/refusals';
import {
  buildActa,
  createClub,
  createPartido,
  goalsOfJugador,
} from '../../functions/src/testing/factories';
import { startFaultProxy } from '../../functions/src/testing/fault-proxy';
import { patiently } from '../../functions/src/testing/patiently';
import { connectTestApi, type RunningApi } from '../../functions/src/testing/test-api';
import { type FunctionInstance, startFunctionInstance } from './function-instance';
import { startOwnStore, startRuntimeOnEmulators } from '../../testing/runtime-on-emulators';
import { sendUntilAnswered } from '../../testing/send-until-answered';
import { trickle } from '../../testing/trickle';

const MIB = 1024 * 1024;
/** Maximum peak memory of an instance after all requests, MB. It has 512 MiB. */
const MAX_PEAK_MB = 250;
const AT_ONCE = 20;

// Releases a killed instance's locks at once. Firestore's minute is tested by `npx tsx bench/chaos.ts`.
const store = forAllTests(startOwnStore);
const proxy = forAllTests(() => startFaultProxy(store.host, { releasesLocks: true }));
const runtime = forAllTests(() =>
  startRuntimeOnEmulators({ firestoreHost: proxy.host, instances: { api: 2 } }),
);

const instances = (): readonly FunctionInstance[] => [
  ...runtime.functions.api,
  ...runtime.functions.pagina,
];

/** All entry points: Hosting's routing, and each function directly. */
const waysIn = () => [
  ['Hosting', runtime.url] as const,
  ...instances().map(({ functionId, url }) => [functionId, url] as const),
];

/** The API through Hosting, with an empty store. */
async function startSite(): Promise<RunningApi> {
  await store.clear();
  return connectTestApi(runtime.url, emulatorHosts(store.host));
}

describe('unexpected bodies, on Google’s runtime', () => {
  const nested = Buffer.from(`[${'{"a":{}},'.repeat(Math.floor((31 * MIB) / 9) - 1)}{"a":{}}]`);

  it(
    `31 MiB of JSON are refused before they have come, ${String(AT_ONCE)} at once, and nobody’s memory grows`,
    { timeout: 600_000 },
    async () => {
      for (const [name, origin] of waysIn()) {
        for (const target of ['/partidos', '/b-api/add-campo']) {
          const answers = await Promise.all(
            Array.from({ length: AT_ONCE }, () => sendUntilAnswered(origin + target, nested)),
          );
          for (const { status, headers, sentBytes, text } of answers) {
            expect([404, 405, 413], `${name} ${target}: ${text}`).toContain(status);
            expect(headers['content-type'], `${name} ${target}`).not.toContain('html');
            // Hosting may read a body to its end before it passes the refusal on.
            if (name !== 'Hosting') {
              expect(sentBytes, `${name} ${target}`).toBeLessThan(nested.length);
            }
          }
          const slowest = Math.max(...answers.map(({ ms }) => ms));
          console.log(
            `  31 MiB to ${name} ${target}: ${String(answers[0]?.status)}, slowest of ${String(AT_ONCE)} ${slowest.toFixed(0)} ms`,
          );
        }
      }
      for (const instance of instances()) {
        const peakMb = await instance.peakMb();
        console.log(`  ${instance.functionId}: at most ${peakMb.toFixed(0)} MB`);
        expect(peakMb, instance.functionId).toBeLessThan(MAX_PEAK_MB);
      }
    },
  );

  it('make the server close the connection without reading more', async () => {
    for (const { url } of instances()) {
      const { headers } = await sendUntilAnswered(`${url}/partidos`, nested);
      expect(headers.connection).toBe('close');
    }
  });

  it('are refused when a large body without a length becomes too large', async () => {
    const api = await startSite();
    const chunked = new ReadableStream({
      pull(controller) {
        controller.enqueue(nested.subarray(0, 256 * 1024));
      },
    });
    const response = await fetch(`${runtime.functions.api[0]?.url ?? ''}/b-api/add-campo`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${api.tokens.administrador}`,
        'content-type': 'application/json',
      },
      body: chunked,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    await api.stop();
  });

  it('are refused by pages, which are read-only, and by calls with other methods', async () => {
    const [api] = runtime.functions.api;
    const [openedPage] = runtime.functions.pagina;
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const page = await fetch(`${openedPage?.url ?? ''}/partidos`, { method });
      expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(page.headers.get('cache-control')).toBe('private, no-store');
    }
    const refused = await fetch(`${api?.url ?? ''}/b-api/add-campo`);
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await refused.json()).toEqual({
      success: false,
      msg: 'En esta dirección no se puede hacer eso: el método no está permitido.',
    });
    const session = await fetch(`${api?.url ?? ''}/b-api/session`);
    expect(session.headers.get('allow')?.split(', ').sort()).toEqual(['DELETE', 'POST']);
    const head = await fetch(`${runtime.url}/partidos`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const asked = await fetch(`${runtime.url}/b-api/fetch-equipos`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    });
    expect([asked.status, asked.headers.get('allow')]).toEqual([204, 'GET, HEAD']);
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('of callers without permission are refused before they are read', async () => {
    const api = await startSite();
    for (const [as, status] of FOREIGN) {
      const response = await fetch(`${runtime.url}/b-api/add-campo`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(as !== 'anonimo' && { authorization: `Bearer ${api.tokens[as]}` }),
        },
        body: '{"nombre":',
      });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ success: false });
    }
    await api.stop();
  });

  it('and URLs that are malformed get no error page of the framework, in development either', async () => {
    const inDevelopment = await Promise.all(
      (['api', 'pagina'] as const).map((functionId) =>
        startFunctionInstance({
          ...runtime.options,
          dist: runtime.options.folders.functions,
          functionId,
          env: { NODE_ENV: 'development' },
          logFile: path.join(runtime.options.logDir, `${functionId}-desarrollo.log`),
        }),
      ),
    );
    const origins = [...waysIn().map(([, url]) => url), ...inDevelopment.map(({ url }) => url)];
    for (const origin of origins) {
      for (const address of ['/', '/partidos', '/b-api/add-campo', '/b-api/xyz', '/xyz']) {
        for (const type of ['application/json', 'application/json; charset=no-existe', 'x/y']) {
          const answer = await sendRaw(origin, {
            method: 'POST',
            path: address,
            headers: { 'content-type': type, 'content-encoding': 'no-existe' },
            body: '{"nombre":',
          });
          expect([401, 404, 405], `${origin}${address}`).toContain(answer.status);
          expect(answer.headers['content-type']).not.toContain('html');
          expect(answer.text).not.toMatch(LEAKS);
        }
      }
      for (const address of ['/%E0%A4%A', '/b-api/%', '/b-api/fetch-equipos/%ff', '/partidos/%']) {
        const answer = await sendRaw(origin, { path: address });
        expect(answer.status, `${origin}${address}`).toBe(404);
        expect(answer.text, `${origin}${address}`).toMatch(
          /"success":false|ERROR 404 - Esta pagina no existe/,
        );
        expect(answer.text).not.toMatch(LEAKS);
      }
    }
    await Promise.all(inDevelopment.map((instance) => instance.stop()));
  });
});

describe('a lone surrogate, on Google’s runtime', () => {
  const api = forAllTests(startSite);
  const club = forAllTests(() => createClub(api));
  const timed = async (what: string, call: () => Promise<{ status: number; body: unknown }>) => {
    const beganMs = performance.now();
    const { status, body } = await call();
    console.log(`  ${what}: ${String(status)} in ${(performance.now() - beganMs).toFixed(0)} ms`);
    return [status, JSON.stringify(body)] as const;
  };

  it('is refused at once, and does not delay a concurrent save', async () => {
    const [id = ''] = club.jugadores;
    const endpoint = 'https://fcm.googleapis.com/x\ud800';
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    const subscription = { endpoint, keys, temas: ['goles'] };
    const hostile = [
      [
        'update-jugador',
        () => api.call(endpoints.updateJugador, { id, body: { apellido1: 'a\ud800' } }),
      ],
      ['add-campo', () => api.call(endpoints.addCampo, { body: { nombre: 'a\ud800' } })],
      ['add-noticia', () => api.call(endpoints.addNoticia, { body: { titulo: 'a\ud800' } })],
      [
        'suscripcion',
        () => api.call(endpoints.addSuscripcion, { body: subscription, as: 'anonimo' }),
      ],
    ] as const;
    // The first call to an instance is a warm-up.
    await api.succeed(endpoints.addCampo, { body: { nombre: 'El primero' } });
    for (const [what, send] of hostile) {
      const save = () => api.call(endpoints.addCampo, { body: { nombre: `Tras ${what}` } });
      const [refused, saved] = await Promise.all([
        timed(what, send),
        timed(`save beside ${what}`, save),
      ]);
      expect(refused).toEqual([400, expect.stringContaining('un carácter dañado')]);
      expect(saved[0]).toBe(201);
    }
  });
});

describe('slow bodies, on Google’s runtime', () => {
  it(
    'are closed after ten seconds, 200 of them, and a concurrent ordinary save succeeds',
    { timeout: 120_000 },
    async () => {
      const api = await startSite();
      const apiUrl = runtime.functions.api[0]?.url ?? '';
      const pageUrl = runtime.functions.pagina[0]?.url ?? '';
      const authorization = `Bearer ${api.tokens.administrador}`;
      const kinds = [
        { origin: apiUrl, path: '/b-api/fetch-rol', headers: {}, status: 408 },
        { origin: apiUrl, path: '/b-api/add-campo', headers: { authorization }, status: 408 },
        // These bodies are not needed: the response comes at once, and the rest of the body has ten seconds.
        { origin: apiUrl, path: '/xyz', headers: {}, status: 404 },
        { origin: pageUrl, path: '/partidos', headers: {}, status: 405 },
      ];
      const saves: number[] = [];
      const save = async (nombre: string) => {
        const at = performance.now();
        await api.succeed(endpoints.addCampo, { body: { nombre } });
        return performance.now() - at;
      };
      // The first save of an instance is a warm-up.
      await save('El primero');
      const slow = Array.from({ length: 50 }, () =>
        kinds.map(async ({ origin, path: target, headers, status }) => ({
          target,
          status,
          closed: await trickle(origin, target, headers),
        })),
      ).flat();
      for (let index = 0; index < 5; index += 1) saves.push(await save(`Campo ${String(index)}`));
      for (const { target, status, closed } of await Promise.all(slow)) {
        expect(closed.text, target).toContain(`HTTP/1.1 ${String(status)}`);
        if (status === 408) expect(closed.text).toMatch(/"success":false.*tardan demasiado/);
        expect(closed.ms, target).toBeGreaterThan(9_000);
        expect(closed.ms, target).toBeLessThan(20_000);
      }
      const slowest = Math.max(...saves);
      console.log(
        `  ${String(saves.length)} saves beside 200 slow bodies, slowest ${slowest.toFixed(0)} ms`,
      );
      // No save waited until the slow bodies were closed.
      expect(slowest).toBeLessThan(9_000);
      await api.stop();
    },
  );
});

describe('the contract, on Google’s runtime', () => {
  describeRefusals(startSite);
});

describe('attacks, on Google’s runtime', () => {
  // Each function directly, because callers who know its URL can bypass Hosting.
  describeHostileRequests(async () => {
    await store.clear();
    const api = await connectTestApi(
      runtime.functions.api[0]?.url ?? '',
      emulatorHosts(store.host),
    );
    const url = runtime.functions.pagina[0]?.url ?? '';
    return { api, url, stop: () => api.stop() };
  });
});

describe('faults, on Google’s runtime', () => {
  const api = forAllTests(startSite);
  const club = forAllTests(() => createClub(api));

  const goals = (index: number) => goalsOfJugador(api, club, index);
  const audit = async () => {
    const { correcta } = await api.succeed(endpoints.auditar, { id: club.temporadaId });
    expect(correcta).toBe(true);
  };

  it('two instances that save in one season concurrently lose nothing', async () => {
    const patient = patiently(api);
    const partidos = await Promise.all(
      Array.from({ length: 8 }, () => createPartido(patient, club)),
    );
    await Promise.all(
      partidos.map(({ _id: id }) =>
        patient.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [8] }) }),
      ),
    );
    expect(await goals(8)).toBe(partidos.length);
    await audit();
  });

  it(
    'a save whose instance is killed is done once when it is sent again',
    { timeout: 600_000 },
    async () => {
      const { _id: id } = await createPartido(api, club);
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const body = buildActa(club, { scorers: [9] });
      const before = runtime.functions.api.map((instance) => instance.child().pid);
      const commits = proxy.commits();
      proxy.faults.delayMs = 300;
      // The client retries in any case, after a response or a cut connection.
      const cut = api.call(endpoints.updatePartido, { id, body, headers }).catch(() => undefined);
      await expect.poll(() => proxy.commits()).toBeGreaterThan(commits);
      for (const pid of before) process.kill(pid, 'SIGKILL');
      await cut;
      proxy.faults.delayMs = 0;
      await expect
        .poll(
          async () =>
            (await api.call(endpoints.updatePartido, { id, body, headers }).catch(() => undefined))
              ?.status,
          { timeout: 150_000, interval: 1_000 },
        )
        .toBe(200);
      expect(await goals(9)).toBe(1);
      const after = runtime.functions.api.map((instance) => instance.child().pid);
      expect(after.some((pid) => before.includes(pid))).toBe(false);
      await audit();
    },
  );
});
