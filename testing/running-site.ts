import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { clubConfig, localDate, loginEmail } from '@club/shared';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { separateFolders } from '../scripts/build/folders';
import { ROOT } from '../scripts/build/index';
import { DEMO_LOGIN, ensureDemoAdmin } from '../scripts/platform/accounts';
import { lockLane } from '../scripts/platform/checkout-lock';
import { exportFirestore } from '../scripts/platform/firestore-emulator';
import { startGoogleSite } from '../scripts/platform/google-site';
import { freePlatformPorts } from '../scripts/platform/ports';
import { clubNow } from './club-clock';
import { copyBuild } from './lane-build';
import type { RunningClub } from './running-club';

interface StartedClub {
  readonly club: RunningClub;
  readonly stop: () => Promise<void>;
}

/** Only projects with such a name may be emptied by journeys. */
const MADE_FOR_TESTS = /(^|-)(pruebas|staging)(-|$)/;

/**
 * Uses a deployed site instead of a local one, for journeys that need only a browser (docs/desplegar.md). They empty
 * its database and load the demo club. Its demo login exists only while they run.
 */
async function borrowStaging(url: string): Promise<StartedClub> {
  const projectId = process.env['CLUB_STAGING_PROJECT'] ?? '';
  if (!MADE_FOR_TESTS.test(projectId)) {
    throw new Error(
      `CLUB_STAGING_PROJECT «${projectId}»: journeys empty the database, so its name must contain «pruebas» or «staging»`,
    );
  }
  const app = initializeApp({ projectId }, 'staging');
  const auth = getAuth(app);
  await ensureDemoAdmin(auth);
  return {
    club: {
      url: url.replace(/\/$/, ''),
      projectId,
      firestoreHost: '',
      authHost: '',
      demoExport: '',
      demoDay: '',
      folders: separateFolders(ROOT, 'staging'),
    },
    stop: async () => {
      const { uid } = await auth.getUserByEmail(
        loginEmail(DEMO_LOGIN.username, clubConfig.loginDomain),
      );
      await auth.deleteUser(uid);
      await deleteApp(app);
    },
  };
}

/**
 * Starts the whole product in a runtime like Google's (docs/decisions/0023) with the demo club, for one worker of a
 * test project: free ports, its own store and accounts, and a copy of the build.
 */
export async function startClub(project: string, worker: number): Promise<StartedClub> {
  const staging = process.env['CLUB_STAGING_URL'];
  if (staging !== undefined) return borrowStaging(staging);
  const name = `${project}-${String(worker + 1)}`;
  // Workers that start at once look for free ports in different shares.
  process.env['CLUB_TEST_LANE'] = String(Number(process.env['CLUB_TEST_LANE'] ?? 0) + worker);
  const lane = await lockLane(ROOT, name);
  const folders = separateFolders(ROOT, name);
  const dir = await mkdtemp(path.join(os.tmpdir(), `club-${name}-`));
  const demoExport = path.join(dir, 'demo');
  const projectId = `demo-club-${project}`;
  const cleanUp = async () => {
    await rm(dir, { recursive: true, force: true });
    lane.release();
  };
  try {
    await copyBuild(folders);
    const demoDay = localDate(clubNow());
    const { url, firestoreHost, authHost, stop } = await startGoogleSite({
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
    await exportFirestore(firestoreHost, projectId, demoExport);
    return {
      club: { url, projectId, firestoreHost, authHost, demoExport, demoDay, folders },
      stop: async () => {
        await stop();
        await cleanUp();
      },
    };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
