import { runningClub } from './running-club';

/*
 * Emulators of this worker's club for firebase-admin. A deployed site has none. Set in each file, because a worker
 * inherits the environment of the process that started all clubs.
 */
const { firestoreHost, authHost } = runningClub();
if (firestoreHost !== '') {
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
}
