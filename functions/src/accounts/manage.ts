import {
  accept,
  invitationPath,
  type ChangeAccount,
  clubConfig,
  compareNames,
  type Account,
  type AccountWithLink,
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
  toAccount,
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
  deriveAccountStatus,
  keepCode,
  newCode,
  removeAccount,
  toUsername,
} from './accounts';
import { changeAccounts, type AccountSystems, putAccount, skipSessionCheck } from './transaction';

export interface AccountsCall extends AccountSystems {
  readonly stamp: OperationStamp;
  readonly newId: () => string;
}

/** Last sign-in or token refresh, according to the identity provider. */
function lastAccess(user: UserRecord | undefined): string | null {
  const times = [user?.metadata.lastSignInTime, user?.metadata.lastRefreshTime]
    .map((time) => Date.parse(time ?? ''))
    .filter((ms) => !Number.isNaN(ms));
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}

const present = (uid: string, account: AccountDoc, user: UserRecord | undefined): Account => ({
  uid,
  usuario: toUsername(account),
  rol: account.rol,
  estado: deriveAccountStatus(account),
  // The emulator counts the creation of an account as a sign-in.
  ultimo_acceso: account.sin_estrenar ? null : lastAccess(user),
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
async function repair(call: AccountsCall, uid: string, version: number, isLost: boolean) {
  await changeAccounts(call, skipSessionCheck(call.stamp), async (uow, accounts) => {
    const { [uid]: current, ...others } = accounts;
    if (current?.version !== version) return accept(null);
    if (isLost) await uow.write(documents.cuentas(), { cuentas: others });
    else await putAccount(uow, accounts, uid, { ...current, por_aplicar: true });
    return accept(null);
  });
  if (!isLost) await applyAccount(call, call.stamp, uid);
}

/** All accounts with a role, by name. Repairs differences: the store wins, unless the provider has lost the account. */
export async function listAccounts(call: AccountsCall): Promise<readonly Account[]> {
  const stored = await applyPending(call, call.stamp);
  const users = await listUsers(call);
  const found: Account[] = [];
  for (const [uid, account] of Object.entries(stored)) {
    if (account.retirada !== undefined) continue;
    // The account may have been created since the users were listed.
    const user = users.get(uid) ?? (await findUser(call.auth, uid));
    const isLost = user === undefined;
    if (isLost || !isApplied(user, account)) await repair(call, uid, account.version, isLost);
    if (user) found.push(present(uid, account, user));
  }
  for (const [uid, user] of users) {
    const account = stored[uid] ? undefined : toAccount(user);
    if (account) found.push(present(uid, account, user));
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
  const repeated = refuse('nombre-repetido', `una cuenta llamada «${toUsername({ email })}»`);
  if (taken && applied.value[taken.uid]?.retirada === undefined) return repeated;
  const uid = newId();
  const code = newCode(newId);
  const made = await changeAccounts(call, stamp, async (uow, accounts) => {
    const created = createAccount(accounts, { email, rol, codigo: codeDigest(code) });
    if (!created.ok) return created;
    const { account, detalle } = created.value;
    await putAccount(uow, accounts, uid, account, { cambio: 'creado', detalle });
    keepCode(uow, code, uid, stamp.now);
    return accept(account);
  });
  if (!made.ok) return made;
  if (!(await applyAccount(call, stamp, uid))) return repeated;
  return accept({ ...present(uid, made.value, undefined), enlace: invitationPath(code) });
}

/** Changes one account in the store, and then at the identity provider. */
async function changeOne(
  call: AccountsCall,
  uid: string,
  cambio: 'cambiado' | 'borrado',
  change: (accounts: Accounts, account: AccountDoc, uow: UnitOfWork) => Result<AccountChange>,
): Promise<Result<Account>> {
  const { auth, stamp } = call;
  const applied = await applyPendingForSession(call, stamp);
  if (!applied.ok) return applied;
  const { user, providerAccount } = await findProviderAccount(auth, uid);
  const done = await changeAccounts(call, stamp, async (uow, accounts) => {
    const account = accounts[uid] ?? providerAccount;
    if (!account || account.retirada !== undefined) return refuse('no-encontrado', 'esa cuenta');
    const changed = change(accounts, account, uow);
    if (!changed.ok) return changed;
    const { account: next, detalle } = changed.value;
    if (next !== account) await putAccount(uow, accounts, uid, next, { cambio, detalle });
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
  const code = newCode(call.newId);
  const done = changeOne(call, uid, 'cambiado', (accounts, account, uow) => {
    const changed = changeAccount(accounts, uid, account, body, actor, codeDigest(code));
    if (changed.ok && body.nuevo_enlace) keepCode(uow, code, uid, call.stamp.now);
    return changed;
  });
  return mapOk(done, (account) => ({
    ...account,
    ...(body.nuevo_enlace && { enlace: invitationPath(code) }),
  }));
}

/** Deletes an account and returns its last state. */
export const deleteAccount = (call: AccountsCall, uid: string, actor: Actor) =>
  changeOne(call, uid, 'borrado', (accounts, account) =>
    removeAccount(accounts, uid, account, actor, call.stamp.now),
  );
