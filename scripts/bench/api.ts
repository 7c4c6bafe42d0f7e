import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { endpoints } from '@club/shared';
import {
  buildActa,
  createClub,
  createPartido,
  type TestClub,
} from '../../functions/src/testing/factories';
import { startTestApi, type TestApi } from '../../functions/src/testing/test-api';
import { separateFolders } from '../build/folders';
import { buildFunctions } from '../build/functions';
import { ROOT } from '../build/index';
import { startFirebaseTools } from '../platform/firebase-tools';
import { startFirestoreEmulator } from '../platform/firestore-emulator';
import { freePlatformPorts } from '../platform/ports';
import { percentile } from './percentile';

/** Matches of the season in which a sheet is saved, and players of the squad. */
const SIZES = [
  { matches: 10, players: 20 },
  { matches: 100, players: 20 },
  { matches: 400, players: 20 },
  { matches: 400, players: 200 },
] as const;
/** Saves that are measured at each size. */
const SAVES = 20;
/** Requests of each public read, and how many are under way at once. */
const READS = 300;
const CONCURRENCY = 10;
const AUTH_PROJECT = 'demo-medidas';

interface Measured {
  readonly p50: number;
  readonly p95: number;
  readonly reads: number;
  readonly writes: number;
}

/** A day of the season for each match, two years long at most. */
const dayOf = (index: number) => {
  const day = new Date(Date.UTC(2026, 8, 1) + index * 24 * 60 * 60 * 1000).toISOString();
  return `${day.slice(8, 10)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;
};

async function measureSaves(api: TestApi, club: TestClub, id: string): Promise<Measured> {
  const latencies: number[] = [];
  const save = (goals: number) =>
    api.succeed(endpoints.updatePartido, {
      id,
      body: buildActa(club, { scorers: Array.from({ length: goals }, () => 8) }),
    });
  await save(1);
  const { reads, writes } = { ...api.traffic };
  for (let attempt = 0; attempt < SAVES; attempt += 1) {
    const startedAt = performance.now();
    await save(2 + (attempt % 3));
    latencies.push(performance.now() - startedAt);
  }
  return {
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    reads: (api.traffic.reads - reads) / SAVES,
    writes: (api.traffic.writes - writes) / SAVES,
  };
}

/** Answers a second of a public read. */
async function measureReads(api: TestApi, call: string): Promise<number> {
  const startedAt = performance.now();
  let sent = 0;
  const lane = async () => {
    while (sent < READS) {
      sent += 1;
      const response = await fetch(`${api.url}/b-api/${call}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${call}: ${String(response.status)}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  return READS / ((performance.now() - startedAt) / 1000);
}

/** Milliseconds that a fresh process needs to load the built functions and one of their handlers. */
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

const logDir = await mkdtemp(path.join(os.tmpdir(), 'club-medidas-'));
const ports = await freePlatformPorts();
const [firestore, tools] = await Promise.all([
  startFirestoreEmulator({
    root: ROOT,
    projectId: AUTH_PROJECT,
    port: ports.firestore,
    isSingleProject: false,
    logDir,
  }),
  startFirebaseTools({ root: ROOT, projectId: AUTH_PROJECT, ports, only: ['auth'], logDir }),
]);
try {
  const hosts = {
    firestore: firestore.host,
    auth: `127.0.0.1:${String(ports.auth)}`,
    authProjectId: AUTH_PROJECT,
  };
  console.log('save of a sheet with 11 players, the API in process, local Firestore emulator');
  console.log('matches  players   p50 ms   p95 ms   reads  writes');
  const measured: Measured[] = [];
  for (const { matches, players } of SIZES) {
    const api = await startTestApi(hosts);
    const club = await createClub(api, players);
    const { _id: id } = await createPartido(api, club, { fecha_str: dayOf(0) });
    for (let index = 1; index < matches; index += 1) {
      await createPartido(api, club, { fecha_str: dayOf(index) });
    }
    const figures = await measureSaves(api, club, id);
    measured.push(figures);
    const columns = [figures.p50, figures.p95, figures.reads, figures.writes];
    console.log(
      `${String(matches).padStart(7)}  ${String(players).padStart(7)} ${columns.map((figure) => figure.toFixed(1).padStart(8)).join(' ')}`,
    );
    if (matches === 400 && players === 200) {
      console.log('\npublic reads with 400 matches and 200 players, answers a second');
      for (const call of [
        'fetch-next-games',
        `fetch-partidos-preview-temporada/${club.temporadaId}`,
        `fetch-equipo-estadisticas/${club.temporadaId}`,
        'fetch-jugadores-preview-activos',
        `fetch-partidos/${id}`,
      ]) {
        console.log(
          `${(await measureReads(api, call)).toFixed(0).padStart(6)}  ${call.split('/')[0] ?? ''}`,
        );
      }
    }
    await api.stop();
  }
  const [smallest] = measured;
  const largest = measured.at(-1);
  if (smallest && largest) {
    console.log(
      `\nlargest / smallest: time ${(largest.p50 / smallest.p50).toFixed(2)}, reads ${(largest.reads / smallest.reads).toFixed(2)}, writes ${(largest.writes / smallest.writes).toFixed(2)}`,
    );
  }
  const { functions: dist } = separateFolders(ROOT, 'medidas');
  await buildFunctions(ROOT, dist);
  const starts: number[] = [];
  for (let run = 0; run < 5; run += 1) starts.push(await measureColdStart(dist));
  console.log(
    `cold start, loading the built functions: median ${percentile(starts, 0.5).toFixed(0)} ms`,
  );
} finally {
  await Promise.all([firestore.stop(), tools.stop()]);
  await rm(logDir, { recursive: true, force: true });
}
