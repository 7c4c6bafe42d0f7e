import { REFUSALS } from '@club/shared';
import { NO_CONNECTION } from '../../lib/api/call-api';
import { useAccess } from '../../lib/auth/session';

/** Message for each login outcome. Wrong credentials and no connection differ (regla 63). */
const LOGIN_MESSAGES = {
  ok: undefined,
  credenciales: REFUSALS[401]['error-credenciales'],
  desactivada:
    'Esta cuenta está desactivada. Habla con quien administra la web del club, o abre tu enlace nuevo.',
  'sin-conexion': NO_CONNECTION.msg,
  'demasiados-intentos': REFUSALS[429]['demasiados-intentos'],
} as const;

/** Function that signs in and returns the error message, or `undefined` on success. */
export function useLogin() {
  const { signIn } = useAccess();
  return async (username: string, password: string) =>
    LOGIN_MESSAGES[await signIn(username, password)];
}
