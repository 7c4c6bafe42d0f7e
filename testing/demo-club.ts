import { createServices } from '@club/functions';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { inject } from 'vitest';
import { seedDemo } from '../scripts/seed/seed-demo';

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

/** Empties the running site's store and loads the demo club again; accounts stay. */
export async function resetDemoClub(): Promise<void> {
  if (inject('firestoreHost') !== '') {
    process.env['FIRESTORE_EMULATOR_HOST'] = inject('firestoreHost');
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = inject('authHost');
    process.env['METADATA_SERVER_DETECTION'] = 'none';
  }
  await clearClub();
  const app = initializeApp({ projectId: inject('authProjectId') }, 'demo');
  try {
    await seedDemo(createServices(app));
  } finally {
    await deleteApp(app);
  }
}
