import type { Access, Session } from '../../lib/auth/session';
import type { Account } from '../../lib/auth/session';

export const ADMIN: Account = { email: 'admin@club.example', isAdmin: true };
export const HELPER: Account = { email: 'ayuda@club.example', isAdmin: false };

/** Password that is accepted for any test account. */
export const PASSWORD = 'abre';

export interface TestAccess extends Access {
  readonly expire: () => void;
}

/** Fake access that starts signed in as `begin`, or signed out. A login with the accepted password signs `cuenta` in. */
export function createAccess(begin: Account | 'fuera', cuenta: Account = ADMIN): TestAccess {
  let session: Session = begin === 'fuera' ? begin : { cuenta: begin };
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
      publish({ cuenta: typeof begin === 'object' ? begin : cuenta });
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
