import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { localDate } from '@club/shared';
import type { RunningClub } from 'vitest';
import type { TestProject } from 'vitest/node';
import { separateFolders } from '../scripts/build/folders';
import { ROOT } from '../scripts/build/index';
import { lockLane } from '../scripts/platform/checkout-lock';
import { exportFirestore } from '../scripts/platform/firestore-emulator';
import { startGoogleSite } from '../scripts/platform/google-site';
import { freePlatformPorts } from '../scripts/platform/ports';
import { clubNow } from './club-clock';
import { failuresOf } from './failure-folder';
import { findBrowser } from './find-browser';
import { copyBuild } from './lane-build';
import { setupStaging } from './staging-site';

const log = (line: string) => {
  console.log(`  [web] ${line}`);
};

/**
 * Starts the whole product in a runtime like Google's (docs/decisions/0023) with the demo club, once per worker of
 * the project: free ports, its own store and a copy of the build. Accounts are shared (docs/decisions/0034).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const staging = process.env['CLUB_STAGING_URL'];
  if (staging !== undefined) {
    await rm(failuresOf(project.name), { recursive: true, force: true });
    return setupStaging(project, staging);
  }
  // The npm package's browser is unpacked on first use, so this is done before workers start in parallel.
  await findBrowser(process.env);
  const projectId = `demo-club-${project.name}`;
  const lane = await lockLane(ROOT, project.name);
  await rm(failuresOf(project.name), { recursive: true, force: true });
  const dir = await mkdtemp(path.join(os.tmpdir(), `club-${project.name}-`));
  const demoExport = path.join(dir, 'demo');
  const demoDay = localDate(clubNow());
  const { maxWorkers } = project.config;
  // A single test file needs a single club, except in watch mode.
  const isAll = project.vitest.config.watch;
  const workers = isAll ? maxWorkers : Math.min(maxWorkers, project.vitest.state.getPaths().length);
  const folders = Array.from({ length: workers }, (_none, index) =>
    separateFolders(ROOT, index === 0 ? project.name : `${project.name}-${String(index + 1)}`),
  );
  await copyBuild(folders);

  const sites: Awaited<ReturnType<typeof startGoogleSite>>[] = [];
  const stop = async () => {
    for (const site of sites.toReversed()) await site.stop();
    await rm(dir, { recursive: true, force: true });
    lane.release();
  };
  try {
    for (const [index, own] of folders.entries()) {
      const [first] = sites;
      const site = await startGoogleSite({
        root: ROOT,
        projectId,
        ports: await freePlatformPorts(),
        folders: own,
        // Seeded once. The others import the first one's export.
        seed: index === 0 ? 'demo' : 'none',
        logDir: path.join(dir, `registro-${String(index + 1)}`),
        log,
        ...(first && { authHost: first.authHost }),
      });
      sites.push(site);
      if (index === 0) await exportFirestore(site.firestoreHost, projectId, demoExport);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const clubs = sites.map(({ url, firestoreHost, authHost }, index): RunningClub => {
    const own = folders[index] ?? separateFolders(ROOT, project.name);
    return { url, projectId, firestoreHost, authHost, demoExport, demoDay, folders: own };
  });
  project.provide('clubs', clubs);
  project.provide('functionsPid', process.pid);
  const [first] = sites;
  if (first) {
    project.provide('siteUrl', first.url);
    project.provide('firestoreHost', first.firestoreHost);
    project.provide('authHost', first.authHost);
    project.provide('authProjectId', projectId);
  }
  return stop;
}
