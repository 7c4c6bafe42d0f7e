import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { allEvents, endpoints, firestorePaths } from '@club/shared';
import { type FaultProxy, startFaultProxy } from '../functions/src/testing/fault-proxy';
import {
  buildActa,
  createClub,
  createPartido,
  type TestClub,
} from '../functions/src/testing/factories';
import { clearFirestore } from '../scripts/platform/firestore-emulator';
import { createDraw } from '../shared/src/testing/draw';
import { startCrowd } from './listeners';
import { type LocalSite, withLocalSite } from './local-site';
import type { RunningApi } from '../functions/src/testing/test-api';
import type { ApiClient } from '../scripts/import/api-client';

/** A club with two matches, created before the first fault. */
interface MatchDay extends TestClub {
  readonly partidos: readonly string[];
}

/** Content of a sheet: positions of the scorers in the squad, and goals against. */
interface DaySheet {
  readonly scorers: readonly number[];
  readonly conceded: number;
}

const SQUAD_SIZE = 12;

async function createMatchDay(api: ApiClient): Promise<MatchDay> {
  // Adapts the client to the test factories, which call `succeed`.
  const succeed: RunningApi['succeed'] = (endpoint, { body } = {}) =>
    api.call(endpoint, { body: body as never });
  const club = await createClub({ succeed }, SQUAD_SIZE);
  const partidos: string[] = [];
  for (const fecha_str of ['14-11-2026', '21-11-2026']) {
    partidos.push((await createPartido({ succeed }, club, { fecha_str }))._id);
  }
  return { ...club, partidos };
}

/** The stored sheet of each match. `undefined` without one. */
const readSheets = (api: ApiClient, { jugadores, partidos }: MatchDay) =>
  Promise.all(
    partidos.map(async (id): Promise<DaySheet | undefined> => {
      const { jugado, detalles, goles_encajados } = await api.call(endpoints.fetchPartido, { id });
      const scorers = allEvents(detalles).flatMap(({ evento, autor }) =>
        evento === 'gol anotado' ? jugadores.indexOf(autor?.jugador_id ?? '') : [],
      );
      return jugado ? { scorers, conceded: goles_encajados ?? 0 } : undefined;
    }),
  );

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});

/** Steps of a day. Before about half of them something goes wrong. */
const STEPS = 8;

