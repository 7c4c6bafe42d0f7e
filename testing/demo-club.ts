import { createServices } from '@club/functions';
import { CAMBIOS_PATH, withCambios } from '@club/shared';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { inject } from 'vitest';
import { importFirestore } from '../scripts/platform/firestore-emulator';
import { seedDemo } from '../scripts/platform/seed-demo';

/** Without an emulator: document by document, through the API that a real project has. */
async function clearProject(): Promise<void> {
  const app = initializeApp({ projectId: inject('authProjectId') }, 'vaciar');
  try {
    const db = getFirestore(app);
    for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  } finally {
    await deleteApp(app);
  }
}

/** Empties the running site's store; accounts stay. */
export async function clearClub(): Promise<void> {
  if (inject('firestoreHost') === '') return clearProject();
  const response = await fetch(
    `http://${inject('firestoreHost')}/emulator/v1/projects/${inject('authProjectId')}/databases/(default)/documents`,
    { method: 'DELETE' },
  );
  if (!response.ok) throw new Error(`the store was not emptied: ${String(response.status)}`);
}

/**
 * Empties the running site's store and loads the demo club again; accounts stay. On an emulator as it was written out when
 * the site started: playing two seasons takes as long as a whole journey.
 */
export async function resetDemoClub(): Promise<void> {
  const [firestoreHost, projectId] = [inject('firestoreHost'), inject('authProjectId')];
  if (firestoreHost !== '') {
    process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = inject('authHost');
    process.env['METADATA_SERVER_DETECTION'] = 'none';
  }
  await clearClub();
  const app = initializeApp({ projectId }, 'demo');
  try {
    const services = createServices(app);
    if (firestoreHost === '') {
      await seedDemo(services);
      return;
    }
    await importFirestore(firestoreHost, projectId, inject('demoExport'));
    // It has come back from the past with the rest: nobody may take what he keeps for up to date (docs/runbook.md).
    await services.db.doc(CAMBIOS_PATH).set(withCambios(undefined, [], Date.now()));
  } finally {
    await deleteApp(app);
  }
}
