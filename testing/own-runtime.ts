import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../scripts/build/index';
import {
  type GoogleRuntime,
  type GoogleRuntimeOptions,
  startGoogleRuntime,
} from '../scripts/platform/google-runtime';

export interface OwnRuntime extends GoogleRuntime {
  /** Options of its start. Its log is in `logDir` until it is stopped. */
  readonly options: GoogleRuntimeOptions;
}

/** Google's runtime for the tests of one file. Its instances are not shared, so their memory belongs to these tests. */
export async function startOwnRuntime(
  own: Omit<GoogleRuntimeOptions, 'root' | 'logDir'>,
): Promise<OwnRuntime> {
  const logDir = await mkdtemp(path.join(os.tmpdir(), 'club-runtime-'));
  const options: GoogleRuntimeOptions = { root: ROOT, logDir, ...own };
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
