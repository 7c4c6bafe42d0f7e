import { hasPermission, ADMIN_ROLE } from '@club/shared';
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

/** The signed-in account. It only decides which screens are shown; the server checks permissions. */
export interface Account {
  readonly email: string;
  /** False for a helper, who may only enter matches. */
  readonly isAdmin: boolean;
}

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

/** The account with the role from its token; `null` for an account without access to the panel. */
async function readAccount(user: User): Promise<Account | null> {
  const { claims } = await user.getIdTokenResult();
  if (!hasPermission(claims['rol'], 'acta')) return null;
  return { email: readEmail(user), isAdmin: claims['rol'] === ADMIN_ROLE };
}

const readEmail = ({ email, uid }: User): string => email ?? uid;

/** Calls back with the signed-in account, now and on each change; `null` if nobody is signed in. */
export function observeAccount(onChange: (account: Account | null) => void): void {
  /** Number of the latest change. */
  let latest = 0;
  /** Last known account, for when the token cannot be refreshed offline. */
  let known: Account | null = null;
  onIdTokenChanged(auth, (user) => {
    latest += 1;
    const change = latest;
    const report = (account: Account | null) => {
      // A later change was reported while this account was being read.
      if (change !== latest) return;
      known = account;
      onChange(account);
    };
    if (!user) {
      report(null);
      return;
    }
    const email = readEmail(user);
    void readAccount(user).then(
      (account) => {
        report(account);
        if (!account) void signOut(auth);
      },
      // An old token cannot be refreshed offline. The session continues, as the server checks every call anyway.
      () => report(known?.email === email ? known : { email, isAdmin: true }),
    );
  });
}

export type SignInResult =
  | 'ok'
  | 'wrong-credentials'
  | 'disabled'
  | 'offline'
  | 'too-many-attempts';

/** Error codes for a server that was not reached or could not answer. With all other codes it has refused. */
const UNREACHED = new Set(['auth/network-request-failed', 'auth/internal-error', 'auth/timeout']);

/** Signs in an account with access to the panel; any other account is signed out again (regla 63). */
export async function signInToPanel(email: string, password: string): Promise<SignInResult> {
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    if (await readAccount(user)) return 'ok';
    await signOut(auth);
    return 'wrong-credentials';
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    if (error.code === 'auth/too-many-requests') return 'too-many-attempts';
    if (error.code === 'auth/user-disabled') return 'disabled';
    return UNREACHED.has(error.code) ? 'offline' : 'wrong-credentials';
  }
}

export async function signOutAccount(): Promise<void> {
  await signOut(auth);
}

/** Fresh ID token; `undefined` without a session. */
export async function idToken(): Promise<string | undefined> {
  await auth.authStateReady();
  try {
    return await auth.currentUser?.getIdToken();
  } catch (error) {
    // A session that was ended elsewhere has no token. The call goes out without one, and the server explains the
    // refusal.
    if (error instanceof FirebaseError && !UNREACHED.has(error.code)) return undefined;
    throw error;
  }
}
