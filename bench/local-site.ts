import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { EVENTOS, type Partido } from '@club/shared';
import { separateFolders } from '../scripts/build/folders';
import { buildAll, ROOT } from '../scripts/build/index';
import type { ApiClient } from '../scripts/import/api-client';
import { startGoogleSite } from '../scripts/platform/google-site';
import { freePlatformPorts } from '../scripts/platform/ports';
import { demoClient } from '../testing/club-access';

/** The whole product on free ports, and an API client. */
export interface LocalSite {
  readonly platform: Awaited<ReturnType<typeof startGoogleSite>>;
  readonly projectId: string;
  readonly api: ApiClient;
}

/** Runs `work` on a temporary site in a runtime like Google's (docs/decisions/0023) and returns its result. */
export async function withLocalSite<T>(
  options: {
    readonly seed: 'demo' | 'none';
    /** Starts a proxy for the emulator at `host`. Returns the proxy's host, to which the functions connect. */
    readonly startFirestoreProxy?: (host: string) => Promise<string>;
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
  const folders = separateFolders(ROOT, 'medidas');
  await buildAll('local', folders);
  const logDir = await mkdtemp(path.join(os.tmpdir(), 'club-medidas-'));
  const platform = await startGoogleSite({
    projectId,
    ports: await freePlatformPorts(),
    folders,
    logDir,
    log: () => undefined,
    ...options,
  });
  try {
    const api = demoClient(platform.url);
    return await work({ platform, projectId, api });
  } finally {
    await platform.stop();
    await rm(logDir, { recursive: true, force: true });
  }
}

/** The sheet of a match with a number of our goals, without scorers. Saving it changes every page with the match. */
export const sheetWithGoals = ({ alineacion, detalles }: Partido, goals: number) => ({
  alineacion,
  detalles: {
    primera_parte: detalles.primera_parte.filter(({ evento }) => EVENTOS[evento].marcador === null),
    segunda_parte: Array.from({ length: goals }, () => ({ evento: 'gol anotado' as const })),
  },
});
