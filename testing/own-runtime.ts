import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../scripts/build/index';
import {
  type GoogleRuntime,
  type GoogleRuntimeOptions,
  startGoogleRuntime,
} from '../scripts/platform/google-runtime';

/** Google's runtime for the tests of one file. Its instances are not shared, so their memory belongs to these tests. */
export async function startOwnRuntime(
  own: Omit<GoogleRuntimeOptions, 'root' | 'logDir'>,
): Promise<GoogleRuntime> {
  const logDir = await mkdtemp(path.join(os.tmpdir(), 'club-runtime-'));
  const runtime = await startGoogleRuntime({ root: ROOT, logDir, ...own });
  return {
    ...runtime,
    async stop() {
      await runtime.stop();
      await rm(logDir, { recursive: true });
    },
  };
}
