import { accept, idSchema, refuse, type Result } from '@club/shared';
import { documents } from '../../firestore/documents';
import { createReader } from '../../firestore/reader';
import { requireCuenta } from '../../http/authorize';
import { clientAddress } from '../../http/client-address';
import type { Handlers, ServiceCall } from '../../http/handler';
import {
  type CuentasCall,
  deleteCuenta,
  inviteCuenta,
  listCuentas,
  updateCuenta,
} from '../../identidad/administrar';
import { activateCuenta, changeClave } from '../../identidad/claves';
import { huellaCodigo } from '../../identidad/codigo';
import { type Contado, countedAddress } from '../../identidad/limites';
import { puertaOf } from '../../identidad/puerta';
import { verifyPassword } from '../../identidad/verify-password';

const callOf = ({ services: { db, auth, newId }, stamp }: ServiceCall<unknown>): CuentasCall => ({
  db,
  auth,
  newId,
  stamp,
});

/** Which account a call is about, from its path, and who asks for it. */
function target({ request, stamp }: ServiceCall<unknown>) {
  const parsed = idSchema.safeParse(request.params['id']);
  if (!parsed.success) return refuse('no-encontrado', 'esa cuenta');
  const { quien } = stamp;
  return accept({ uid: parsed.data, actor: { uid: quien, administradores: [quien] } });
}

/** Result of `check`, within the rate limits given (docs/decisions/0014). */
async function attempt<T>(
  { services, response, stamp }: ServiceCall<unknown>,
  contados: readonly Contado[],
  check: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const sal = services.newId() + services.newId();
  const tried = await puertaOf(services.db).attempt(contados, stamp, sal, check);
  if (!tried.ok && tried.retryAfterS !== undefined) {
    response.set('Retry-After', String(tried.retryAfterS));
  }
  return tried;
}

/**
 * Accounts, without a terminal (docs/decisions/0042). What they answer may hold a link that opens an account, so no answer
 * is kept under an idempotency key: what is repeated finds that it has been done.
 */
export const cuentasHandlers = {
  fetchCuentas: async (call) => accept([...(await listCuentas(callOf(call)))]),

  addCuenta: async (call) => {
    const made = await inviteCuenta(callOf(call), call.body);
    if (!made.ok) return made;
    const { uid } = made.value;
    return accept({ success: true, msg: 'cuenta creada!', _id: uid, id: uid, data: made.value });
  },

  updateCuenta: async (call) => {
    const found = target(call);
    if (!found.ok) return found;
    const { uid, actor } = found.value;
    const done = await updateCuenta(callOf(call), uid, call.body, actor);
    if (!done.ok) return done;
    const msg = 'cuenta actualizada!';
    return accept({ success: true, msg, _id: uid, id: uid, data: done.value });
  },

  delCuenta: async (call) => {
    const found = target(call);
    if (!found.ok) return found;
    const { uid, actor } = found.value;
    const done = await deleteCuenta(callOf(call), uid, actor);
    if (!done.ok) return done;
    return accept({ success: true, msg: 'cuenta borrada!', _id: uid, id: uid, data: done.value });
  },

  activarCuenta: async (call) => {
    const { codigo, password } = call.body;
    const huella = huellaCodigo(codigo);
    // A code of 140 random bits cannot be guessed, so the limit by address does not apply to a known code.
    const isKnown =
      (await createReader(call.services.db).read(documents.codigo(huella))) !== undefined;
    const contados: readonly Contado[] = [
      { clase: 'cuenta', valor: `alta:${huella}` },
      ...(isKnown ? [] : countedAddress(clientAddress(call.request), 'direccion')),
    ];
    const activated = await attempt(call, contados, () =>
      activateCuenta(callOf(call), { codigo, password }),
    );
    if (!activated.ok) return activated;
    return accept({ success: true, msg: 'contraseña guardada!', data: activated.value });
  },

  miClave: async (call) => {
    const { services, request, stamp, body } = call;
    const cuenta = await requireCuenta(services.auth, request.headers);
    if (!cuenta.ok) return cuenta;
    const { email = '' } = cuenta.value;
    // Counted by session user: only signed-in callers reach this.
    const contados = [{ clase: 'cuenta', valor: `clave:${stamp.quien}` }] as const;
    const tried = await attempt(call, contados, () =>
      verifyPassword(process.env, email, body.actual),
    );
    if (!tried.ok) {
      // Not 401: it is not the session that is refused.
      return tried.refusal.code === 'error-credenciales' ? refuse('clave-incorrecta') : tried;
    }
    const changed = await changeClave(callOf(call), stamp.quien, body.nueva);
    return changed.ok ? accept({ success: true, msg: 'contraseña cambiada!' }) : changed;
  },
} satisfies Partial<Handlers>;
