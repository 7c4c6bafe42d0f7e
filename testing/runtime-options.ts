import { inject } from 'vitest';
import { separateFolders } from '../scripts/build/folders';
import { ROOT } from '../scripts/build/index';
import type { GoogleRuntimeOptions } from '../scripts/platform/google-runtime';

/** What Google's runtime starts with for one file of journeys: this run's emulators and a build of its own. */
export const runtimeOptions = (
  logDir: string,
  firestoreHost = inject('firestoreHost'),
): GoogleRuntimeOptions => ({
  root: ROOT,
  projectId: inject('authProjectId'),
  folders: separateFolders(ROOT, 'plataforma'),
  firestoreHost,
  authHost: inject('authHost'),
  logDir,
});
