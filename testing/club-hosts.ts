import { runningClub } from './running-club';

/*
 * Where firebase-admin finds this worker's emulators; a deployed site has none. Set for each file: a worker inherits the
 * settings of the process that has started all clubs.
 */
const { firestoreHost, authHost } = runningClub();
if (firestoreHost !== '') {
  process.env['FIRESTORE_EMULATOR_HOST'] = firestoreHost;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = authHost;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
}
