import { accept, clubConfig, loginEmail, refuse } from '@club/shared';
import { requireCuenta } from '../../http/authorize';
import { clientAddress, isHttps } from '../../http/client-address';
import type { Handlers, ServiceCall } from '../../http/handler';
import { SESSION_COOKIE, sessionValue } from '../../http/session-cookie';
import { puertaOf } from '../../identidad/puerta';
import { verifyPassword } from '../../identidad/verify-password';
import { countedAddress } from '../../identidad/limites';

const rolOf = (claims: Readonly<Record<string, unknown>> | undefined): string => {
  const rol = claims?.['rol'];
  return typeof rol === 'string' ? rol : '';
};

/** Firebase Hosting drops the cookies of an answer that does not say that it is private. */
const PRIVATE = { 'Cache-Control': 'private, no-store' };

const cookieOptions = (call: ServiceCall<unknown>) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(call.request) }) as const;

/** Who somebody is; nothing here authorises anything (docs/decisions/0014). */
export const sesionHandlers = {
  fetchRol: async (call) => {
    const { services, request, response, body, stamp } = call;
    const email = loginEmail(body.username, clubConfig.dominioLogin);
    const address = clientAddress(request);
    const tried = await puertaOf(services.db).attempt(
      [
        { clase: 'cuenta', valor: `${email} ${address.client} ${address.front}` },
        { clase: 'accountTotal', valor: email },
        ...countedAddress(address, 'direccion'),
      ],
      stamp,
      services.newId() + services.newId(),
      () => verifyPassword(process.env, email, body.password),
    );
    if (!tried.ok) {
      if (tried.retryAfterS !== undefined) response.set('Retry-After', String(tried.retryAfterS));
      return tried;
    }
    const { customClaims } = await services.auth.getUser(tried.value);
    return accept({ success: true as const, rol: rolOf(customClaims) });
  },

  fetchRolByUsername: async ({ services, request, body }) => {
    const cuenta = await requireCuenta(services.auth, request.headers);
    if (!cuenta.ok) return cuenta;
    return cuenta.value.email === loginEmail(body.username, clubConfig.dominioLogin)
      ? accept({ success: true as const, rol: rolOf(cuenta.value) })
      : refuse('cuenta-ajena');
  },

  openSession: async (call) => {
    const cuenta = await requireCuenta(call.services.auth, call.request.headers);
    if (!cuenta.ok) return cuenta;
    const { uid, exp, auth_time: since } = cuenta.value;
    call.response.set(PRIVATE).cookie(SESSION_COOKIE, sessionValue(uid, since), {
      ...cookieOptions(call),
      expires: new Date(exp * 1000),
    });
    return accept({ success: true as const, msg: 'Sesión sincronizada.' });
  },

  closeSession: (call) => {
    call.response.set(PRIVATE).clearCookie(SESSION_COOKIE, cookieOptions(call));
    return Promise.resolve(accept({ success: true as const, msg: 'Sesión cerrada.' }));
  },
} satisfies Partial<Handlers>;
