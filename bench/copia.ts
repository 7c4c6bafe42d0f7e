import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createServices } from '@club/functions';
import {
  type ClubCopy,
  clubConfig,
  clubFileOf,
  endpoints,
  fotoId,
  type ImagenFile,
  loginEmail,
} from '@club/shared';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { buildLargeClub } from '../testing/large-club';
import { compareClubs } from '../scripts/backup/compare-clubs';
import { openCopy } from '../scripts/backup/club-copy';
import { downloadCopy } from '../scripts/backup/download-copy';
import { uploadCopy } from '../scripts/backup/upload-copy';
import { buildFunctions } from '../scripts/build/functions';
import { separateFolders } from '../scripts/build/folders';
import { type ApiClient, createApiClient } from '../scripts/import/api-client';
import { DEMO_LOGIN, ensureDemoAdministrador } from '../scripts/platform/accounts';
import { startFirebaseTools } from '../scripts/platform/firebase-tools';
import { startFirestoreEmulator } from '../scripts/platform/firestore-emulator';
import { startFunctionInstance } from '../scripts/platform/function-instance';
import { freePlatformPorts } from '../scripts/platform/ports';
import { seedDemo } from '../scripts/platform/seed-demo';

/**
 * A club of two thousand photos goes out of one club and into another, under Google's functions-framework on emulators:
 * sizes, times and the most memory that the function ever held. Arguments: photos, matches, KB of each photo.
 */
const [FOTOS = 2_000, PARTIDOS = 600, KB = 390] = process.argv.slice(2).map(Number);
const ROOT = path.resolve(import.meta.dirname, '..');
const PROJECT = 'demo-copia';

const { dir, ports } = {
  dir: await mkdtemp(path.join(os.tmpdir(), 'club-bench-')),
  ports: await freePlatformPorts(),
};
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

const startFunction = () =>
  startFunctionInstance({
    root: ROOT,
    functionId: 'api',
    dist: folders.functions,
    projectId: PROJECT,
    firestoreHost,
    authHost,
    logFile: path.join(dir, 'api.log'),
  });

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
const clearStore = () =>
  fetch(`http://${firestoreHost}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, {
    method: 'DELETE',
  });

/** Does something with a fresh instance, and says how long it took and how much memory the instance needed. */
async function measured<T>(what: string, work: (api: ApiClient) => Promise<T>): Promise<T> {
  const instance = await startFunction();
  const api = createApiClient({ url: instance.url, getToken: signInToEmulator });
  const startedAt = performance.now();
  try {
    const result = await work(api);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `${what}: ${seconds} s, peak of the function ${(await instance.peakMb()).toFixed(0)} MB`,
    );
    return result;
  } finally {
    await instance.stop();
  }
}

const download = (api: ApiClient, name: string) =>
  downloadCopy({
    api,
    fileName: path.join(dir, name),
    partFile: path.join(dir, `${name}.a-medias`),
  });

/** Photos whose stored bytes are not those of the copy, read without the function. */
async function photoDifferences({ fotos }: ClubCopy): Promise<string[]> {
  const different: string[] = [];
  for await (const foto of fotos()) {
    const stored = await services.db.doc(`imagenes/${fotoId(foto)}`).get();
    const bytes: unknown = stored.get('bytes');
    const isSame =
      bytes instanceof Uint8Array && Buffer.from(foto.jpeg_base64, 'base64').equals(bytes);
    if (!isSame) different.push(`bytes of ${fotoId(foto)}`);
  }
  return different;
}

try {
  const base = await measured('demo club in one answer', (api) => api.call(endpoints.exportar));
  const club = buildLargeClub({ base, partidos: PARTIDOS, fotos: FOTOS, fotoBytes: KB * 1000 });
  // As near to what one answer may hold as whole photos come.
  const near = buildLargeClub({ base, partidos: 60, fotos: 24, fotoBytes: 300_000 });
  const imagenes: ImagenFile[] = [];
  for await (const foto of near.fotos()) imagenes.push(foto);
  const file = clubFileOf(near.parte, imagenes);
  await clearStore();
  await measured(`one request of ${(JSON.stringify(file).length / 1e6).toFixed(1)} MB`, (api) =>
    api.call(endpoints.importar, { body: file }),
  );
  await measured('exported in one answer', (api) => api.call(endpoints.exportar));
  await clearStore();
  await measured('imported', (api) => uploadCopy(api, club));
  const first = await measured('exported and checked', (api) => download(api, 'uno.jsonl'));
  const { size } = await stat(first.fileName);
  console.log(
    `file: ${(size / 1e6).toFixed(0)} MB, ${String(first.parte.club.partidos.length)} matches, ${String(first.parte.fotos.length)} photos, club without photos ${(JSON.stringify(first.parte).length / 1e6).toFixed(1)} MB`,
  );
  await measured('refused in one answer', (api) =>
    api.call(endpoints.exportar).then(
      () => undefined,
      (error: unknown) => {
        console.log(String(error));
      },
    ),
  );
  await clearStore();
  const copy = await openCopy(first.fileName);
  await measured('loaded into an empty club', (api) => uploadCopy(api, copy));
  const stored = await measured('listed again', (api) => api.call(endpoints.exportarClub));
  const differences = [...compareClubs(copy.parte, stored), ...(await photoDifferences(copy))];
  console.log(`differences: ${String(differences.length)} ${differences.slice(0, 5).join('; ')}`);
  await measured('exported three times at once', (api) =>
    Promise.all(['a.jsonl', 'b.jsonl', 'c.jsonl'].map((name) => download(api, name))),
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await deleteApp(app);
  await Promise.all([tools.stop(), firestore.stop()]);
  await rm(dir, { recursive: true, force: true });
}
