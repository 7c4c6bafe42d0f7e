import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { separateFolders } from '../scripts/build/folders';
import { buildAll, ROOT } from '../scripts/build/index';
import type { ApiClient } from '../scripts/import/api-client';
import { type GoogleSiteOptions, startGoogleSite } from '../scripts/platform/google-site';
import { type Platform, startPlatform } from '../scripts/platform/platform';
import { freePlatformPorts } from '../scripts/platform/ports';
import { demoClient } from '../testing/demo-client';

/** The whole product on free ports, with the demo club or none, and a client that works in it. */
export interface LocalSite {
  readonly platform: Pick<Platform, 'url' | 'firestoreHost' | 'authHost' | 'stop'>;
  readonly projectId: string;
  readonly api: ApiClient;
}

/** What some work on a site of its own comes to; the site is gone afterwards. */
export async function withLocalSite<T>(
  options: {
    readonly seed: 'demo' | 'none';
    /** What answers: instances as on Google's machines, unless told otherwise (docs/decisions/0026). */
    readonly runsOn?: 'google-runtime' | 'functions-emulator';
    readonly functionsFirestoreHost?: (host: string) => Promise<string>;
  } & Pick<GoogleSiteOptions, 'sendsAvisos' | 'claves'>,
  work: (site: LocalSite) => Promise<T>,
): Promise<T> {
  const projectId = 'demo-club-medidas';
  // What is started here ends with us (scripts/platform/child.ts), if we end in an orderly way.
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

/** How often an emulator that is busy is asked again, and milliseconds between. */
const ATTEMPTS = 60;
const PAUSE_MS = 1_000;

/**
 * Empties the store of a local site; accounts stay. A transaction whose client was cut off holds what it has read for a
 * while, and the emulator answers 500 meanwhile.
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
