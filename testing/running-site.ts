import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildAll, ROOT } from '../scripts/build/index';
import { separateFolders } from '../scripts/build/folders';
import { startPlatform } from '../scripts/platform/platform';
import { freePlatformPorts } from '../scripts/platform/ports';
import { setupStaging } from './staging-site';

export const JOURNEYS_PROJECT = 'demo-club-recorridos';

/** The whole product with its demo club, on free ports and a build of its own, for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const staging = process.env['CLUB_STAGING_URL'];
  if (staging !== undefined) return setupStaging(project, staging);
  const folders = separateFolders(ROOT, 'recorridos');
  await buildAll('local', folders);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'club-recorridos-'));
  const platform = await startPlatform({
    root: ROOT,
    projectId: JOURNEYS_PROJECT,
    ports: await freePlatformPorts(),
    folders,
    dataDir: path.join(dir, 'datos'),
    seed: 'demo',
    logDir: path.join(dir, 'registro'),
    exportIntervalS: 0,
    log: (line) => {
      console.log(`  [web] ${line}`);
    },
  });
  project.provide('siteUrl', platform.url);
  project.provide('firestoreHost', platform.firestoreHost);
  project.provide('authHost', platform.authHost);
  project.provide('authProjectId', JOURNEYS_PROJECT);
  project.provide('functionsPid', platform.firebasePid);
  return async () => {
    await platform.stop();
    await rm(dir, { recursive: true, force: true });
  };
}
