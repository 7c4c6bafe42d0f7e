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
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DEMO_LOGIN } from '../../scripts/platform/accounts';
import { resetDemoClub } from '../../testing/demo-club';

describe('the web SDK against the running product', () => {
  let app: FirebaseApp;
  let db: Firestore;

  beforeAll(async () => {
    await resetDemoClub();
    // Denials are expected here, so the SDK need not warn about them.
    setLogLevel('silent');
    app = initializeApp({ apiKey: 'demo', projectId: inject('authProjectId') });
    db = getFirestore(app);
    const [host = '', port] = inject('firestoreHost').split(':');
    connectFirestoreEmulator(db, host, Number(port));
  });
  afterAll(() => deleteApp(app));

  const denied = { code: 'permission-denied' };

  it.each([
    ['anonymous', false],
    ['the administrator', true],
  ])('lets %s read what pages show and write nothing', async (_who, signsIn) => {
    if (signsIn) {
      const auth = getAuth(app);
      connectAuthEmulator(auth, `http://${inject('authHost')}`, { disableWarnings: true });
      const email = loginEmail(DEMO_LOGIN.username, clubConfig.dominioLogin);
      await signInWithEmailAndPassword(auth, email, DEMO_LOGIN.password);
    }
    const portada = doc(db, firestorePaths.portada());
    const before = (await getDoc(portada)).data();
    expect(before?.['next_games']).toHaveLength(6);
    await expect(setDoc(portada, { next_games: [] })).rejects.toMatchObject(denied);
    await expect(deleteDoc(portada)).rejects.toMatchObject(denied);
    await expect(setDoc(doc(db, 'partidos/nuevo'), { jugado: true })).rejects.toMatchObject(denied);
    await expect(getDoc(doc(db, firestorePaths.fechasNacimiento()))).rejects.toMatchObject(denied);
    expect((await getDoc(portada)).data()).toEqual(before);
  });
});
