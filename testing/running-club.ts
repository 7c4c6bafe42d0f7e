/** A running site with its own club, build and accounts. */
export interface RunningClub {
  /** Origin of the site. */
  readonly url: string;
  readonly projectId: string;
  /** `host:port` of its emulators, empty for a deployed site. */
  readonly firestoreHost: string;
  readonly authHost: string;
  /** Folder with an export of the demo club, made at the start. Empty for a deployed site. */
  readonly demoExport: string;
  /** Date of that export, YYYY-MM-DD: the demo club's matches are relative to it. */
  readonly demoDay: string;
  /** Its build. Tests may modify these files without affecting other clubs. */
  readonly folders: { readonly functions: string; readonly web: string };
}

let current: RunningClub | undefined;

/** The club of this worker, in its tests and hooks. */
export function runningClub(): RunningClub {
  if (!current) throw new Error('no club runs yet');
  return current;
}

/** Origin of the running site. */
export const site = (): string => runningClub().url;

/** Points firebase-admin to the emulators of this worker's club. Tests that start another site call it afterwards. */
export function useEmulators(): void {
  const { firestoreHost, authHost } = runningClub();
  if (firestoreHost === '') return;
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
}

/** Environment variable with the clubs of a Playwright run, JSON. */
const CLUBS = 'CLUB_RUNNING_CLUBS';

/** Passes the clubs of all workers to processes started from now on. */
export function passClubs(clubs: readonly RunningClub[]): void {
  process.env[CLUBS] = JSON.stringify(clubs);
}

/** Uses the passed club of this worker, from 0. */
export function takeClubForWorker(worker: number): void {
  const club = (JSON.parse(process.env[CLUBS] ?? '[]') as RunningClub[])[worker];
  if (!club) throw new Error(`no club was started for worker ${String(worker)}`);
  current = club;
  useEmulators();
}
