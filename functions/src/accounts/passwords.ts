import { accept, refuse, type Result } from '@club/shared';
import { type AccountDoc, documents } from '../store/documents';
import type { AccountsCall } from './manage';
import { applyAccount, findKnown, mendAccounts, mendForSession, setPassword } from './apply';
import { changed, codeDigest, endSessions, usernameOf, without } from './accounts';
import { afterwards, changeAccounts, putAccount } from './transaction';

/** How long a code is reserved for its first sender, milliseconds: the maximum duration of a request. */
const RESERVATION_MS = 60_000;

/** Refuses a password equal to the account's name. */
function checkPassword({ email }: Pick<AccountDoc, 'email'>, clave: string): Result<null> {
  const names = [email, usernameOf({ email })];
  return names.includes(clave.trim().toLowerCase()) ? refuse('clave-es-usuario') : accept(null);
}

/** Whether a code still opens an account. */
const isOpenedBy = ({ retirada, desactivada, codigo }: AccountDoc, huella: string): boolean =>
  retirada === undefined && !desactivada && codigo === huella;

/** Reserves a code for this request, so that no other can use it meanwhile. Returns its account. */
const reserve = (call: AccountsCall, codigo: string, password: string) =>
  changeAccounts(call, call.stamp, async (uow, cuentas) => {
    const { now, operationId } = call.stamp;
    const huella = codeDigest(codigo);
    const known = await uow.read(documents.codigo(huella));
    if (!known) return refuse('codigo-desconocido');
    const { uid, caduca } = known;
    const cuenta = cuentas[uid];
    if (!cuenta || !isOpenedBy(cuenta, huella)) return refuse('codigo-gastado');
    if (Date.parse(caduca) <= now.getTime()) return refuse('codigo-caducado');
    const { activando } = cuenta;
    if (activando && Date.parse(activando.hasta) > now.getTime()) return refuse('codigo-gastado');
    const checked = checkPassword(cuenta, password);
    if (!checked.ok) return checked;
    const hasta = new Date(now.getTime() + RESERVATION_MS).toISOString();
    await putAccount(uow, cuentas, uid, { ...cuenta, activando: { por: operationId, hasta } });
    return accept({ uid, usuario: usernameOf(cuenta), huella });
  });

/** Releases an unused code. */
const release = (call: AccountsCall, uid: string) =>
  changeAccounts(call, call.stamp, async (uow, cuentas) => {
    const { [uid]: cuenta } = cuentas;
    if (cuenta?.activando?.por === call.stamp.operationId) {
      await putAccount(uow, cuentas, uid, without(cuenta, 'activando'));
    }
    return accept(null);
  });

/** Completes `reserve`: activates the account, unless it has been changed meanwhile. */
const settle = (call: AccountsCall, uid: string, huella: string) =>
  changeAccounts(call, { ...call.stamp, quien: uid }, async (uow, cuentas) => {
    const { [uid]: cuenta } = cuentas;
    if (!cuenta) return accept(false);
    const isOurs = cuenta.activando?.por === call.stamp.operationId && isOpenedBy(cuenta, huella);
    const next = isOurs
      ? without(cuenta, 'activando', 'codigo', 'pendiente', 'sin_estrenar')
      : cuenta;
    // Applied again in any case: another request may have just enabled or disabled the account.
    const told = { cambio: 'cambiado', detalle: ['contraseña elegida'] } as const;
    await putAccount(uow, cuentas, uid, changed(next), isOurs ? told : undefined);
    return accept(isOurs);
  });

/** Sets the password chosen by an account's owner, once per code. An interrupted call may be repeated. */
export async function activateAccount(
  call: AccountsCall,
  { codigo, password }: { readonly codigo: string; readonly password: string },
): Promise<Result<{ readonly usuario: string }>> {
  const { auth, stamp } = call;
  await mendAccounts(call, stamp);
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
  await applyAccount(call, stamp, uid);
  return settled.value ? accept({ usuario }) : refuse('codigo-gastado');
}

/** Sets the caller's new password and ends all sessions of the account. The old password has been checked before. */
export async function changePassword(call: AccountsCall, uid: string, nueva: string) {
  const { auth, stamp } = call;
  const mended = await mendForSession(call, stamp);
  if (!mended.ok) return mended;
  const { known } = await findKnown(auth, uid);
  // The account was deleted after the caller was identified.
  if (!known) return refuse('sesion-terminada');
  const checked = checkPassword(known, nueva);
  if (!checked.ok) return checked;
  // The identity provider revokes tokens on a password change. The session number in the store makes sure of it.
  if (!(await setPassword(auth, uid, nueva))) return refuse('sesion-terminada');
  const done = await changeAccounts(call, afterwards(stamp), async (uow, cuentas) => {
    const told = { cambio: 'cambiado', detalle: ['contraseña'] } as const;
    await putAccount(uow, cuentas, uid, endSessions(cuentas[uid] ?? known), told);
    return accept(null);
  });
  if (!done.ok) return done;
  await applyAccount(call, stamp, uid);
  return accept(null);
}
