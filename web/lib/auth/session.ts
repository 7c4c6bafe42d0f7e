import { clubConfig, loginEmail } from '@club/shared';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Credenciales, provideCredenciales } from '../api/credencial';
import { clearDrafts } from '../borradores/draft-store';
import type { Cuenta } from '../cuenta';
import { readEntorno } from '../estado/entorno';
import type { SignInResult } from './firebase-auth';
import { noteSession } from './had-session';
import { RESYNC_MS, sessionSync } from './session-sync';

/** Who uses this browser: not known yet, nobody, or somebody with a role. */
export type Session =
  | 'cargando'
  | 'fuera'
  | { readonly cuenta: Cuenta }
  /** Was here, and the session ended by itself: what is on screen stays until he is back. */
  | { readonly caducada: Cuenta; readonly motivo?: string | undefined };

/** Firebase Auth is loaded by whoever first asks for the session, never by a public page. */
const loadAuth = async () => {
  const { appCheck } = readEntorno();
  // Before Auth, so that the sign-in carries its tokens too. Not even loaded where it is off.
  if (appCheck) (await loadAppCheck()).startAppCheck(appCheck);
  return import('./firebase-auth');
};
const loadAppCheck = () => import('../firebase/app-check');

let session: Session = 'cargando';
let hasStarted = false;
let resync: ReturnType<typeof setInterval> | undefined;
/** Why the server has ended the session, in its own words. */
let motivo: string | undefined;
const listeners = new Set<() => void>();

const isExpired = (current: Session) => typeof current === 'object' && 'caducada' in current;

function publish(cuenta: Cuenta | null): void {
  void sessionSync.follow(cuenta !== null);
  // The same object as long as the same person is signed in: a renewed token is no news to the screens.
  const known = typeof session === 'object' && 'cuenta' in session ? session.cuenta : undefined;
  const isSame =
    known?.email === cuenta?.email && known?.isAdministrador === cuenta?.isAdministrador;
  if (cuenta !== null && isSame) return;
  if (cuenta === null && isExpired(session)) return;
  session = cuenta ? { cuenta } : known ? { caducada: known, motivo } : 'fuera';
  listeners.forEach((listener) => {
    listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!hasStarted) {
    hasStarted = true;
    resync ??= setInterval(() => void sessionSync.refresh(), RESYNC_MS);
    loadAuth().then(
      ({ observeCuenta }) => {
        observeCuenta((cuenta) => {
          noteSession(cuenta !== null);
          publish(cuenta);
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
  if (!auth) return 'sin-conexion';
  return auth.signInAdministrador(loginEmail(username, clubConfig.dominioLogin), password);
}

async function signOut(): Promise<void> {
  const auth = await loadAuth();
  leave();
  tabs?.postMessage(LEFT);
  await Promise.all([auth.signOutCuenta(), clearDrafts()]);
}

/** Nobody is here any more, and on purpose: nothing of his stays on the screen. */
function leave(): void {
  void sessionSync.follow(false);
  session = 'fuera';
  listeners.forEach((listener) => {
    listener();
  });
}

/** Whoever signs out in one tab signs out in all of them. */
const LEFT = 'fuera';
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sesion');
tabs?.addEventListener('message', ({ data }) => {
  if (data === LEFT) leave();
});

/** The server takes the token for none any more: the session has ended by itself. */
async function expire(msg: string | undefined): Promise<void> {
  if (typeof session !== 'object' || isExpired(session)) return;
  motivo = msg;
  const auth = await loadAuth();
  await auth.signOutCuenta();
}

async function getCredenciales(): Promise<Credenciales> {
  const auth = await loadAuth();
  const { appCheck } = readEntorno();
  const token = await auth.administradorToken();
  return appCheck
    ? { token, appCheck: await (await loadAppCheck()).appCheckToken(appCheck) }
    : { token };
}

provideCredenciales(getCredenciales, (msg) => void expire(msg));

/** Who keeps the session: Firebase Auth, unless whatever is around says otherwise. */
export interface Access {
  /** Calls back on each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly session: () => Session;
  /** Signs in with the username that the administrator types (regla 63). */
  readonly signIn: (username: string, password: string) => Promise<SignInResult>;
  /** Ends the session in this browser. */
  readonly signOut: () => Promise<void>;
}

export const AccessContext = createContext<Access>({
  subscribe,
  session: () => session,
  signIn,
  signOut,
});

/** The ways in and out. */
export const useAccess = (): Pick<Access, 'signIn' | 'signOut'> => useContext(AccessContext);

/** The session as it is now and whenever it changes. */
export function useSession(): Session {
  const access = useContext(AccessContext);
  return useSyncExternalStore(access.subscribe, access.session);
}
