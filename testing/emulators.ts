import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startFirebaseTools } from '../scripts/platform/firebase-tools';
import { startFirestoreEmulator } from '../scripts/platform/firestore-emulator';
import { freePlatformPorts } from '../scripts/platform/ports';

const ROOT = path.resolve(import.meta.dirname, '..');
const AUTH_PROJECT = 'demo-club-pruebas';

/** One Firestore and one Auth emulator for a whole test run; each test file takes a Firestore project of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const logDir = await mkdtemp(path.join(os.tmpdir(), 'club-pruebas-'));
  const ports = await freePlatformPorts();
  const [firestore, tools] = await Promise.all([
    startFirestoreEmulator({
      root: ROOT,
      projectId: 'demo-pruebas',
      port: ports.firestore,
      isSingleProject: false,
      logDir,
    }),
    startFirebaseTools({
      root: ROOT,
      projectId: AUTH_PROJECT,
      ports,
      only: ['auth'],
      firestoreHost: `127.0.0.1:${String(ports.firestore)}`,
      logDir,
    }),
  ]);
  project.provide('firestoreHost', firestore.host);
  project.provide('authHost', `127.0.0.1:${String(ports.auth)}`);
  project.provide('authProjectId', AUTH_PROJECT);
  return async () => {
    await Promise.all([firestore.stop(), tools.stop()]);
    await rm(logDir, { recursive: true, force: true });
  };
}
