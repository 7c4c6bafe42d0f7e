import type { IncomingHttpHeaders } from 'node:http';
import {
  accept,
  hasPermiso,
  type Permiso,
  refuse,
  type Result,
  ROL_ADMINISTRADOR,
} from '@club/shared';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';

/** Codes with which the Admin SDK says that the token is no good; anything else means that it could not be checked. */
const BAD_TOKEN_CODES: ReadonlySet<string> = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

function bearerToken(headers: IncomingHttpHeaders): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

async function verify(auth: Auth, token: string): Promise<Result<DecodedIdToken>> {
  try {
    return accept(await auth.verifyIdToken(token, true));
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (BAD_TOKEN_CODES.has(code)) return refuse('credencial-invalida');
    throw error;
  }
}

/** The account whose bearer ID token the call carries, whatever its role. */
export async function requireCuenta(
  auth: Auth,
  headers: IncomingHttpHeaders,
): Promise<Result<DecodedIdToken>> {
  const token = bearerToken(headers);
  return token === undefined ? refuse('sin-credencial') : verify(auth, token);
}

/** Who makes a call that is not for everybody. */
export interface Autorizado {
  readonly uid: string;
  readonly isAdministrador: boolean;
}

/**
 * Who makes the call, if he may. Only a bearer ID token counts, never a cookie: checked with the identity provider,
 * revocation included, and its claim `rol` (regla 58).
 */
export async function requirePermiso(
  auth: Auth,
  headers: IncomingHttpHeaders,
  permiso: Exclude<Permiso, 'publico'>,
): Promise<Result<Autorizado>> {
  const verified = await requireCuenta(auth, headers);
  if (!verified.ok) return verified;
  const { uid, rol } = verified.value as DecodedIdToken & { rol?: unknown };
  return hasPermiso(rol, permiso)
    ? accept({ uid, isAdministrador: rol === ROL_ADMINISTRADOR })
    : refuse('no-administrador');
}

/** Who makes a public read: `cuenta` has an account without being the administrator; a bad token counts as none. */
export type Lector = 'administrador' | 'cuenta' | 'nadie';

export async function identifyLector(auth: Auth, headers: IncomingHttpHeaders): Promise<Lector> {
  const cuenta = await requireCuenta(auth, headers);
  if (!cuenta.ok) return 'nadie';
  const { rol } = cuenta.value as DecodedIdToken & { rol?: unknown };
  return rol === ROL_ADMINISTRADOR ? 'administrador' : 'cuenta';
}
