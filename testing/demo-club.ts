import { VERSION_COUNTER_PATH, localDate, nextVersion } from '@club/shared';
import { clearFirestore, importFirestore } from '../scripts/platform/firestore-emulator';
import { seedDemo } from '../scripts/platform/seed-demo';
import { withServices } from '../scripts/platform/run-command';
import { runningClub } from './running-club';

/** Empties the running site's store. Accounts stay. */
export async function clearClub(): Promise<void> {
  const { firestoreHost, projectId } = runningClub();
  if (firestoreHost !== '') return clearFirestore(firestoreHost, projectId);
  // A deployed project has no such call.
  return withServices(projectId, async ({ db }) => {
    for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  });
}

/**
 * Resets the running site to the demo club. Accounts stay. With an emulator it restores the export made at the start,
 * if that was on the same day: playing two seasons takes as long as a whole journey.
 */
export async function resetDemoClub(): Promise<void> {
  const { firestoreHost, projectId, demoExport, demoDay } = runningClub();
  await clearClub();
  await withServices(projectId, async (services) => {
    // The demo depends on the date, and a run may cross midnight. A deployed site has no export.
    if (demoDay !== localDate(services.now())) {
      await seedDemo(services);
      return;
    }
    await importFirestore(firestoreHost, projectId, demoExport);
    // The version counter was restored too, so caches must be invalidated (docs/decisions/0026).
    await services.db.doc(VERSION_COUNTER_PATH).set(nextVersion(undefined, Date.now()));
  });
}
