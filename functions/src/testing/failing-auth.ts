import type { Auth } from 'firebase-admin/auth';

/** Calls that change the identity provider. */
const CHANGING: ReadonlySet<PropertyKey> = new Set([
  'createUser',
  'deleteUser',
  'revokeRefreshTokens',
  'setCustomUserClaims',
  'updateUser',
]);

/**
 * The same accounts, failing from the nth changing call on (from 1), as if the process were killed then. `lost`: that
 * call is executed and only its response is lost.
 */
export function failingAuth(auth: Auth, fails: { readonly from: number; readonly lost: boolean }) {
  let made = 0;
  const failing = new Proxy(auth, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      const call = value as (...args: unknown[]) => Promise<unknown>;
      if (!CHANGING.has(property)) return call.bind(target);
      return async (...args: unknown[]) => {
        made += 1;
        if (made === fails.from && fails.lost) await call.apply(target, args);
        if (made >= fails.from) {
          throw Object.assign(new Error('cut off'), { code: 'auth/network-error' });
        }
        return call.apply(target, args);
      };
    },
  });
  return { auth: failing, made: () => made };
}
