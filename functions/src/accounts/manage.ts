import {
  accept,
  invitationPath,
  type ChangeAccount,
  clubConfig,
  compareNames,
  type Account,
  loginEmail,
  mapOk,
  refuse,
  type Result,
  type AccountRole,
} from '@club/shared';
import type { UserRecord } from 'firebase-admin/auth';
import { type AccountDoc, documents } from '../store/documents';
import type { OperationStamp } from '../store/history';
import type { UnitOfWork } from '../store/unit-of-work';
import {
  applyAccount,
  accountOfUser,
  findProviderAccount,
  findUser,
  findUserByEmail,
  isApplied,
  applyPending,
  applyPendingForSession,
} from './apply';
import {
  type Actor,
  changeAccount,
  codeDigest,
  createAccount,
  type AccountChange,
  type Accounts,
  statusOf,
  keepCode,
  newCode,
  removeAccount,
  usernameOf,
} from './accounts';
import { changeAccounts, type AccountSystems, putAccount, withoutSession } from './transaction';

export interface AccountsCall extends AccountSystems {
  readonly stamp: OperationStamp;
  readonly newId: () => string;
}

/** An account, with the link for choosing a password if one was made. */
export interface AccountWithLink extends Account {
  readonly enlace?: string;
}

/** Last sign-in or token refresh, according to the identity provider. */
function lastAccess(user: UserRecord | undefined): string | null {
  const times = [user?.metadata.lastSignInTime, user?.metadata.lastRefreshTime]
    .map((time) => Date.parse(time ?? ''))
    .filter((ms) => !Number.isNaN(ms));
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}

const present = (uid: string, cuenta: AccountDoc, user: UserRecord | undefined): Account => ({
  uid,
  usuario: usernameOf(cuenta),
  rol: cuenta.rol,
  estado: statusOf(cuenta),
  // The emulator counts the creation of an account as a sign-in.
  ultimo_acceso: cuenta.sin_estrenar ? null : lastAccess(user),
});

async function listUsers({ auth }: AccountsCall): Promise<ReadonlyMap<string, UserRecord>> {
  const users: UserRecord[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    users.push(...page.users);
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return new Map(users.map((user) => [user.uid, user]));
}

/** Repairs an account unless it has changed since: drops one that the provider lost, or applies the store's version. */
async function mend(call: AccountsCall, uid: string, version: number, isLost: boolean) {
  await changeAccounts(call, withoutSession(call.stamp), async (uow, cuentas) => {
    const { [uid]: current, ...others } = cuentas;
    if (current?.version !== version) return accept(null);
    if (isLost) await uow.write(documents.cuentas(), { cuentas: others });
    else await putAccount(uow, cuentas, uid, { ...current, por_aplicar: true });
    return accept(null);
  });
  if (!isLost) await applyAccount(call, call.stamp, uid);
}

/** All accounts with a role, by name. Repairs differences: the store wins, unless the provider has lost the account. */
export async function listAccounts(call: AccountsCall): Promise<readonly Account[]> {
  const stored = await applyPending(call, call.stamp);
  const users = await listUsers(call);
  const found: Account[] = [];
  for (const [uid, cuenta] of Object.entries(stored)) {
    if (cuenta.retirada !== undefined) continue;
    // The account may have been created since the users were listed.
    const user = users.get(uid) ?? (await findUser(call.auth, uid));
    if (!user || !isApplied(user, cuenta)) await mend(call, uid, cuenta.version, !user);
    if (user) found.push(present(uid, cuenta, user));
  }
  for (const [uid, user] of users) {
    const cuenta = stored[uid] ? undefined : accountOfUser(user);
    if (cuenta) found.push(present(uid, cuenta, user));
  }
  return found.toSorted((a, b) => compareNames(a.usuario, b.usuario));
}

/** Creates an account whose owner has to choose a password with the link. */
export async function inviteAccount(
  call: AccountsCall,
  { usuario, rol }: { readonly usuario: string; readonly rol: AccountRole },
): Promise<Result<AccountWithLink>> {
  const { auth, stamp, newId } = call;
  const email = loginEmail(usuario, clubConfig.loginDomain);
  const applied = await applyPendingForSession(call, stamp);
  if (!applied.ok) return applied;
  const taken = await findUserByEmail(auth, email);
  const repeated = refuse('nombre-repetido', `una cuenta llamada «${usernameOf({ email })}»`);
  if (taken && applied.value[taken.uid]?.retirada === undefined) return repeated;
  const uid = newId();
  const codigo = newCode(newId);
  const made = await changeAccounts(call, stamp, async (uow, cuentas) => {
    const created = createAccount(cuentas, { email, rol, codigo: codeDigest(codigo) });
    if (!created.ok) return created;
    const { cuenta, detalle } = created.value;
    await putAccount(uow, cuentas, uid, cuenta, { cambio: 'creado', detalle });
    keepCode(uow, codigo, uid, stamp.now);
    return accept(cuenta);
  });
  if (!made.ok) return made;
  if (!(await applyAccount(call, stamp, uid))) return repeated;
  return accept({ ...present(uid, made.value, undefined), enlace: invitationPath(codigo) });
}

/** Changes one account in the store, and then at the identity provider. */
async function changeOne(
  call: AccountsCall,
  uid: string,
  cambio: 'cambiado' | 'borrado',
  change: (cuentas: Accounts, cuenta: AccountDoc, uow: UnitOfWork) => Result<AccountChange>,
): Promise<Result<Account>> {
  const { auth, stamp } = call;
  const applied = await applyPendingForSession(call, stamp);
  if (!applied.ok) return applied;
  const { user, providerAccount } = await findProviderAccount(auth, uid);
  const done = await changeAccounts(call, stamp, async (uow, cuentas) => {
    const cuenta = cuentas[uid] ?? providerAccount;
    if (!cuenta || cuenta.retirada !== undefined) return refuse('no-encontrado', 'esa cuenta');
    const changed = change(cuentas, cuenta, uow);
    if (!changed.ok) return changed;
    const { cuenta: next, detalle } = changed.value;
    if (next !== cuenta) await putAccount(uow, cuentas, uid, next, { cambio, detalle });
    return accept(next);
  });
  if (!done.ok) return done;
  await applyAccount(call, stamp, uid);
  return accept(present(uid, done.value, user));
}

/** Changes an account. Sessions that this ends have ended when it returns. */
export async function updateAccount(
  call: AccountsCall,
  uid: string,
  body: ChangeAccount,
  actor: Actor,
): Promise<Result<AccountWithLink>> {
  if (Object.keys(body).length === 0) return refuse('cuerpo-vacio');
  const codigo = newCode(call.newId);
  const done = changeOne(call, uid, 'cambiado', (cuentas, cuenta, uow) => {
    const changed = changeAccount(cuentas, uid, cuenta, body, actor, codeDigest(codigo));
    if (changed.ok && body.nuevo_enlace) keepCode(uow, codigo, uid, call.stamp.now);
    return changed;
  });
  return mapOk(done, (cuenta) => ({
    ...cuenta,
    ...(body.nuevo_enlace && { enlace: invitationPath(codigo) }),
  }));
}

/** Deletes an account and returns its last state. */
export const deleteAccount = (call: AccountsCall, uid: string, actor: Actor) =>
  changeOne(call, uid, 'borrado', (cuentas, cuenta) =>
    removeAccount(cuentas, uid, cuenta, actor, call.stamp.now),
  );
