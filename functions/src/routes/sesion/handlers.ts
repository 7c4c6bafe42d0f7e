import { accept, clubConfig, loginEmail, refuse, type Result } from '@club/shared';
import { runOperation } from '../../firestore/run-operation';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { requireCuenta } from '../../http/authorize';
import { clientAddress, isHttps } from '../../http/client-address';
import type { Handlers, ServicioCall } from '../../http/handler';
import { SESSION_COOKIE, sessionValue } from '../../http/session-cookie';
import { verifyPassword } from '../../identidad/verify-password';
import { type Contado, countIntento, forgetIntentos, VENTANA_S } from '../../operaciones/limites';

/** Does something with the counters, in a transaction of its own: it must stand even when the call is refused. */
async function withCounters(
  { services, stamp }: ServicioCall<unknown>,
  work: (uow: UnitOfWork) => Promise<Result<null>>,
): Promise<Result<null>> {
  const done = await runOperation(services.db, stamp, undefined, async (uow) => {
    const result = await work(uow);
    return result.ok ? accept({ status: 200, body: null }) : result;
  });
  return done.ok ? accept(null) : done;
}

const rolOf = (claims: Readonly<Record<string, unknown>> | undefined): string => {
  const rol = claims?.['rol'];
  return typeof rol === 'string' ? rol : '';
};

/** Firebase Hosting drops the cookies of an answer that does not say that it is private. */
const PRIVATE = { 'Cache-Control': 'private, no-store' };

const cookieOptions = (call: ServicioCall<unknown>) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(call.request) }) as const;

/** Who somebody is; nothing here authorises anything (decisions, section 2). */
export const sesionHandlers = {
  fetchRol: async (call) => {
    const { services, request, response, body, stamp } = call;
    const email = loginEmail(body.username, clubConfig.dominioLogin);
    const cuenta: Contado = { clase: 'cuenta', valor: email };
    const direccion: Contado = { clase: 'direccion', valor: clientAddress(request) };
    const nuevaSal = services.newId() + services.newId();
    const counted = await withCounters(call, (uow) =>
      countIntento(uow, [cuenta, direccion], nuevaSal, stamp.ahora),
    );
    if (!counted.ok) {
      response.set('Retry-After', String(VENTANA_S));
      return counted;
    }
    const verified = await verifyPassword(process.env, email, body.password);
    if (!verified.ok) return verified;
    await withCounters(call, async (uow) => {
      await forgetIntentos(uow, cuenta, nuevaSal);
      return accept(null);
    });
    const { customClaims } = await services.auth.getUser(verified.value);
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
