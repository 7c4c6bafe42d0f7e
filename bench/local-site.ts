import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { separateFolders } from '../scripts/build/folders';
import { buildAll, ROOT } from '../scripts/build/index';
import type { ApiClient } from '../scripts/import/api-client';
import { startGoogleSite } from '../scripts/platform/google-site';
import { type Platform, startPlatform } from '../scripts/platform/platform';
import { freePlatformPorts } from '../scripts/platform/ports';
import { demoClient } from '../testing/club-access';

/** The whole product on free ports, and an API client. */
export interface LocalSite {
  readonly platform: Pick<Platform, 'url' | 'firestoreHost' | 'authHost' | 'stop'>;
  readonly projectId: string;
  readonly api: ApiClient;
}

/** Folders of the site's build. */
const FOLDERS = separateFolders(ROOT, 'medidas');

/** Runs `work` on a temporary site and returns its result. */
export async function withLocalSite<T>(
  options: {
    readonly seed: 'demo' | 'none';
    /** Runtime of the functions. Default: `google-runtime` (docs/decisions/0023). */
    readonly runsOn?: 'google-runtime' | 'functions-emulator';
    /** From the emulator's host, the host that the functions connect to: a proxy. */
    readonly functionsFirestoreHost?: (host: string) => Promise<string>;
  },
  work: (site: LocalSite) => Promise<T>,
): Promise<T> {
  const projectId = 'demo-club-medidas';
  // Child processes are ended by the `exit` event (scripts/platform/child.ts), which a signal alone does not cause.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      process.exit(1);
    });
  }
  await buildAll('local', FOLDERS);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'club-medidas-'));
  const { runsOn = 'google-runtime', ...others } = options;
  const common = {
    root: ROOT,
    projectId,
    ports: await freePlatformPorts(),
    folders: FOLDERS,
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
