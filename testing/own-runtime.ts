import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { separateFolders } from '../scripts/build/folders';
import { ROOT } from '../scripts/build/index';
import {
  type GoogleRuntime,
  type GoogleRuntimeOptions,
  startGoogleRuntime,
} from '../scripts/platform/google-runtime';

interface OwnRuntime extends GoogleRuntime {
  /** Options of its start. Its log is in `logDir` until it is stopped. */
  readonly options: GoogleRuntimeOptions;
}

/**
 * Google's runtime for the tests of one file, on this run's emulators. Its instances are not shared, so their memory
 * belongs to these tests. The store may be behind a proxy.
 */
export async function startOwnRuntime(
  own: Partial<Pick<GoogleRuntimeOptions, 'env' | 'firestoreHost' | 'instances'>> = {},
): Promise<OwnRuntime> {
  const logDir = await mkdtemp(path.join(os.tmpdir(), 'club-plataforma-'));
  const options: GoogleRuntimeOptions = {
    root: ROOT,
    projectId: inject('authProjectId'),
    folders: separateFolders(ROOT, 'plataforma'),
    firestoreHost: inject('firestoreHost'),
    authHost: inject('authHost'),
    logDir,
    ...own,
  };
  const runtime = await startGoogleRuntime(options);
  return {
    ...runtime,
    options,
    async stop() {
      await runtime.stop();
      await rm(logDir, { recursive: true });
    },
  };
}
