import { EventEmitter, once } from 'node:events';
import { callPath, type Endpoint, endpoints, type AccountRole } from '@club/shared';
import { inject } from 'vitest';
import type { Auth } from 'firebase-admin/auth';
import { type RunningApi, signIn } from './test-api';
import { wrapMethods } from './wrap-methods';

/** A valid password for any account. */
export const PASSWORD = 'una clave larga';

/** Signs in with a user name or an email. The ID token, `undefined` if it is refused. */
export const signInAs = (usuario: string, password: string): Promise<string | undefined> =>
  signIn(
    inject('authHost'),
    usuario.includes('@') ? usuario : `${usuario}@cd-encina.example`,
    password,
  );

/** Claims of an ID token. */
export const readClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Readonly<
    Record<'sub' | 'email', string>
  >;

/** Call options with a token. `anonimo`, so that the call sends no other token. */
export const withToken = (token: string | undefined) =>
  ({ as: 'anonimo', headers: { authorization: `Bearer ${token ?? ''}` } }) as const;

/** Makes a call with a token to any instance. Returns status, message and invitation link, if there is one. */
export async function sendTo(
  url: string,
  token: string,
  endpoint: Endpoint,
  id: string,
  body?: object,
) {
  const response = await fetch(url + callPath(endpoint, { id }), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { msg?: string; data?: { enlace?: string } };
  return { status: response.status, msg: answer.msg ?? '', enlace: answer.data?.enlace };
}

/** The code in an invitation link. */
export const readCode = (link: string | undefined): string => link?.split('#')[1] ?? '';

/** Invites a person, chooses the password and signs in. */
export async function joinAccount(api: RunningApi, usuario: string, role: AccountRole) {
  const { data } = await api.succeed(endpoints.addCuenta, { body: { usuario, rol: role } });
  const codigo = readCode(data.enlace);
  await api.succeed(endpoints.activarCuenta, {
    as: 'anonimo',
    body: { codigo, password: PASSWORD },
  });
  const token = await signInAs(usuario, PASSWORD);
  if (token === undefined) throw new Error(`${usuario} could not sign in`);
  return { uid: data.uid, usuario, token };
}

/** Calls that change the identity provider. */
const CHANGING: ReadonlySet<PropertyKey> = new Set([
  ...['createUser', 'deleteUser', 'revokeRefreshTokens', 'setCustomUserClaims', 'updateUser'],
]);

/**
 * A proxy of the accounts whose changing calls fail from number `from` on (counted from 1), as if the process had been
 * killed then. With `lost`, call number `from` is executed and only its response is lost.
 */
export function failingAuth(auth: Auth, fails: { readonly from: number; readonly lost: boolean }) {
  let made = 0;
  return wrapMethods(auth, (name, call) => async (...args: unknown[]) => {
    if (!CHANGING.has(name)) return call(...args);
    made += 1;
    if (made === fails.from && fails.lost) await call(...args);
    if (made < fails.from) return call(...args);
    throw Object.assign(new Error('cut off'), { code: 'auth/network-error' });
  });
}

/** A proxy of the accounts whose method `held` waits for `letGo`, as in a slow or suspended process. */
export function heldAuth(auth: Auth, held: 'createUser' | 'updateUser') {
  const events = new EventEmitter();
  const reached = once(events, 'reached');
  const released = once(events, 'released');
  const slow = wrapMethods(auth, (name, call) => async (...args: unknown[]) => {
    if (name === held) {
      events.emit('reached');
      await released;
    }
    return call(...args);
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
