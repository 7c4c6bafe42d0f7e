import { accept, refuse, type Result } from '@club/shared';
import { type AccountDoc, documents } from '../store/documents';
import type { AccountsCall } from './manage';
import {
  applyAccount,
  findProviderAccount,
  applyPending,
  applyPendingForSession,
  setPassword,
} from './apply';
import { markChanged, codeDigest, endSessions, toUsername, withoutFields } from './accounts';
import { changeAccounts, putAccount, skipSessionCheck } from './transaction';

/** How long a code is reserved for the request that uses it: as long as a request can last. */
const RESERVATION_MS = 60_000;

/** Refuses a password equal to the account's name. */
function checkPassword({ email }: Pick<AccountDoc, 'email'>, password: string): Result<null> {
  const names = [email, toUsername({ email })];
  return names.includes(password.trim().toLowerCase()) ? refuse('clave-es-usuario') : accept(null);
}

/** Whether a code still opens an account. */
const isOpenedBy = ({ retirada, desactivada, codigo }: AccountDoc, digest: string): boolean =>
  retirada === undefined && !desactivada && codigo === digest;

/** Reserves a code for this request, so that no other can use it meanwhile. Returns whose it is. */
const reserveCode = (call: AccountsCall, code: string, password: string) =>
  changeAccounts(call, call.stamp, async (uow, accounts) => {
    const { now, operationId } = call.stamp;
    const digest = codeDigest(code);
    const known = await uow.read(documents.codigo(digest));
    if (!known) return refuse('codigo-desconocido');
    const { uid, caduca } = known;
    const account = accounts[uid];
    if (!account || !isOpenedBy(account, digest)) return refuse('codigo-gastado');
    if (Date.parse(caduca) <= now.getTime()) return refuse('codigo-caducado');
    const { activando } = account;
    if (activando && Date.parse(activando.hasta) > now.getTime()) return refuse('codigo-gastado');
    const checked = checkPassword(account, password);
    if (!checked.ok) return checked;
    const hasta = new Date(now.getTime() + RESERVATION_MS).toISOString();
    const reserved = { ...account, activando: { por: operationId, hasta } };
    await putAccount(uow, accounts, uid, reserved);
    return accept({ uid, usuario: toUsername(account), digest });
  });

const releaseCode = (call: AccountsCall, uid: string) =>
  changeAccounts(call, call.stamp, async (uow, accounts) => {
    const { [uid]: account } = accounts;
    if (account?.activando?.por === call.stamp.operationId) {
      await putAccount(uow, accounts, uid, withoutFields(account, 'activando'));
    }
    return accept(null);
  });

/** Uses up a reserved code and activates its account. Returns false if the account has been changed meanwhile. */
const activate = (call: AccountsCall, uid: string, digest: string) =>
  changeAccounts(call, { ...call.stamp, quien: uid }, async (uow, accounts) => {
    const { [uid]: account } = accounts;
    if (!account) return accept(false);
    const isReserved =
      account.activando?.por === call.stamp.operationId && isOpenedBy(account, digest);
    const next = isReserved
      ? withoutFields(account, 'activando', 'codigo', 'pendiente', 'sin_estrenar')
      : account;
    // Always written to the identity provider again: `activateAccount` has just enabled the account there.
    const entry = { cambio: 'cambiado' as const, detalle: ['contraseña elegida'] };
    await putAccount(uow, accounts, uid, markChanged(next), isReserved ? entry : undefined);
    return accept(isReserved);
  });

/** Sets the password chosen with a code, once per code. An interrupted call can be repeated a minute later. */
export async function activateAccount(
  call: AccountsCall,
  { codigo: code, password }: { readonly codigo: string; readonly password: string },
): Promise<Result<{ readonly usuario: string }>> {
  const { auth, stamp } = call;
  await applyPending(call, stamp);
  const reserved = await reserveCode(call, code, password);
  if (!reserved.ok) return reserved;
  const { uid, usuario, digest } = reserved.value;
  try {
    await auth.updateUser(uid, { password, disabled: false });
  } catch (error) {
    await releaseCode(call, uid);
    throw error;
  }
  const activated = await activate(call, uid, digest);
  if (!activated.ok) return activated;
  await applyAccount(call, stamp, uid);
  return activated.value ? accept({ usuario }) : refuse('codigo-gastado');
}

/** Sets the caller's new password and ends all sessions of the account. The old password has been checked before. */
export async function changePassword(call: AccountsCall, uid: string, newPassword: string) {
  const { auth, stamp } = call;
  const applied = await applyPendingForSession(call, stamp);
  if (!applied.ok) return applied;
  const { providerAccount } = await findProviderAccount(auth, uid);
  // The account was deleted after the caller was identified.
  if (!providerAccount) return refuse('sesion-terminada');
  const checked = checkPassword(providerAccount, newPassword);
  if (!checked.ok) return checked;
  // This also revokes the tokens at the identity provider. The new session number below refuses them here at once.
  if (!(await setPassword(auth, uid, newPassword))) return refuse('sesion-terminada');
  const done = await changeAccounts(call, skipSessionCheck(stamp), async (uow, accounts) => {
    const entry = { cambio: 'cambiado' as const, detalle: ['contraseña'] };
    await putAccount(uow, accounts, uid, endSessions(accounts[uid] ?? providerAccount), entry);
    return accept(null);
  });
  if (!done.ok) return done;
  await applyAccount(call, stamp, uid);
  return accept(null);
}
