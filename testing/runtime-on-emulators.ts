import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { separateFolders } from '../scripts/build/folders';
import { ROOT } from '../scripts/build/index';
import { clearFirestore, startFirestoreEmulator } from '../scripts/platform/firestore-emulator';
import type { GoogleRuntimeOptions } from '../scripts/platform/google-runtime';
import { copyBuild } from './lane-build';
import { type OwnRuntime, startOwnRuntime } from './own-runtime';

/** A Firestore emulator for one test file. On the run's emulator, all runtimes would share the accounts' project. */
export async function startOwnStore() {
  const logDir = await mkdtemp(path.join(os.tmpdir(), 'club-store-'));
  const projectId = inject('authProjectId');
  const store = await startFirestoreEmulator({
    root: ROOT,
    projectId,
    isSingleProject: true,
    logDir,
  });
  return {
    host: store.host,
    clear: () => clearFirestore(store.host, projectId),
    stop: async () => {
      await store.stop();
      await rm(logDir, { recursive: true });
    },
  };
}

/** Google's runtime with its own copy of the build, and the accounts of this run. The store may be behind a proxy. */
export async function startRuntimeOnEmulators(
  own: Pick<GoogleRuntimeOptions, 'firestoreHost' | 'instances'>,
): Promise<OwnRuntime> {
  const folders = separateFolders(ROOT, `runtime-${String(process.env['VITEST_POOL_ID'])}`);
  await copyBuild(folders);
  return startOwnRuntime({
    projectId: inject('authProjectId'),
    folders,
    authHost: inject('authHost'),
    ...own,
  });
}
