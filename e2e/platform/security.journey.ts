import { clubConfig, firestorePaths, loginEmail } from '@club/shared';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { DEMO_LOGIN } from '../../scripts/platform/accounts';
import { resetDemoClub } from '../../testing/demo-club';
import { expect, test } from '../../testing/journey';
import { runningClub } from '../../testing/running-club';

test.describe('the web SDK against the running product', () => {
  let app: FirebaseApp;
  let db: Firestore;

  test.beforeAll(async () => {
    await resetDemoClub();
    // Denials are expected here, so the SDK need not warn about them.
    setLogLevel('silent');
    app = initializeApp({ apiKey: 'demo', projectId: runningClub().projectId });
    db = getFirestore(app);
    const [host = '', port] = runningClub().firestoreHost.split(':');
    connectFirestoreEmulator(db, host, Number(port));
  });
  test.afterAll(() => deleteApp(app));

  const denied = { code: 'permission-denied' };

  for (const [who, signsIn] of [
    ['anonymous', false],
    ['the administrator', true],
  ] as const) {
    test(`lets ${who} read what pages show and write nothing`, async () => {
      if (signsIn) {
        const auth = getAuth(app);
        connectAuthEmulator(auth, `http://${runningClub().authHost}`, { disableWarnings: true });
        const email = loginEmail(DEMO_LOGIN.username, clubConfig.loginDomain);
        await signInWithEmailAndPassword(auth, email, DEMO_LOGIN.password);
      }
      const portada = doc(db, firestorePaths.portada());
      const before = (await getDoc(portada)).data();
      expect(before?.['next_games']).toHaveLength(6);
      await expect(setDoc(portada, { next_games: [] })).rejects.toMatchObject(denied);
      await expect(deleteDoc(portada)).rejects.toMatchObject(denied);
      await expect(setDoc(doc(db, 'partidos/nuevo'), { jugado: true })).rejects.toMatchObject(
        denied,
      );
      await expect(getDoc(doc(db, firestorePaths.birthDates()))).rejects.toMatchObject(denied);
      expect((await getDoc(portada)).data()).toEqual(before);
    });
  }
});
