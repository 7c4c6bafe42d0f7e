import { createServices } from '@club/functions';
import { VERSION_COUNTER_PATH, localDate, withChanges } from '@club/shared';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { importFirestore } from '../scripts/platform/firestore-emulator';
import { seedDemo } from '../scripts/platform/seed-demo';
import { runningClub } from './running-club';

/** For a deployed project: deletes document by document through the API. */
async function clearProject(): Promise<void> {
  const app = initializeApp({ projectId: runningClub().projectId }, 'vaciar');
  try {
    const db = getFirestore(app);
    for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  } finally {
    await deleteApp(app);
  }
}

/** Empties the running site's store. Accounts stay. */
export async function clearClub(): Promise<void> {
  const { firestoreHost, projectId } = runningClub();
  if (firestoreHost === '') return clearProject();
  const response = await fetch(
    `http://${firestoreHost}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    { method: 'DELETE' },
  );
  if (!response.ok) throw new Error(`the store was not emptied: ${String(response.status)}`);
}

/**
 * Resets the running site to the demo club. Accounts stay. With an emulator it restores the export made at the start,
 * if that was on the same day: playing two seasons takes as long as a whole journey.
 */
export async function resetDemoClub(): Promise<void> {
  const { firestoreHost, projectId, demoExport, demoDay } = runningClub();
  await clearClub();
  const app = initializeApp({ projectId }, 'demo');
  try {
    const services = createServices(app);
    // The demo depends on the date, and a run may cross midnight. A deployed site has no export.
    if (demoDay !== localDate(services.now())) {
      await seedDemo(services);
      return;
    }
    await importFirestore(firestoreHost, projectId, demoExport);
    // The version counter was restored too, so caches must be invalidated (docs/runbook.md).
    await services.db.doc(VERSION_COUNTER_PATH).set(withChanges(undefined, [], Date.now()));
  } finally {
    await deleteApp(app);
  }
}
