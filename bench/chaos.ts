import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { endpoints, firestorePaths } from '@club/shared';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  onSnapshot,
  setLogLevel,
} from 'firebase/firestore';
import { type FaultProxy, startFaultProxy } from '../functions/src/testing/fault-proxy';
import { buildActa } from '../functions/src/testing/factories';
import { descendants } from '../scripts/platform/process-table';
import { clearStore, type LocalSite, withLocalSite } from './local-site';
import { createMatchDay, type DaySheet, figuresOf, readFigures } from './match-day';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});

/** Steps of a day. Before about half of them something goes wrong. */
const STEPS = 8;
/** Time for a reader to get the final state after all faults are over, milliseconds. */
const CATCH_UP_MS = 60_000;

/** Deterministic random numbers from 0 to 1 for a seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const workers = () =>
  descendants(process.pid)
    .filter(({ command }) => /functionsEmulatorRuntime|functions-framework/.test(command))
    .map(({ pid }) => pid);

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch (error) {
    // It may have ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Temporary faults. They affect only processes that this command has started. */
const troubles = (proxy: FaultProxy, random: () => number) => ({
  async 'a worker is killed'() {
    const pids = workers();
    const pid = pids[Math.floor(random() * pids.length)];
    // During a request.
    await delay(random() * 150);
    if (pid !== undefined) signal(pid, 'SIGKILL');
  },
  async 'workers stall'() {
    const pids = workers();
    for (const pid of pids) signal(pid, 'SIGSTOP');
    await delay(300 + random() * 1_500);
    for (const pid of pids) signal(pid, 'SIGCONT');
  },
  async 'the store stalls'() {
    proxy.faults.delayMs = 200 + random() * 600;
    await delay(1_000);
    proxy.faults.delayMs = 0;
  },
  async 'the store is away'() {
    await proxy.goAway();
    await delay(300 + random() * 1_500);
    await proxy.comeBack();
  },
  'commits are aborted'() {
    proxy.faults.abortCommits = 1 + Math.floor(random() * 3);
    return Promise.resolve();
  },
  'a commit is lost'() {
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
  const random = seededRandom(seed);
  await clearStore(platform.firestoreHost, projectId);
  const day = await createMatchDay(api);

  const app = initializeApp({ apiKey: 'demo', projectId }, `reader-${String(seed)}`);
  const db = getFirestore(app);
  // The reader uses the faulty connection too, and must reconnect by itself.
  const [host = '', port] = proxy.host.split(':');
  connectFirestoreEmulator(db, host, Number(port));
  const seen = new Map<string, unknown>();
  for (const path of [...day.partidos.map(firestorePaths.partido), firestorePaths.portada()]) {
    onSnapshot(doc(db, path), {
      next: (snapshot) => seen.set(path, snapshot.data()),
      error: ({ code }) => {
        // At the end the store is stopped while listeners are open.
        if (code !== 'aborted') throw new Error(`${path}: ${code}`);
      },
    });
  }

  const sheets: (DaySheet | undefined)[] = [undefined, undefined];
  const happened: string[] = [];
  let trouble: Promise<void> = Promise.resolve();
  for (let step = 0; step < STEPS; step += 1) {
    if (random() < 0.5) {
      const all = Object.entries(troubles(proxy, random));
      const [name, cause] = all[Math.floor(random() * all.length)] ?? ['', () => Promise.resolve()];
      happened.push(name);
      trouble = trouble.then(cause);
    }
    const partido = random() < 0.6 ? 0 : 1;
    if (random() < 0.15) {
      await api.call(endpoints.anularActa, { id: day.partidos[partido] ?? '' });
      sheets[partido] = undefined;
    } else {
      const scorers = Array.from({ length: Math.floor(random() * 4) }, () =>
        Math.floor(random() * 11),
      );
      const sheet = { scorers, conceded: Math.floor(random() * 3) };
      // Retried with the same key until there is a response.
      await api.call(endpoints.updatePartido, {
        id: day.partidos[partido] ?? '',
        body: buildActa(day, sheet),
      });
      sheets[partido] = sheet;
    }
  }
  await trouble;
  Object.assign(proxy.faults, {
    abortCommits: 0,
    cutBeforeCommit: 0,
    cutAfterCommit: 0,
    delayMs: 0,
  });

  const problems: string[] = [];
  const expected = figuresOf(sheets);
  const found = await readFigures(api, day);
  if (!isDeepStrictEqual(found, expected)) {
    problems.push(`figures: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
  }
  const { correcta, diferencias } = await api.call(endpoints.auditar, { id: day.temporadaId });
  if (!correcta) problems.push(`auditor: ${JSON.stringify(diferencias.slice(0, 3))}`);
  const versions = await Promise.all(
    day.partidos.map(async (id) => (await api.call(endpoints.fetchPartido, { id })).version),
  );
  const isLive = () =>
    day.partidos.every(
      (id, index) =>
        (seen.get(firestorePaths.partido(id)) as { version?: number } | undefined)?.version ===
        versions[index],
    );
  const deadline = Date.now() + CATCH_UP_MS;
  while (!isLive() && Date.now() < deadline) await delay(100);
  if (!isLive()) problems.push('a reader has not got the last state');
  await deleteApp(app);
  return { happened, problems };
}

setLogLevel('silent');
let proxy: FaultProxy | undefined;
let wrong = 0;
const counts = new Map<string, number>();
try {
  await withLocalSite(
    {
      seed: 'none',
      functionsFirestoreHost: async (host) => {
        proxy = await startFaultProxy(host);
        return proxy.host;
      },
    },
    async (site) => {
      if (!proxy) throw new Error('the functions were started without the proxy');
      const first = Number(values.seed);
      for (let seed = first; seed < first + Number(values.runs); seed += 1) {
        const at = Date.now();
        const { happened, problems } = await runDay(site, proxy, seed).catch((error: unknown) => ({
          happened: [] as string[],
          problems: [String(error)],
        }));
        for (const name of happened) counts.set(name, (counts.get(name) ?? 0) + 1);
        if (problems.length > 0) wrong += 1;
        const seconds = ((Date.now() - at) / 1000).toFixed(0);
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
