import type { Access, Account, Session } from '../../lib/auth/session';

export const ADMIN: Account = { email: 'admin@club.example', isAdmin: true };
export const HELPER: Account = { email: 'ayuda@club.example', isAdmin: false };

/** Password that is accepted for any test account. */
export const PASSWORD = 'abre';

export interface TestAccess extends Access {
  readonly expire: () => void;
}

/** Fake access. It starts signed in as `first`, or signed out. A login signs in `first`, or else the administrator. */
export function createAccess(first?: Account): TestAccess {
  let session: Session = first ? { kind: 'signed-in', account: first } : { kind: 'signed-out' };
  const listeners = new Set<() => void>();
  const publish = (next: Session) => {
    session = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    session: () => session,
    signIn: (_username, password) => {
      if (password !== PASSWORD) return Promise.resolve('wrong-credentials');
      publish({ kind: 'signed-in', account: first ?? ADMIN });
      return Promise.resolve('ok');
    },
    signOut: () => {
      publish({ kind: 'signed-out' });
      return Promise.resolve();
    },
    expire: () => {
      if (session.kind === 'signed-in') publish({ ...session, kind: 'expired' });
    },
  };
}
