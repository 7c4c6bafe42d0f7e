import { accept, hasPermission, type RequiredPermission, refuse, type Result } from '@club/shared';
import type { AccountsDoc } from './documents';

/** Token claim with the session number. */
export const SESSION_CLAIM = 'sesion';

/** Session and permission of an actor, from the token. */
export interface UserSession {
  readonly uid: string;
  /** 0 for accounts that the panel has never changed: their tokens have no such claim. */
  readonly sessionNumber: number;
  readonly permiso: Exclude<RequiredPermission, 'publico'>;
}

/**
 * Whether a session is still valid, by the account's current state in the store: a token may be older
 * (docs/decisions/0036). For accounts that are not in the store the token alone counts.
 */
export function checkSession(
  accounts: AccountsDoc | undefined,
  { uid, sessionNumber, permiso }: UserSession,
): Result<null> {
  const account = accounts?.cuentas[uid];
  if (!account) return accept(null);
  const { retirada, pendiente, desactivada, sesion, rol } = account;
  if (retirada !== undefined || pendiente || desactivada) return refuse('cuenta-inactiva');
  if (sesion !== sessionNumber) return refuse('sesion-terminada');
  return hasPermission(rol, permiso) ? accept(null) : refuse('no-administrador');
}
