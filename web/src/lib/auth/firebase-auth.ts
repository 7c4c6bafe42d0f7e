import { ROL_ADMINISTRADOR } from '@club/shared';
import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { emulatorAddress, firebaseApp } from '../firebase/firebase-app';

function openAuth(): Auth {
  const auth = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  const emulator = emulatorAddress('auth');
  if (emulator) {
    connectAuthEmulator(auth, `http://${emulator.host}:${String(emulator.port)}`, {
      disableWarnings: true,
    });
  }
  return auth;
}

const auth = openAuth();

async function isAdministrador(user: User): Promise<boolean> {
  const { claims } = await user.getIdTokenResult();
  return claims['rol'] === ROL_ADMINISTRADOR;
}

/** Calls back with who is signed in, now and on each change: `null` for nobody. */
export function observeAdministrador(onChange: (email: string | null) => void): void {
  let latest = 0;
  onIdTokenChanged(auth, (user) => {
    latest += 1;
    const turn = latest;
    const tell = (email: string | null) => {
      if (turn === latest) onChange(email);
    };
    if (!user) {
      tell(null);
      return;
    }
    const email = user.email ?? user.uid;
    void isAdministrador(user).then(
      (isAdmin) => {
        tell(isAdmin ? email : null);
        if (!isAdmin) void signOut(auth);
      },
      // Without network an old token cannot be renewed. The session stays: the server checks every call anyway.
      () => {
        tell(email);
      },
    );
  });
}

export type SignInResult = 'ok' | 'credenciales' | 'sin-conexion' | 'demasiados-intentos';

/** Codes that say that the server was not reached, or could not answer. Every other one is about the credentials. */
const UNREACHED = new Set(['auth/network-request-failed', 'auth/internal-error', 'auth/timeout']);

/** Signs the administrator in; any other account is signed out again (specification, section 4). */
export async function signInAdministrador(email: string, password: string): Promise<SignInResult> {
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    if (await isAdministrador(user)) return 'ok';
    await signOut(auth);
    return 'credenciales';
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    if (error.code === 'auth/too-many-requests') return 'demasiados-intentos';
    return UNREACHED.has(error.code) ? 'sin-conexion' : 'credenciales';
  }
}

/** Ends the session in this browser. */
export async function signOutAdministrador(): Promise<void> {
  await signOut(auth);
}

/** A fresh ID token, `undefined` without a session. */
export async function administradorToken(): Promise<string | undefined> {
  await auth.authStateReady();
  return auth.currentUser?.getIdToken();
}
