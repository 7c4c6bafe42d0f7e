import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endpoints } from '@club/shared';
import {
  buildActa,
  createClub,
  createPartido,
  type TestClub,
} from '../functions/src/testing/factories';
import {
  connectTestApi,
  type RunningApi,
  startTestApi,
  type TestApi,
} from '../functions/src/testing/test-api';
import { separateFolders } from '../scripts/build/folders';
import { ROOT } from '../scripts/build/index';
import { clearStore, type LocalSite, withLocalSite } from './local-site';
import { percentile } from './percentile';
import { measureThroughput } from './throughput';

const { values } = parseArgs({
  options: {
    /** Skips sizes with more matches. */
    largest: { type: 'string', default: '400' },
    /** Seconds of requests per URL. */
    seconds: { type: 'string', default: '5' },
  },
});

/** Number of matches in the season of the saved sheet, and of players in the squad. */
const SIZES = [
  { matches: 17, players: 20 },
  { matches: 40, players: 20 },
  { matches: 400, players: 20 },
  { matches: 400, players: 200 },
].filter(({ matches }) => matches <= Number(values.largest));
/** Measured saves per size. */
const SAVES = 40;
/** Parallel clients for the same page or list, each sending the next request after a response. */
const CLIENTS = 8;

interface Measured {
  readonly p50: number;
  readonly p95: number;
  readonly reads: number;
  readonly writes: number;
}

/** A distinct day for each match, within two years. */
const dayOf = (index: number) => {
  const day = new Date(Date.UTC(2026, 8, 1) + index * 24 * 60 * 60 * 1000).toISOString();
  return `${day.slice(8, 10)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;
};

const save = (api: RunningApi, club: TestClub, id: string, goals: number) =>
  api.succeed(endpoints.updatePartido, {
    id,
    body: buildActa(club, { scorers: Array.from({ length: goals }, () => 8) }),
  });

/**
 * Duration of a save on the site, and its reads and writes: counted by the same code in this process, on the same
 * store.
 */
async function measureSaves(
  api: RunningApi,
  counting: TestApi,
  club: TestClub,
  id: string,
): Promise<Measured> {
  const latencies: number[] = [];
  await save(api, club, id, 1);
  for (let attempt = 0; attempt < SAVES; attempt += 1) {
    const startedAt = performance.now();
    await save(api, club, id, 2 + (attempt % 3));
    latencies.push(performance.now() - startedAt);
  }
  const { reads, writes } = { ...counting.traffic };
  await save(counting, club, id, 1);
  return {
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    reads: counting.traffic.reads - reads,
    writes: counting.traffic.writes - writes,
  };
}

async function printThroughput(what: string, url: string): Promise<void> {
  const options = { clients: CLIENTS, seconds: Number(values.seconds) };
  const { perSecond, p50, p95 } = await measureThroughput(url, options);
  const columns = [perSecond, p50, p95].map((figure) => figure.toFixed(1).padStart(9)).join(' ');
  console.log(`${columns}  ${what}`);
}

/** Milliseconds until a fresh process has loaded the built functions and one of their handlers. */
async function measureColdStart(dist: string): Promise<number> {
  const script = `
    const startedAt = performance.now();
    await import(${JSON.stringify(path.join(dist, 'index.js'))});
    console.log(performance.now() - startedAt);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: dist,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  return Number(output.trim().split('\n').at(-1));
}

async function measureSizes({ platform, projectId }: LocalSite): Promise<void> {
  const hosts = {
    firestore: platform.firestoreHost,
    auth: platform.authHost,
    authProjectId: projectId,
  };
  const api = await connectTestApi(platform.url, hosts);
  const counting = await startTestApi(hosts, { projectId });
  console.log('save of a sheet with 11 players, on Google’s runtime, local Firestore emulator');
  console.log('matches  players   p50 ms   p95 ms   reads  writes');
  const measured: Measured[] = [];
  for (const { matches, players } of SIZES) {
    await clearStore(platform.firestoreHost, projectId);
    const club = await createClub(api, players);
    const { _id: id } = await createPartido(api, club, { fecha_str: dayOf(0) });
    for (let index = 1; index < matches; index += 1) {
      await createPartido(api, club, { fecha_str: dayOf(index) });
    }
    const figures = await measureSaves(api, counting, club, id);
    measured.push(figures);
    const columns = [figures.p50, figures.p95, figures.reads, figures.writes];
    console.log(
      `${String(matches).padStart(7)}  ${String(players).padStart(7)} ${columns.map((figure) => figure.toFixed(1).padStart(8)).join(' ')}`,
    );
    if (measured.length < SIZES.length) continue;
    console.log(
      `\n${String(CLIENTS)} clients, ${String(matches)} matches and ${String(players)} players\n  per second    p50 ms    p95 ms`,
    );
    for (const call of [
      'fetch-next-games',
      `fetch-partidos-preview-temporada/${club.temporadaId}`,
      `fetch-equipo-estadisticas/${club.temporadaId}`,
      'fetch-jugadores-preview-activos',
      `fetch-partidos/${id}`,
    ]) {
      await printThroughput(call.split('/')[0] ?? '', `${platform.url}/b-api/${call}`);
    }
  }
  const [smallest] = measured;
  const largest = measured.at(-1);
  if (smallest && largest) {
    console.log(
      `\nlargest / smallest: time ${(largest.p50 / smallest.p50).toFixed(2)}, reads ${(largest.reads / smallest.reads).toFixed(2)}, writes ${(largest.writes / smallest.writes).toFixed(2)}`,
    );
  }
  await Promise.all([api.stop(), counting.stop()]);
}

async function measurePages({ api, platform }: LocalSite): Promise<void> {
  const partido = (await api.call(endpoints.fetchPartidos)).find(({ jugado }) => jugado);
  const [jugador] = await api.call(endpoints.fetchJugadores);
  console.log(
    `pages of the demo club on Google’s runtime, one instance, ${String(CLIENTS)} clients\n  per second    p50 ms    p95 ms`,
  );
  for (const [name, address] of [
    ['home', '/'],
    ['matches', '/partidos'],
    ['match', `/partidos/${partido?._id ?? ''}`],
    ['player', `/jugador/${jugador?._id ?? ''}`],
    ['statistics', '/estadisticas'],
  ] as const) {
    await printThroughput(name, platform.url + address);
  }
  console.log('');
}

await withLocalSite({ seed: 'demo' }, async (site) => {
  await measurePages(site);
  await measureSizes(site);
});
const { functions: dist } = separateFolders(ROOT, 'medidas');
const starts: number[] = [];
for (let run = 0; run < 5; run += 1) starts.push(await measureColdStart(dist));
console.log(
  `cold start, loading the built functions: median ${percentile(starts, 0.5).toFixed(0)} ms`,
);
process.exit(0);
