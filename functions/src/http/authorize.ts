import type { IncomingHttpHeaders } from 'node:http';
import {
  accept,
  type Endpoint,
  hasPermission,
  refuse,
  type Result,
  ADMIN_ROLE,
} from '@club/shared';
import type { Auth } from 'firebase-admin/auth';
import { SESSION_CLAIM, type UserSession } from '../store/session';

/** Admin SDK codes for an invalid token. Other errors mean that it could not be checked. */
const BAD_TOKEN_CODES: ReadonlySet<string> = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-not-found',
]);

/** Claims of the call's bearer ID token, whatever the role. Refuses a call without a valid one. */
export async function requireAccount(auth: Auth, headers: IncomingHttpHeaders) {
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) return refuse('sin-credencial');
  try {
    return accept(await auth.verifyIdToken(token, true));
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'auth/user-disabled') return refuse('cuenta-inactiva');
    if (BAD_TOKEN_CODES.has(code)) return refuse('credencial-invalida');
    throw error;
  }
}

interface Caller {
  /** `null` without an account. */
  readonly uid: string | null;
  readonly isAdmin: boolean;
  /** Set for calls that need a permission. `checkSession` says whether it is still valid. */
  readonly session?: UserSession;
}

const NOBODY: Caller = { uid: null, isAdmin: false };

/**
 * The caller, if permitted. Only a bearer ID token counts, never a cookie. Its revocation and its claim `rol` are
 * checked (regla 58). A public read ignores an invalid token. A write always needs a permission.
 */
export async function identifyCaller(
  auth: Auth,
  headers: IncomingHttpHeaders,
  { kind, permiso }: Pick<Endpoint, 'kind' | 'permiso'>,
): Promise<Result<Caller>> {
  const isPublic = permiso === 'publico' && kind !== 'write';
  if (isPublic && kind === 'service') return accept(NOBODY);
  const account = await requireAccount(auth, headers);
  if (!account.ok) return isPublic ? accept(NOBODY) : account;
  const { uid } = account.value;
  const { rol, [SESSION_CLAIM]: sessionNumber }: Readonly<Record<string, unknown>> = account.value;
  const caller = { uid, isAdmin: rol === ADMIN_ROLE };
  if (isPublic) return accept(caller);
  const needed = permiso === 'acta' ? 'acta' : 'administrador';
  if (!hasPermission(rol, needed)) return refuse('no-administrador');
  const session = {
    uid,
    sessionNumber: typeof sessionNumber === 'number' ? sessionNumber : 0,
    permiso: needed,
  } as const;
  return accept({ ...caller, session });
}
