import { accept, hasPermiso, type Permiso, refuse, type Result } from '@club/shared';
import type { CuentasDoc } from './documents';

/** Claim of a token: number of the sessions among which it was made. */
export const CLAIM_SESION = 'sesion';

/** In whose session something is done, and by which permission; all of it as the token says. */
export interface Sesion {
  readonly uid: string;
  /** Number of the session; tokens of accounts that the panel has never changed carry none: 0. */
  readonly numero: number;
  readonly permiso: Exclude<Permiso, 'publico'>;
}

/**
 * Whether a session still counts, by what the store says of its account now: a token may be older (docs/decisions/0042). An
 * account that the store does not know counts by its token alone.
 */
export function checkSesion(
  cuentas: CuentasDoc | undefined,
  { uid, numero, permiso }: Sesion,
): Result<null> {
  const cuenta = cuentas?.cuentas[uid];
  if (!cuenta) return accept(null);
  const { retirada, pendiente, desactivada, sesion, rol } = cuenta;
  if (retirada !== undefined || pendiente || desactivada) return refuse('cuenta-inactiva');
  if (sesion !== numero) return refuse('sesion-terminada');
  return hasPermiso(rol, permiso) ? accept(null) : refuse('no-administrador');
}
