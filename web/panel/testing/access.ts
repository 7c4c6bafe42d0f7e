import type { Access, Account, Session } from '../../lib/auth/session';

export const ADMIN: Account = { email: 'admin@club.example', isAdmin: true };
export const HELPER: Account = { email: 'ayuda@club.example', isAdmin: false };

/** Password that is accepted for any test account. */
export const PASSWORD = 'abre';

export interface TestAccess extends Access {
  readonly expire: () => void;
}

/** Fake access, at first signed in as `first` or signed out. A login signs in `first` or, for 'fuera', the administrator. */
export function createAccess(first: Account | 'fuera'): TestAccess {
  let session: Session = first === 'fuera' ? first : { cuenta: first };
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
      if (password !== PASSWORD) return Promise.resolve('credenciales');
      publish({ cuenta: first === 'fuera' ? ADMIN : first });
      return Promise.resolve('ok');
    },
    signOut: () => {
      publish('fuera');
      return Promise.resolve();
    },
    expire: () => {
      if (typeof session === 'object' && 'cuenta' in session) publish({ expired: session.cuenta });
    },
  };
}
