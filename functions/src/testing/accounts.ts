import { type Endpoint, endpoints, type AccountRole } from '@club/shared';
import { inject } from 'vitest';
import { callPath, type RunningApi, signIn } from './test-api';

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

/** Call options with a token. As `anonimo` the call sends no other token. */
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
  const response = await fetch(url + callPath(endpoint, id), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { msg?: string; data?: { enlace?: string } };
  return { status: response.status, msg: answer.msg ?? '', enlace: answer.data?.enlace };
}

/** The code in an invitation link. */
export const codeOf = (enlace: string | undefined): string => enlace?.split('#')[1] ?? '';

/** Invites a person, chooses the password and signs in. */
export async function joinAccount(api: RunningApi, usuario: string, rol: AccountRole) {
  const { data } = await api.succeed(endpoints.addCuenta, { body: { usuario, rol } });
  const codigo = codeOf(data.enlace);
  await api.succeed(endpoints.activarCuenta, {
    as: 'anonimo',
    body: { codigo, password: PASSWORD },
  });
  const token = await signInAs(usuario, PASSWORD);
  if (token === undefined) throw new Error(`${usuario} could not sign in`);
  return { uid: data.uid, usuario, token };
}
