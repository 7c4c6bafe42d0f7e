import { randomUUID } from 'node:crypto';
import { createServices, type Services } from '@club/functions';
import { deleteApp, initializeApp } from 'firebase-admin/app';

/** Runs `work` with the database and the accounts of a project, in this process, and returns its result. */
export async function withServices<T>(
  projectId: string,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const app = initializeApp({ projectId }, randomUUID());
  try {
    return await work(createServices(app));
  } finally {
    await deleteApp(app);
  }
}
