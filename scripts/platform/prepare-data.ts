import { randomUUID } from 'node:crypto';
import { createServices, type Services } from '@club/functions';
import { firestorePaths } from '@club/shared';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { runMigrations } from '../migrate/run-migrations';
import { ensureDemoAdmin } from './accounts';
import { seedDemo } from './seed-demo';

async function withServices(
  projectId: string,
  work: (services: Services) => Promise<void>,
): Promise<void> {
  const app = initializeApp({ projectId }, randomUUID());
  try {
    await work(createServices(app));
  } finally {
    await deleteApp(app);
  }
}

/** Creates the demo login. */
export const prepareAccounts = (projectId: string): Promise<void> =>
  withServices(projectId, ({ auth }) => ensureDemoAdmin(auth));

/** Runs the migrations and, if wanted, fills an empty store with the demo club. */
export const prepareStore = (
  projectId: string,
  { seed, log }: { readonly seed: 'demo' | 'none'; readonly log: (line: string) => void },
): Promise<void> =>
  withServices(projectId, async (services) => {
    for (const { descripcion, documents } of (await runMigrations(services)).done) {
      if (documents > 0) log(`Datos al día: ${descripcion} (${String(documents)} documentos)`);
    }
    const club = await services.db.doc(firestorePaths.club()).get();
    if (seed === 'none' || club.exists) return;
    const { partidos } = await seedDemo(services);
    log(`Datos de demostración cargados (${String(partidos)} partidos)`);
  });
