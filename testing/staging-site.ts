import { clubConfig, loginEmail } from '@club/shared';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { TestProject } from 'vitest/node';
import { separateFolders } from '../scripts/build/folders';
import { ROOT } from '../scripts/build/index';
import { DEMO_LOGIN, ensureDemoAdmin } from '../scripts/platform/accounts';

/** Only projects with such a name may be emptied by journeys. */
const MADE_FOR_TESTS = /(^|-)(pruebas|staging)(-|$)/;

/**
 * Uses a deployed site instead of a local one, for journeys that need only a browser (docs/desplegar.md). They empty
 * its database and load the demo club. Its demo login exists only while they run.
 */
export async function setupStaging(
  project: TestProject,
  url: string,
): Promise<() => Promise<void>> {
  const projectId = process.env['CLUB_STAGING_PROJECT'] ?? '';
  if (!MADE_FOR_TESTS.test(projectId)) {
    throw new Error(
      `CLUB_STAGING_PROJECT «${projectId}»: journeys empty the database, so its name must contain «pruebas» or «staging»`,
    );
  }
  const app = initializeApp({ projectId }, 'staging');
  const auth = getAuth(app);
  await ensureDemoAdmin(auth);
  const site = url.replace(/\/$/, '');
  const folders = separateFolders(ROOT, project.name);
  project.provide('clubs', [
    { url: site, projectId, firestoreHost: '', authHost: '', demoExport: '', demoDay: '', folders },
  ]);
  project.provide('siteUrl', site);
  project.provide('authProjectId', projectId);
  project.provide('firestoreHost', '');
  project.provide('authHost', '');
  project.provide('functionsPid', 0);
  return async () => {
    const { uid } = await auth.getUserByEmail(
      loginEmail(DEMO_LOGIN.username, clubConfig.dominioLogin),
    );
    await auth.deleteUser(uid);
    await deleteApp(app);
  };
}