/** Process ids of the functions' instances. */
const listWorkers = ({ platform: { runtime } }: LocalSite) =>
  Object.values(runtime.functions)
    .flat()
    .map((instance) => instance.child().pid);

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch (error) {
    // It may have ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Temporary faults by name. They affect only processes that this command has started. */
const createFaults = (site: LocalSite, proxy: FaultProxy, draw: (below: number) => number) => ({
  async 'a worker is killed'() {
    const pids = listWorkers(site);
    const pid = pids[draw(pids.length)];
    // At a random time, so that it often happens during a request.
    await delay(draw(150));
    if (pid !== undefined) signal(pid, 'SIGKILL');
  },
  async 'workers stall'() {
    const pids = listWorkers(site);
    for (const pid of pids) signal(pid, 'SIGSTOP');
    await delay(300 + draw(1_500));
    for (const pid of pids) signal(pid, 'SIGCONT');
  },
  async 'the store stalls'() {
    proxy.faults.delayMs = 200 + draw(600);
    await delay(1_000);
    proxy.faults.delayMs = 0;
  },
  async 'the store is away'() {
    await proxy.goAway();
    await delay(300 + draw(1_500));
    await proxy.comeBack();
  },
  'commits are aborted'() {
    proxy.faults.abortCommits = 1 + draw(3);
    return Promise.resolve();
  },
  'a commit’s request is lost'() {
    proxy.faults.cutBeforeCommit = 1;
    return Promise.resolve();
  },
  'a commit’s answer is lost'() {
    proxy.faults.cutAfterCommit = 1;
    return Promise.resolve();
  },
});

/** Runs one day. Returns the injected faults, and the errors found at the end. */
async function runDay(site: LocalSite, proxy: FaultProxy, seed: number) {
  const { api, platform, projectId } = site;
  const draw = createDraw(seed);
  await clearFirestore(platform.firestoreHost, projectId);
  const day = await createMatchDay(api);

  // The reader uses the faulty connection too, and must reconnect by itself.
  const readers = [[...day.partidos.map(firestorePaths.partido), firestorePaths.portada()]];
  const crowd = await startCrowd({ host: proxy.host, projectId, readers });

  const sheets: (DaySheet | undefined)[] = [undefined, undefined];
  const happened: string[] = [];
  let faults: Promise<void> = Promise.resolve();
  for (let step = 0; step < STEPS; step += 1) {
    if (draw(2) === 0) {
      const all = Object.entries(createFaults(site, proxy, draw));
      const [name, inject] = all[draw(all.length)] ?? ['', () => Promise.resolve()];
      happened.push(name);
      faults = faults.then(inject);
    }
    const partido = draw(5) < 3 ? 0 : 1;
    if (draw(20) < 3) {
      await api.call(endpoints.anularActa, { id: day.partidos[partido] ?? '' });
      sheets[partido] = undefined;
    } else {
      const scorers = Array.from({ length: draw(4) }, () => draw(11));
      const sheet = { scorers, conceded: draw(3) };
      // The client retries with the same idempotency key until there is a response.
      await api.call(endpoints.updatePartido, {
        id: day.partidos[partido] ?? '',
        body: buildActa(day, sheet),
      });
      sheets[partido] = sheet;
    }
  }
  await faults;
  Object.assign(proxy.faults, {
    abortCommits: 0,
    cutBeforeCommit: 0,
    cutAfterCommit: 0,
    delayMs: 0,
  });

  const problems: string[] = [];
  const found = await readSheets(api, day);
  if (!isDeepStrictEqual(found, sheets)) {
    problems.push(`sheets: ${JSON.stringify(found)} instead of ${JSON.stringify(sheets)}`);
  }
  const { correcta, diferencias } = await api.call(endpoints.auditar, { id: day.temporadaId });
  if (!correcta) problems.push(`auditor: ${JSON.stringify(diferencias.slice(0, 3))}`);
  if ((await crowd.catchUp()).late > 0) problems.push('a reader has not received the final state');
  await crowd.stop();
  return { happened, problems };
}

let proxy: FaultProxy | undefined;
let wrong = 0;
const counts = new Map<string, number>();
try {
  await withLocalSite(
    {
      seed: 'none',
      startFirestoreProxy: async (host) => {
        proxy = await startFaultProxy(host);
        return proxy.host;
      },
    },
    async (site) => {
      if (!proxy) throw new Error('the functions were started without the proxy');
      const first = Number(values.seed);
      for (let seed = first; seed < first + Number(values.runs); seed += 1) {
        const startedAt = Date.now();
        const { happened, problems } = await runDay(site, proxy, seed).catch((error: unknown) => ({
          happened: [] as string[],
          problems: [String(error)],
        }));
        for (const name of happened) counts.set(name, (counts.get(name) ?? 0) + 1);
        if (problems.length > 0) wrong += 1;
        const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
        console.log(
          `${problems.length === 0 ? '✓' : '✗'} seed ${String(seed)}, ${seconds} s: ${happened.join(', ') || 'a quiet day'}`,
        );
        for (const problem of problems) console.log(`    ${problem}`);
      }
    },
  );
} finally {
  await proxy?.stop().catch(() => undefined);
}
console.log(`\n${values.runs} days, ${String(wrong)} wrong`);
for (const [name, count] of [...counts].sort(([one], [other]) => one.localeCompare(other)))
  console.log(`${String(count).padStart(5)}  ${name}`);
process.exit(wrong === 0 ? 0 : 1);
