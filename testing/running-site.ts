import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildAll, ROOT } from '../scripts/build/index';
import { separateFolders } from '../scripts/build/folders';
import { lockLane } from '../scripts/platform/checkout-lock';
import { exportFirestore } from '../scripts/platform/firestore-emulator';
import { startGoogleSite } from '../scripts/platform/google-site';
import { freePlatformPorts } from '../scripts/platform/ports';
import { setupStaging } from './staging-site';

/**
 * The whole product as Google runs it (docs/decisions/0026) with its demo club, on free ports and a build of its own: `dist/`
 * and the name of the tests.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const staging = process.env['CLUB_STAGING_URL'];
  if (staging !== undefined) return setupStaging(project, staging);
  const projectId = `demo-club-${project.name}`;
  const lane = await lockLane(ROOT, project.name);
  const folders = separateFolders(ROOT, project.name);
  await buildAll('local', folders);
  const dir = await mkdtemp(path.join(os.tmpdir(), `club-${project.name}-`));
  const site = await startGoogleSite({
    root: ROOT,
    projectId,
    ports: await freePlatformPorts(),
    folders,
    seed: 'demo',
    logDir: path.join(dir, 'registro'),
    log: (line) => {
      console.log(`  [web] ${line}`);
    },
  });
  const demoExport = path.join(dir, 'demo');
  await exportFirestore(site.firestoreHost, projectId, demoExport);
  project.provide('demoExport', demoExport);
  project.provide('siteUrl', site.url);
  project.provide('firestoreHost', site.firestoreHost);
  project.provide('authHost', site.authHost);
  project.provide('authProjectId', projectId);
  project.provide('functionsPid', process.pid);
  return async () => {
    await site.stop();
    await rm(dir, { recursive: true, force: true });
    lane.release();
  };
}
