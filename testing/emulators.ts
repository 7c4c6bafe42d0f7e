import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { copyPictureAssets } from '../scripts/build/functions';
import { ROOT } from '../scripts/build/index';
import { buildForServer, SHELLS, sourceShell } from '../scripts/build/web';
import { startFirebaseTools } from '../scripts/platform/firebase-tools';
import { startFirestoreEmulator } from '../scripts/platform/firestore-emulator';
import { freePlatformPorts } from '../scripts/platform/ports';

const AUTH_PROJECT = 'demo-club-pruebas';

/**
 * Builds what the function `pagina` reads, with the unbundled HTML pages and one made-up chunk. Returns its URL.
 */
async function buildPages(dir: string): Promise<string> {
  await buildForServer(ROOT, dir);
  for (const application of ['site', 'panel'] as const)
    await copyFile(sourceShell(ROOT, application), path.join(dir, SHELLS[application]));
  await writeFile(path.join(dir, 'app-chunks.json'), JSON.stringify({ home: ['assets/home.js'] }));
  await copyPictureAssets(ROOT, dir);
  return pathToFileURL(`${dir}/`).href;
}

/** Starts one Firestore and one Auth emulator for a whole test run. Each test file uses its own Firestore project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'club-pruebas-'));
  const ports = await freePlatformPorts();
  const [webBuild, firestore, tools] = await Promise.all([
    buildPages(path.join(dir, 'web')),
    startFirestoreEmulator({
      projectId: 'demo-pruebas',
      port: ports.firestore,
      isSingleProject: false,
      logDir: dir,
    }),
    startFirebaseTools({
      projectId: AUTH_PROJECT,
      ports,
      only: ['auth'],
      firestoreHost: `127.0.0.1:${String(ports.firestore)}`,
      logDir: dir,
    }),
  ]);
  project.provide('firestoreHost', firestore.host);
  project.provide('authHost', `127.0.0.1:${String(ports.auth)}`);
  project.provide('authProjectId', AUTH_PROJECT);
  project.provide('webBuild', webBuild);
  return async () => {
    await Promise.all([firestore.stop(), tools.stop()]);
    await rm(dir, { recursive: true, force: true });
  };
}
