import { EventEmitter, once } from 'node:events';
import type { Auth } from 'firebase-admin/auth';

type Call = () => Promise<unknown>;

/** The same accounts, with every call wrapped. */
const wrapAuth = (auth: Auth, wrap: (name: PropertyKey, call: Call) => Promise<unknown>): Auth =>
  new Proxy(auth, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      const method = value as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => wrap(property, () => method.apply(target, args));
    },
  });

/** Calls that change the identity provider. */
const CHANGING: ReadonlySet<PropertyKey> = new Set([
  ...['createUser', 'deleteUser', 'revokeRefreshTokens', 'setCustomUserClaims', 'updateUser'],
]);

/**
 * The same accounts, failing from the nth changing call on (from 1), as if the process were killed then. `lost`: that
 * call is executed and only its response is lost.
 */
export function failingAuth(auth: Auth, fails: { readonly from: number; readonly lost: boolean }) {
  let made = 0;
  return wrapAuth(auth, async (name, call) => {
    if (!CHANGING.has(name)) return call();
    made += 1;
    if (made === fails.from && fails.lost) await call();
    if (made < fails.from) return call();
    throw Object.assign(new Error('cut off'), { code: 'auth/network-error' });
  });
}

/** The same accounts, where calls of `held` wait until `letGo`, like those of a slow or suspended process. */
export function heldAuth(auth: Auth, held: 'createUser' | 'updateUser') {
  const events = new EventEmitter();
  const reached = once(events, 'reached');
  const released = once(events, 'released');
  const slow = wrapAuth(auth, async (name, call) => {
    if (name === held) {
      events.emit('reached');
      await released;
    }
    return call();
  });
  return {
    auth: slow,
    /** Resolves when the call is made. */
    reached,
    letGo: () => {
      events.emit('released');
    },
  };
}
