import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startTestApi } from '../functions/src/testing/test-api';
import { separateFolders } from '../scripts/build/folders';
import { buildFunctions } from '../scripts/build/functions';
import { ROOT } from '../scripts/build/index';
import { startFirebaseTools } from '../scripts/platform/firebase-tools';
import { startFirestoreEmulator } from '../scripts/platform/firestore-emulator';
import { startFunctionInstance } from '../scripts/platform/function-instance';
import { freePlatformPorts } from '../scripts/platform/ports';
import { measureLoginLoad, prepareSave } from './login-load';

const PROJECT = 'demo-medidas-entrada';
const CONNECTIONS = 40;
const DURATION_MS = 30_000;

const logDir = await mkdtemp(path.join(os.tmpdir(), 'club-medidas-'));
const { functions: dist } = separateFolders(ROOT, 'medidas-entrada');
const ports = await freePlatformPorts();
const firestoreHost = `127.0.0.1:${String(ports.firestore)}`;
const authHost = `127.0.0.1:${String(ports.auth)}`;
const [firestore, tools] = await Promise.all([
  startFirestoreEmulator({
    root: ROOT,
    projectId: PROJECT,
    port: ports.firestore,
    isSingleProject: false,
    logDir,
  }),
  startFirebaseTools({
    root: ROOT,
    projectId: PROJECT,
    ports,
    only: ['auth'],
    firestoreHost,
    logDir,
  }),
  buildFunctions(ROOT, dist),
]);
try {
  const seed = await startTestApi({
    firestore: firestoreHost,
    auth: authHost,
    authProjectId: PROJECT,
  });
  const api = await startFunctionInstance({
    root: ROOT,
    functionId: 'api',
    dist,
    projectId: PROJECT,
    firestoreHost,
    authHost,
    logFile: path.join(logDir, 'api.log'),
  });
  const save = await prepareSave(api.url, seed.tokens.administrador);
  const { aloneMs, underLoadMs, tries } = await measureLoginLoad({
    url: api.url,
    save,
    connections: CONNECTIONS,
    durationMs: DURATION_MS,
  });
  console.log(
    `p95 de guardar una ficha: ${aloneMs.toFixed(1)} ms; con ${String(CONNECTIONS)} conexiones probando contraseñas, ${underLoadMs.toFixed(1)} ms (${(underLoadMs / aloneMs).toFixed(2)} veces). Respuestas: ${JSON.stringify(tries)}`,
  );
  await api.stop();
  await seed.stop();
} finally {
  await Promise.all([firestore.stop(), tools.stop()]);
  await rm(logDir, { recursive: true, force: true });
  await rm(path.dirname(dist), { recursive: true, force: true });
}
