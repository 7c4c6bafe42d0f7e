import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { clubConfig, localDate, loginEmail } from '@club/shared';
import type { FullConfig } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { separateFolders } from '../scripts/build/folders';
import { ROOT } from '../scripts/build/index';
import { DEMO_LOGIN, ensureDemoAdmin } from '../scripts/platform/accounts';
import { lockBuild } from '../scripts/platform/checkout-lock';
import { exportFirestore, importFirestore } from '../scripts/platform/firestore-emulator';
import { startGoogleSite } from '../scripts/platform/google-site';
import { freePlatformPorts } from '../scripts/platform/ports';
import { clubNow } from './club-clock';
import { copyBuild } from './lane-build';
import { passClubs, type RunningClub } from './running-club';

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
 * Starts the whole product in a runtime like Google's (docs/decisions/0023) for one worker: free ports, its own store
 * and accounts, and a copy of the build.
 */
async function startClub(worker: number, demo: Pick<RunningClub, 'demoExport' | 'demoDay'>) {
  const name = `recorridos-${String(worker + 1)}`;
  const lane = await lockBuild(ROOT, name);
  const folders = separateFolders(ROOT, name);
  const projectId = 'demo-club-recorridos';
  const logDir = await mkdtemp(path.join(os.tmpdir(), `club-${name}-`));
  const cleanUp = async () => {
    await rm(logDir, { recursive: true, force: true });
    lane.release();
  };
  try {
    await copyBuild(folders);
    const { url, firestoreHost, authHost, stop } = await startGoogleSite({
      projectId,
      ports: await freePlatformPorts(),
      folders,
      seed: worker === 0 ? 'demo' : 'none',
      logDir,
      log: (line) => {
        console.log(`  [web] ${line}`);
      },
    });
    // Playing the demo club's two seasons takes long, so the other clubs import those of the first.
    const transfer = worker === 0 ? exportFirestore : importFirestore;
    await transfer(firestoreHost, projectId, demo.demoExport);
    return {
      club: { url, projectId, firestoreHost, authHost, ...demo, folders },
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

/**
 * Starts a demo club for each worker before all browser tests, and returns what stops them. With `CLUB_STAGING_URL` the
 * tests use a deployed site.
 */
export default async function startClubs({ workers }: FullConfig): Promise<() => Promise<void>> {
  const staging = process.env['CLUB_STAGING_URL'];
  const dir = await mkdtemp(path.join(os.tmpdir(), 'club-demo-'));
  const demo = { demoExport: path.join(dir, 'demo'), demoDay: localDate(clubNow()) };
  const started: StartedClub[] = [];
  const stop = async () => {
    await Promise.all(started.map((one) => one.stop()));
    await rm(dir, { recursive: true, force: true });
  };
  try {
    // One after another: each sets the emulators of this process, and two builds would be made at once.
    for (let worker = 0; worker < workers; worker += 1) {
      started.push(
        await (staging === undefined ? startClub(worker, demo) : borrowStaging(staging)),
      );
    }
  } catch (error) {
    await stop();
    throw error;
  }
  passClubs(started.map(({ club }) => club));
  return stop;
}
