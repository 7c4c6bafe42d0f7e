import { endpoints } from '@club/shared';
import { describe, expect, inject, test } from 'vitest';
import { buildActa, createClub, createPartido, readGoals } from './testing/factories';
import { startFaultProxy } from './testing/fault-proxy';
import { emulatorHosts, startInstance } from './testing/start-api';
import { startPages } from './testing/start-pages';
import { startTestApi } from './testing/test-api';

/** Maximum time that a caller waits for an error while the store is away, however many call at once, milliseconds. */
const MAX_WAIT_MS = 25_000;
const AWAY = {
  success: false,
  msg: 'Ahora mismo no se puede acceder a los datos. Inténtalo de nuevo en un momento.',
};

/** A club with a match, and its API behind a proxy that can make the store faulty. */
async function startFaultyClub() {
  const proxy = await startFaultProxy(inject('firestoreHost'));
  const api = await startTestApi(emulatorHosts(proxy.host));
  const club = await createClub(api);
  const partidoId = (await createPartido(api, club))._id;
  return {
    proxy,
    api,
    club,
    before: await api.dump(),
    /** Saves the sheet with a number of goals of one player. */
    save: (goals = 1, headers: Record<string, string> = {}) =>
      api.call(endpoints.updatePartido, {
        id: partidoId,
        body: buildActa(club, { scorers: Array.from({ length: goals }, () => 8) }),
        headers,
      }),
    goals: () => readGoals(api, club, 8),
    stop: async () => {
      await api.stop();
      await proxy.stop();
    },
  };
}

type FaultyClub = Awaited<ReturnType<typeof startFaultyClub>>;

/** A test with its own club, proxy and API. All run concurrently, because most of their time is waiting. */
const it = (name: string, work: (faulty: FaultyClub) => Promise<void>) => {
  test.concurrent(name, { timeout: 120_000 }, async ({ onTestFinished }) => {
    const faulty = await startFaultyClub();
    onTestFinished(faulty.stop);
    await work(faulty);
  });
};

describe('a faulty Firestore', () => {
  it('aborts commits, drops the connection, is slow, or loses the response to a commit: each save is still applied exactly once', async ({
    proxy,
    save,
    goals,
  }) => {
    const transient = [{ abortCommits: 5 }, { cutBeforeCommit: 1 }, { delayMs: 300 }];
    for (const [index, faults] of transient.entries()) {
      Object.assign(proxy.faults, { delayMs: 0, ...faults });
      const { status, body } = await save(index + 1);
      expect([status, body.data.version], JSON.stringify(faults)).toEqual([200, index + 1]);
      expect(proxy.faults).toMatchObject({ abortCommits: 0, cutBeforeCommit: 0 });
      expect(await goals()).toBe(index + 1);
    }
    Object.assign(proxy.faults, { delayMs: 0, cutAfterCommit: 1 });
    const headers = { 'idempotency-key': 'perdida' };
    await save(7, headers);
    const repeated = await save(7, headers);
    expect([repeated.status, repeated.body.data.version]).toEqual([200, 4]);
    expect(await goals()).toBe(7);
  });

  it('drops the connection of every commit, which is a 503 and changes nothing', async ({
    proxy,
    api,
    before,
    save,
  }) => {
    proxy.faults.cutBeforeCommit = Infinity;
    expect(await save()).toEqual({ status: 503, body: AWAY });
    proxy.faults.cutBeforeCommit = 0;
    expect(await api.dump()).toEqual(before);
  });

  // The symptoms that docs/runbook.md describes.
  it('is away: salud reports it, pages answer 503 with an empty shell, and both work again once it is back', async ({
    proxy,
    api,
  }) => {
    const logged: string[] = [];
    const calls = await startInstance(api.services, (message) => void logged.push(message));
    const pages = await startPages(undefined, api);
    const path = `/b-api/${endpoints.salud.path}`;
    const salud = async () => {
      const response = await fetch(calls.url + path);
      return { status: response.status, body: await response.json() };
    };
    expect((await salud()).status).toBe(200);
    expect((await pages.get('/plantilla')).status).toBe(200);

    await proxy.goAway();
    const begun = performance.now();
    const [unhealthy, ...shells] = await Promise.all([
      salud(),
      ...['/plantilla', '/plantilla', '/partidos'].map((page) => pages.get(page)),
    ]);
    expect(performance.now() - begun).toBeLessThan(MAX_WAIT_MS);
    expect(unhealthy).toEqual({ status: 503, body: AWAY });
    for (const { status, headers, html } of shells) {
      expect([status, headers.get('retry-after')]).toEqual([503, '30']);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(html).toContain('id="club-entorno"');
    }
    expect(logged).toEqual([`GET ${path}: store or accounts not reachable`]);
    expect(pages.errors.map(({ message }) => message).toSorted()).toEqual([
      'page /partidos: not rendered',
      'page /plantilla: not rendered',
      'page /plantilla: not rendered',
    ]);

    await proxy.comeBack();
    expect((await salud()).status).toBe(200);
    expect((await pages.get('/plantilla')).status).toBe(200);
    await Promise.all([calls.stop(), pages.stop()]);
  });

  it('is away: every call gets 503 in Spanish, and works again once it is back', async ({
    proxy,
    api,
    club,
    before,
    save,
    goals,
  }) => {
    await proxy.goAway();
    const begun = performance.now();
    const atOnce = await Promise.all([
      api.call(endpoints.fetchEquipos),
      // Cached public responses need the version counter first.
      api.call(endpoints.fetchEquipos, { as: 'anonimo' }),
      api.call(endpoints.fetchEquipo, { id: club.equipoId }),
      save(),
    ]);
    expect(performance.now() - begun).toBeLessThan(MAX_WAIT_MS);
    // Whether the operation exists is unknown while the store is away.
    const restored = await api.call(endpoints.restaurar, { id: 'desconocida' });
    for (const answer of [...atOnce, restored]) {
      expect(answer).toMatchObject({ status: 503, body: { success: false } });
    }
    await proxy.comeBack();
    expect(await api.dump()).toEqual(before);
    expect((await save()).status).toBe(200);
    expect(await goals()).toBe(1);
    expect((await api.call(endpoints.restaurar, { id: 'desconocida' })).status).toBe(404);
  });
});
