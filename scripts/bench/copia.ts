import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createServices } from '@club/functions';
import { endpoints } from '@club/shared';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { buildLargeClub } from '../../testing/large-club';
import { compareClubs } from '../backup/compare-clubs';
import { openCopy } from '../backup/club-copy';
import { downloadCopy } from '../backup/download-copy';
import { uploadCopy } from '../backup/upload-copy';
import { buildFunctions } from '../build/functions';
import { separateFolders } from '../build/folders';
import { createApiClient } from '../import/api-client';
import { DEMO_LOGIN, ensureDemoAdministrador } from '../platform/accounts';
import { startFirebaseTools } from '../platform/firebase-tools';
import { startFirestoreEmulator } from '../platform/firestore-emulator';
import { freePlatformPorts, freePorts } from '../platform/ports';
import { waitFor } from '../platform/wait-for';
import { seedDemo } from '../seed/seed-demo';
import { clubConfig, loginEmail } from '@club/shared';

/**
 * A club of two thousand photos goes out of one club and into another, under Google's functions-framework on emulators:
 * sizes, times and the most memory that the function ever held. Arguments: photos, matches, KB of each photo.
 */
const [FOTOS = 2_000, PARTIDOS = 600, KB = 390] = process.argv.slice(2).map(Number);
const ROOT = path.resolve(import.meta.dirname, '../..');
const PROJECT = 'demo-copia';

const { dir, ports } = {
  dir: await mkdtemp(path.join(os.tmpdir(), 'club-bench-')),
  ports: await freePlatformPorts(),
};
const [apiPort = 0] = await freePorts(1);
const firestoreHost = `127.0.0.1:${String(ports.firestore)}`;
const authHost = `127.0.0.1:${String(ports.auth)}`;
// The emulator keeps the whole club in memory, several times over.
process.env['JAVA_TOOL_OPTIONS'] = '-Xmx10g';
process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
process.env['METADATA_SERVER_DETECTION'] = 'none';

const folders = separateFolders(ROOT, 'bench-copia');
await buildFunctions(ROOT, folders.functions);
const firestore = await startFirestoreEmulator({
  root: ROOT,
  projectId: PROJECT,
  port: ports.firestore,
  isSingleProject: true,
  logDir: dir,
});
const tools = await startFirebaseTools({
  root: ROOT,
  projectId: PROJECT,
  ports,
  only: ['auth'],
  firestoreHost,
  logDir: dir,
});

async function startFunction() {
  const child = spawn(
    process.execPath,
    [
      '--max-old-space-size=256',
      path.join(ROOT, 'node_modules/@google-cloud/functions-framework/build/src/main.js'),
      '--target=api',
      `--source=${folders.functions}`,
    ],
    {
      env: {
        ...process.env,
        PORT: String(apiPort),
        NODE_ENV: 'production',
        GCLOUD_PROJECT: PROJECT,
        FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT }),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await waitFor(
    () => fetch(`http://127.0.0.1:${String(apiPort)}/b-api/salud`).then(({ ok }) => ok),
    { what: 'api', timeoutMs: 60_000 },
  );
  return {
    async peakMb() {
      const status = await readFile(`/proc/${String(child.pid)}/status`, 'utf8');
      return Math.round((Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1_000_000);
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const app = initializeApp({ projectId: PROJECT }, 'bench');
const services = createServices(app);
await ensureDemoAdministrador(services.auth);
await seedDemo(services);

const signInToEmulator = async () => {
  const answer = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: loginEmail(DEMO_LOGIN.username, clubConfig.dominioLogin),
        password: DEMO_LOGIN.password,
        returnSecureToken: true,
      }),
    },
  );
  return ((await answer.json()) as { idToken: string }).idToken;
};
const api = createApiClient({
  url: `http://127.0.0.1:${String(apiPort)}`,
  getToken: signInToEmulator,
});
const clearStore = () =>
  fetch(`http://${firestoreHost}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, {
    method: 'DELETE',
  });

/** Does something with a fresh instance, and says how long it took and how much memory the instance needed. */
async function measured<T>(what: string, work: () => Promise<T>): Promise<T> {
  const instance = await startFunction();
  const startedAt = performance.now();
  try {
    const result = await work();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `${what}: ${seconds} s, peak of the function ${String(await instance.peakMb())} MB`,
    );
    return result;
  } finally {
    await instance.stop();
  }
}

const download = (name: string) =>
  downloadCopy({
    api,
    fileName: path.join(dir, name),
    partFile: path.join(dir, `${name}.a-medias`),
  });

try {
  const base = await measured('demo club in one answer', () => api.call(endpoints.exportar));
  const club = buildLargeClub({ base, partidos: PARTIDOS, fotos: FOTOS, fotoBytes: KB * 1000 });
  await clearStore();
  await measured('imported', () => uploadCopy(api, club));
  const first = await measured('exported and checked', () => download('uno.jsonl'));
  const { size } = await stat(first.fileName);
  console.log(
    `file: ${(size / 1e6).toFixed(0)} MB, ${String(first.parte.club.partidos.length)} matches, ${String(first.parte.fotos.length)} photos, club without photos ${(JSON.stringify(first.parte).length / 1e6).toFixed(1)} MB`,
  );
  await measured('refused in one answer', () =>
    api.call(endpoints.exportar).then(
      () => undefined,
      (error: unknown) => {
        console.log(String(error));
      },
    ),
  );
  await measured('exported three times at once', () =>
    Promise.all(['a.jsonl', 'b.jsonl', 'c.jsonl'].map(download)),
  );
  await clearStore();
  await measured('loaded into an empty club', async () =>
    uploadCopy(api, await openCopy(first.fileName)),
  );
  const second = await measured('exported again', () => download('dos.jsonl'));
  const differences = compareClubs(first.parte, second.parte);
  console.log(`differences: ${String(differences.length)} ${differences.slice(0, 5).join('; ')}`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await deleteApp(app);
  await Promise.all([tools.stop(), firestore.stop()]);
  await rm(dir, { recursive: true, force: true });
}
