import { randomUUID } from 'node:crypto';
import { createServices, type Services } from '@club/functions';
import { BackupError } from '@club/shared';
import { initializeApp, deleteApp } from 'firebase-admin/app';
import { UserError } from './user-error';

/** Runs a command and ends the process: with exit code 1 after an error, or if `run` resolves with false. */
export async function runCommand(run: () => Promise<unknown>): Promise<never> {
  try {
    process.exit((await run()) === false ? 1 : 0);
  } catch (error) {
    const isForUser = error instanceof UserError || error instanceof BackupError;
    console.error(isForUser ? error.message : error);
    process.exit(1);
  }
}

/** Services of the project in the options, or in `GCLOUD_PROJECT`. Throws a UserError with `usage` if there is none. */
export function createProjectServices(project: string | undefined, usage: string): Services {
  const projectId = project ?? process.env['GCLOUD_PROJECT'];
  if (projectId === undefined) throw new UserError(usage);
  // Firestore and Auth read this variable on first use.
  process.env['GCLOUD_PROJECT'] = projectId;
  return createServices(initializeApp({ projectId }));
}

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
