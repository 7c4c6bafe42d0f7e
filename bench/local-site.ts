import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { separateFolders } from '../scripts/build/folders';
import { buildAll, ROOT } from '../scripts/build/index';
import type { ApiClient } from '../scripts/import/api-client';
import { startGoogleSite } from '../scripts/platform/google-site';
import { type Platform, startPlatform } from '../scripts/platform/platform';
import { freePlatformPorts } from '../scripts/platform/ports';
import { demoClient } from '../testing/club-access';

/** The whole product on free ports, with the demo club or empty, and an API client. */
export interface LocalSite {
  readonly platform: Pick<Platform, 'url' | 'firestoreHost' | 'authHost' | 'stop'>;
  readonly projectId: string;
  readonly api: ApiClient;
}

/** Result of work on a temporary site. */
export async function withLocalSite<T>(
  options: {
    readonly seed: 'demo' | 'none';
    /** Runtime of the functions. Default: instances as on Google's machines (docs/decisions/0023). */
    readonly runsOn?: 'google-runtime' | 'functions-emulator';
    readonly functionsFirestoreHost?: (host: string) => Promise<string>;
  },
  work: (site: LocalSite) => Promise<T>,
): Promise<T> {
  const projectId = 'demo-club-medidas';
  // Child processes end with this one (scripts/platform/child.ts) if it exits in order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      process.exit(1);
    });
  }
  const folders = separateFolders(ROOT, 'medidas');
  await buildAll('local', folders);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'club-medidas-'));
  const { runsOn = 'google-runtime', ...others } = options;
  const common = {
    root: ROOT,
    projectId,
    ports: await freePlatformPorts(),
    folders,
    logDir: path.join(dir, 'registro'),
    log: () => undefined,
    ...others,
  };
  const platform =
    runsOn === 'google-runtime'
      ? await startGoogleSite(common)
      : await startPlatform({ ...common, dataDir: path.join(dir, 'datos'), exportIntervalS: 0 });
  try {
    const api = demoClient(platform.url);
    return await work({ platform, projectId, api });
  } finally {
    await platform.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** Number of retries with a busy emulator, and milliseconds in between. */
const ATTEMPTS = 60;
const PAUSE_MS = 1_000;

/**
 * Empties the store of a local site. Accounts stay. A transaction of a disconnected client holds its locks for a
 * while, and the emulator responds 500 meanwhile.
 */
export async function clearStore(firestoreHost: string, projectId: string): Promise<void> {
  const url = `http://${firestoreHost}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  for (let attempt = 1; ; attempt += 1) {
    const { ok, status } = await fetch(url, { method: 'DELETE' });
    if (ok) return;
    if (status !== 500 || attempt === ATTEMPTS)
      throw new Error(`the store was not emptied: ${String(status)}`);
    await delay(PAUSE_MS);
  }
}
