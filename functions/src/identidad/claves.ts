import { accept, refuse, type Result } from '@club/shared';
import { type CuentaDoc, documents } from '../firestore/documents';
import type { CuentasCall } from './administrar';
import { applyCuenta, findKnown, mendCuentas, mendForSesion, setPassword } from './aplicar';
import { huellaCodigo } from './codigo';
import { changed, endSessions, usuarioOf, without } from './cuentas';
import { afterwards, changeCuentas, putCuenta } from './transaccion';

/** Milliseconds for which a code is reserved for its first sender: the longest that a request may run. */
const RESERVA_MS = 60_000;

/** Refuses a password that is the account's name. */
function checkClave({ email }: Pick<CuentaDoc, 'email'>, clave: string): Result<null> {
  const names = [email, usuarioOf({ email })];
  return names.includes(clave.trim().toLowerCase()) ? refuse('clave-es-usuario') : accept(null);
}

/** Takes a code for whoever has sent it, so that nobody else uses it meanwhile; gives whose it is. */
const reserve = (call: CuentasCall, codigo: string, password: string) =>
  changeCuentas(call, call.stamp, async (uow, cuentas) => {
    const { ahora, operacionId } = call.stamp;
    const huella = huellaCodigo(codigo);
    const known = await uow.read(documents.codigo(huella));
    if (!known) return refuse('codigo-desconocido');
    const { uid, caduca } = known;
    const cuenta = cuentas[uid];
    if (
      !cuenta ||
      cuenta.retirada !== undefined ||
      cuenta.desactivada ||
      cuenta.codigo !== huella
    ) {
      return refuse('codigo-gastado');
    }
    if (Date.parse(caduca) <= ahora.getTime()) return refuse('codigo-caducado');
    const { activando } = cuenta;
    if (activando && Date.parse(activando.hasta) > ahora.getTime()) return refuse('codigo-gastado');
    const checked = checkClave(cuenta, password);
    if (!checked.ok) return checked;
    const hasta = new Date(ahora.getTime() + RESERVA_MS).toISOString();
    await putCuenta(uow, cuentas, uid, { ...cuenta, activando: { por: operacionId, hasta } });
    return accept({ uid, usuario: usuarioOf(cuenta), huella });
  });

/** Gives a code back that nothing came of. */
const release = (call: CuentasCall, uid: string) =>
  changeCuentas(call, call.stamp, async (uow, cuentas) => {
    const { [uid]: cuenta } = cuentas;
    if (cuenta?.activando?.por === call.stamp.operacionId) {
      await putCuenta(uow, cuentas, uid, without(cuenta, 'activando'));
    }
    return accept(null);
  });

/** Ends what `reserve` has begun: the account is its owner's, unless it has been changed meanwhile. */
const settle = (call: CuentasCall, uid: string, huella: string) =>
  changeCuentas(call, { ...call.stamp, quien: uid }, async (uow, cuentas) => {
    const { [uid]: cuenta } = cuentas;
    if (!cuenta) return accept(false);
    const isOurs =
      cuenta.activando?.por === call.stamp.operacionId &&
      cuenta.codigo === huella &&
      cuenta.retirada === undefined &&
      !cuenta.desactivada;
    const next = isOurs
      ? without(cuenta, 'activando', 'codigo', 'pendiente', 'sin_estrenar')
      : cuenta;
    // Told again in any case: what is not ours has just been put into use, or somebody has taken it out of use again.
    const told = { cambio: 'cambiado', detalle: ['contraseña elegida'] } as const;
    await putCuenta(uow, cuentas, uid, changed(next), isOurs ? told : undefined);
    return accept(isOurs);
  });

/** Sets the password that an account's owner has chosen, once for each code. An interrupted call may be repeated. */
export async function activateCuenta(
  call: CuentasCall,
  { codigo, password }: { readonly codigo: string; readonly password: string },
): Promise<Result<{ readonly usuario: string }>> {
  const { auth, stamp } = call;
  await mendCuentas(call, stamp);
  const reserved = await reserve(call, codigo, password);
  if (!reserved.ok) return reserved;
  const { uid, usuario, huella } = reserved.value;
  try {
    await auth.updateUser(uid, { password, disabled: false });
  } catch (error) {
    await release(call, uid);
    throw error;
  }
  const settled = await settle(call, uid, huella);
  if (!settled.ok) return settled;
  await applyCuenta(call, stamp, uid);
  return settled.value ? accept({ usuario }) : refuse('codigo-gastado');
}

/** Gives whoever asks another password, and ends all sessions of his account. That he knows the old one was checked before. */
export async function changeClave(
  call: CuentasCall,
  uid: string,
  nueva: string,
): Promise<Result<null>> {
  const { auth, stamp } = call;
  const mended = await mendForSesion(call, stamp);
  if (!mended.ok) return mended;
  const { known } = await findKnown(auth, uid);
  // Whoever was removed since he was let in has no session either.
  if (!known) return refuse('sesion-terminada');
  const checked = checkClave(known, nueva);
  if (!checked.ok) return checked;
  // The identity provider ends sessions by itself with this; the store's number makes sure of it.
  if (!(await setPassword(auth, uid, nueva))) return refuse('sesion-terminada');
  const done = await changeCuentas(call, afterwards(stamp), async (uow, cuentas) => {
    const told = { cambio: 'cambiado', detalle: ['contraseña'] } as const;
    await putCuenta(uow, cuentas, uid, endSessions(cuentas[uid] ?? known), told);
    return accept(null);
  });
  if (!done.ok) return done;
  await applyCuenta(call, stamp, uid);
  return accept(null);
}
