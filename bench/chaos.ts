import { setTimeout as delay } from 'node:timers/promises';
import { allEvents, endpoints, firestorePaths } from '@club/shared';
import { type FaultProxy, startFaultProxy } from '../functions/src/testing/fault-proxy';
import {
  buildActa,
  createClub,
  createPartido,
  type TestClub,
} from '../functions/src/testing/factories';
import { readArguments } from '../scripts/platform/arguments';
import { clearFirestore } from '../scripts/platform/firestore-emulator';
import { createRandom } from '../shared/src/testing/random';
import { afterWrite, type MatchState, NEW_MATCH, verdict, writeProblems } from './chaos-verdict';
import { startCrowd } from './listeners';
import { type LocalSite, withLocalSite } from './local-site';
import type { RunningApi } from '../functions/src/testing/test-api';
import type { ApiClient } from '../scripts/import/api-client';

/** A club with two matches, created before the first fault of a run. */
interface ChaosClub extends TestClub {
  readonly partidos: readonly string[];
}

const SQUAD_SIZE = 12;

async function createChaosClub(api: ApiClient): Promise<ChaosClub> {
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

const readMatches = (api: ApiClient, { jugadores, partidos }: ChaosClub) =>
  Promise.all(
    partidos.map(async (id): Promise<MatchState> => {
      const { jugado, detalles, goles_encajados, version } = await api.call(
        endpoints.fetchPartido,
        { id },
      );
      const scorers = allEvents(detalles).flatMap(({ evento, autor }) =>
        evento === 'gol anotado' ? jugadores.indexOf(autor?.jugador_id ?? '') : [],
      );
      const sheet = jugado ? { scorers, conceded: goles_encajados ?? 0 } : undefined;
      return { sheet, changes: version };
    }),
  );

const { values } = readArguments({
  runs: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
});

/** Writes in a run. A fault is injected before about half of them. */
const WRITES = 8;

/** Process ids of the functions' instances. */
const listWorkerPids = ({ platform: { runtime } }: LocalSite) =>
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

/** Temporary faults by name. They only affect processes that this command has started. */
const createFaults = (site: LocalSite, proxy: FaultProxy, random: (below: number) => number) => ({
  async 'a worker is killed'() {
    const pids = listWorkerPids(site);
    const pid = pids[random(pids.length)];
    // At a random time, so that it often happens during a request.
    await delay(random(150));
    if (pid !== undefined) signal(pid, 'SIGKILL');
  },
  async 'workers stall'() {
    const pids = listWorkerPids(site);
    for (const pid of pids) signal(pid, 'SIGSTOP');
    await delay(300 + random(1_500));
    for (const pid of pids) signal(pid, 'SIGCONT');
  },
  async 'Firestore stalls'() {
    proxy.faults.delayMs = 200 + random(600);
    await delay(1_000);
    proxy.faults.delayMs = 0;
  },
  async 'Firestore is unreachable'() {
    await proxy.goAway();
    await delay(300 + random(1_500));
    await proxy.comeBack();
  },
  'commits are aborted'() {
    proxy.faults.abortCommits = 1 + random(3);
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

/** Writes sheets while faults happen. Returns the matches as acknowledged. Adds the names of the faults to `injected`. */
async function writeSheets(
  site: LocalSite,
  proxy: FaultProxy,
  club: ChaosClub,
  random: (below: number) => number,
  injected: string[],
): Promise<readonly MatchState[]> {
  const matches = club.partidos.map(() => NEW_MATCH);
  const faults = Object.entries(createFaults(site, proxy, random));
  let underWay: Promise<void> = Promise.resolve();
  try {
    for (let write = 0; write < WRITES; write += 1) {
      const fault = random(2) === 0 ? faults[random(faults.length)] : undefined;
      if (fault) {
        const [name, inject] = fault;
        injected.push(name);
        // Faults follow each other while the writes go on.
        underWay = underWay.then(inject);
      }
      const which = random(5) < 3 ? 0 : 1;
      const id = club.partidos[which] ?? '';
      const sheet =
        random(20) < 3
          ? undefined
          : {
              scorers: Array.from({ length: random(4) }, () => random(11)),
              conceded: random(3),
            };
      // The client retries with the same idempotency key until there is a response.
      if (sheet) {
        await site.api.call(endpoints.updatePartido, { id, body: buildActa(club, sheet) });
      } else await site.api.call(endpoints.anularActa, { id });
      matches[which] = afterWrite(matches[which] ?? NEW_MATCH, sheet);
    }
  } finally {
    // Also after a failure, so that the next run begins without faults.
    await underWay;
    Object.assign(proxy.faults, {
      abortCommits: 0,
      cutBeforeCommit: 0,
      cutAfterCommit: 0,
      delayMs: 0,
    });
  }
  return matches;
}

/** Makes one run with its own club. Adds the names of the faults to `injected`, and returns the problems at the end. */
async function runOnce(site: LocalSite, proxy: FaultProxy, seed: number, injected: string[]) {
  const { api, platform, projectId } = site;
  await clearFirestore(platform.firestoreHost, projectId);
  const club = await createChaosClub(api);
  // One reader, which uses the faulty connection too and must reconnect by itself.
  const readers = [[...club.partidos.map(firestorePaths.partido), firestorePaths.portada()]];
  const crowd = await startCrowd({ host: proxy.host, projectId, readers });
  try {
    const acknowledged = await writeSheets(site, proxy, club, createRandom(seed), injected);
    const problems = writeProblems(acknowledged, await readMatches(api, club));
    const { correcta, diferencias } = await api.call(endpoints.auditar, { id: club.temporadaId });
    if (!correcta) problems.push(`auditor: ${JSON.stringify(diferencias.slice(0, 3))}`);
    if ((await crowd.catchUp()).late > 0)
      problems.push('a reader has not received the final state');
    return problems;
  } finally {
    await crowd.stop();
  }
}

let proxy: FaultProxy | undefined;
let runs = 0;
let failedRuns = 0;
const faultCounts = new Map<string, number>();
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
        const injected: string[] = [];
        const problems = await runOnce(site, proxy, seed, injected).catch((error: unknown) => [
          String(error),
        ]);
        for (const name of injected) faultCounts.set(name, (faultCounts.get(name) ?? 0) + 1);
        runs += 1;
        if (problems.length > 0) failedRuns += 1;
        const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
        console.log(
          `${problems.length === 0 ? '✓' : '✗'} seed ${String(seed)}, ${seconds} s: ${injected.join(', ') || 'no fault'}`,
        );
        for (const problem of problems) console.log(`    ${problem}`);
      }
    },
  );
} finally {
  await proxy?.stop().catch(() => undefined);
}
for (const [name, count] of [...faultCounts].sort(([one], [other]) => one.localeCompare(other)))
  console.log(`${String(count).padStart(5)}  ${name}`);
const { holds, text } = verdict(runs, failedRuns);
console.log(`\n${text}`);
process.exit(holds ? 0 : 1);
