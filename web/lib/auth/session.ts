import { clubConfig, endpoints, loginEmail } from '@club/shared';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { callApi } from '../api/call-api';
import { type Credentials, provideCredentials } from '../api/credential';
import { clearDrafts } from '../drafts/draft-store';
import { readEnvironment } from '../state/environment';
import type { Account, SignInResult } from './firebase-auth';
import { noteSession } from './had-session';

export type { Account };

/** Session of this browser. `loading`: not known yet. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly account: Account }
  /** The session ended without a sign-out. The screen stays as it is until the user signs in again. */
  | {
      readonly kind: 'expired';
      readonly account: Account;
      readonly reason?: string | undefined;
    };

const loadAppCheck = () => import('../firebase/app-check');

/** Loads Firebase Auth on demand, so that public pages never download it. */
const loadAuth = async () => {
  const { appCheck } = readEnvironment();
  // Must start before Auth, so that the sign-in carries App Check tokens.
  if (appCheck) (await loadAppCheck()).startAppCheck(appCheck);
  return import('./firebase-auth');
};

let session: Session = { kind: 'loading' };
let hasStarted = false;
/** The server's reason for ending the session. */
let reason: string | undefined;
const listeners = new Set<() => void>();

/** Milliseconds after which the session cookie is renewed, or set again if that failed (regla 64). */
const RENEWAL_MS = 5 * 60_000;

/** Calls about the cookie, one after another, so that a removal cannot overtake the call that sets it. */
let cookieCalls: Promise<unknown> = Promise.resolve();

/** Sets or removes the server's session cookie, which only says that somebody is signed in and grants nothing. */
function syncCookie(isSignedIn: boolean): void {
  cookieCalls = cookieCalls.then(() =>
    callApi(isSignedIn ? endpoints.openSession : endpoints.closeSession),
  );
}

function setSession(next: Session): void {
  const isSignedIn = next.kind === 'signed-in';
  if (isSignedIn || session.kind === 'signed-in') syncCookie(isSignedIn);
  session = next;
  listeners.forEach((listener) => listener());
}

/** Updates the session after Firebase Auth reported an account, or `null` if nobody is signed in. */
function publish(account: Account | null): void {
  const known = session.kind === 'signed-in' ? session.account : undefined;
  if (account) {
    // A token refresh reports the same account again; nothing re-renders then.
    if (known?.email === account.email && known.isAdmin === account.isAdmin) return;
    setSession({ kind: 'signed-in', account });
  } else if (session.kind !== 'expired') {
    setSession(known ? { kind: 'expired', account: known, reason } : { kind: 'signed-out' });
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!hasStarted) {
    hasStarted = true;
    loadAuth().then(
      ({ observeAccount }) => {
        setInterval(() => {
          if (session.kind === 'signed-in') syncCookie(true);
        }, RENEWAL_MS);
        observeAccount((account) => {
          noteSession(account !== null);
          publish(account);
        });
      },
      () => {
        hasStarted = false;
        publish(null);
      },
    );
  }
  return () => {
    listeners.delete(listener);
  };
}

async function signIn(username: string, password: string): Promise<SignInResult> {
  const auth = await loadAuth().catch(() => undefined);
  if (!auth) return 'offline';
  return auth.signInToPanel(loginEmail(username, clubConfig.loginDomain), password);
}

async function signOut(): Promise<void> {
  const auth = await loadAuth();
  setSession({ kind: 'signed-out' });
  tabs?.postMessage(SIGNED_OUT);
  await Promise.all([auth.signOutAccount(), clearDrafts()]);
}

/** Message to the other tabs, which sign out too. Must not change: a tab may still run an older release. */
const SIGNED_OUT = 'fuera';
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sesion');
tabs?.addEventListener('message', ({ data }) => {
  if (data === SIGNED_OUT) setSession({ kind: 'signed-out' });
});

/** Ends the session if `rejected` is its current token. A late answer about an older token does not end it. */
async function expire(rejected: string | undefined, msg: string | undefined): Promise<void> {
  if (session.kind !== 'signed-in') return;
  const auth = await loadAuth();
  if ((await auth.idToken().catch(() => undefined)) !== rejected) return;
  reason = msg;
  await auth.signOutAccount();
}

async function getCredentials(): Promise<Credentials> {
  const auth = await loadAuth();
  const { appCheck } = readEnvironment();
  const token = await auth.idToken();
  return appCheck
    ? { token, appCheck: await (await loadAppCheck()).appCheckToken(appCheck) }
    : { token };
}

provideCredentials(getCredentials, (rejected, msg) => void expire(rejected, msg));

/** Source of the session: Firebase Auth, unless a provider replaces it. */
export interface Access {
  /** Calls back on each change; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly session: () => Session;
  /** Signs in with a username and password (regla 63). */
  readonly signIn: (username: string, password: string) => Promise<SignInResult>;
  readonly signOut: () => Promise<void>;
}

/** The session of Firebase Auth. */
export const firebaseAccess: Access = { subscribe, session: () => session, signIn, signOut };

export const AccessContext = createContext(firebaseAccess);

export const useAccess = (): Pick<Access, 'signIn' | 'signOut'> => useContext(AccessContext);

/** The current session; re-renders on each change. */
export function useSession(): Session {
  const access = useContext(AccessContext);
  return useSyncExternalStore(access.subscribe, access.session);
}
