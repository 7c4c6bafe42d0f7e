import type { Access, Session } from '../../lib/auth/session';
import type { Cuenta } from '../../lib/cuenta';

export const ADMINISTRADOR: Cuenta = { email: 'admin@club.example', isAdministrador: true };
export const AYUDANTE: Cuenta = { email: 'ayuda@club.example', isAdministrador: false };

/** The password that opens any account of a test. */
export const CONTRASENA = 'abre';

/** A session that a test holds in its hand. */
export interface TestAccess extends Access {
  /** It ends by itself. */
  readonly expire: () => void;
}

/** Somebody who is here, or nobody. Whoever signs in with the password that opens is `cuenta`. */
export function createAccess(begin: Cuenta | 'fuera', cuenta: Cuenta = ADMINISTRADOR): TestAccess {
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
      if (password !== CONTRASENA) return Promise.resolve('credenciales');
      publish({ cuenta: typeof begin === 'object' ? begin : cuenta });
      return Promise.resolve('ok');
    },
    signOut: () => {
      publish('fuera');
      return Promise.resolve();
    },
    expire: () => {
      if (typeof session === 'object' && 'cuenta' in session) publish({ caducada: session.cuenta });
    },
  };
}
