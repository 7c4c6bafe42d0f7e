import { accept, accountRoleSchema } from '@club/shared';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { type AccountDoc, documents } from '../store/documents';
import type { OperationStamp } from '../store/history';
import { createReader } from '../store/reader';
import { checkSession, SESSION_CLAIM } from '../store/session';
import { type Accounts, dropOldDeleted, withoutFields } from './accounts';
import { changeAccounts, type AccountSystems, skipSessionCheck } from './transaction';

const hasCode = (error: unknown, code: string) => (error as { code?: string }).code === code;

/** The identity provider's answer, or `undefined` if there is no such account. */
const ifUserExists = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (hasCode(error, 'auth/user-not-found')) return undefined;
    throw error;
  });

export const findUser = (auth: Auth, uid: string) => ifUserExists(auth.getUser(uid));

export const findUserByEmail = (auth: Auth, email: string) =>
  ifUserExists(auth.getUserByEmail(email));

/** Sets an account's password. False if the account has just been deleted. */
export const setPassword = async (auth: Auth, uid: string, password: string): Promise<boolean> =>
  (await ifUserExists(auth.updateUser(uid, { password }))) !== undefined;

/** The identity provider's account in the store's format. `undefined` without a role or an email. */
export function toAccount({ email, customClaims, disabled }: UserRecord): AccountDoc | undefined {
  const role = accountRoleSchema.safeParse(customClaims?.['rol']);
  if (!role.success || email === undefined) return undefined;
  const sesion: unknown = customClaims?.[SESSION_CLAIM];
  return {
    email,
    rol: role.data,
    sesion: typeof sesion === 'number' ? sesion : 0,
    version: 0,
    ...(disabled && { desactivada: true }),
  };
}

/** The identity provider's account with a uid: as it is there (`user`), and in the store's format (`providerAccount`). */
export async function findProviderAccount(auth: Auth, uid: string) {
  const user = await findUser(auth, uid);
  return { user, providerAccount: user && toAccount(user) };
}

const isDisabled = ({ pendiente, desactivada }: AccountDoc) =>
  pendiente === true || desactivada === true;

/** Whether the identity provider's state matches the store's. */
export const isApplied = ({ disabled, customClaims }: UserRecord, account: AccountDoc): boolean =>
  disabled === isDisabled(account) &&
  customClaims?.['rol'] === account.rol &&
  (customClaims[SESSION_CLAIM] ?? 0) === account.sesion;

/**
 * Makes the identity provider's account match the stored one: creates, updates or deletes it. Idempotent. False if
 * another account has its email.
 */
async function writeToProvider(auth: Auth, uid: string, account: AccountDoc): Promise<boolean> {
  const user = await findUser(auth, uid);
  if (account.retirada !== undefined) {
    if (user) await ifUserExists(auth.deleteUser(uid));
    return true;
  }
  const { email, rol, sesion } = account;
  const disabled = isDisabled(account);
  if (!user) {
    try {
      await auth.createUser({ uid, email, disabled });
    } catch (error) {
      if (hasCode(error, 'auth/email-already-exists')) return false;
      if (!hasCode(error, 'auth/uid-already-exists')) throw error;
      // Another request has created it meanwhile, perhaps with older values.
      return writeToProvider(auth, uid, account);
    }
  } else if (user.disabled !== disabled) await ifUserExists(auth.updateUser(uid, { disabled }));
  const claims = user?.customClaims ?? {};
  // Revoke first: a sign-in between the two steps gets the old session number and must be repeated. In the other order,
  // a session that has ended could refresh its token and get the new number.
  if (user && (claims[SESSION_CLAIM] ?? 0) !== sesion) {
    await ifUserExists(auth.revokeRefreshTokens(uid));
  }
  await ifUserExists(auth.setCustomUserClaims(uid, { ...claims, rol, [SESSION_CLAIM]: sesion }));
  return true;
}

const readAccounts = async ({ db }: AccountSystems): Promise<Accounts> =>
  (await createReader(db).read(documents.cuentas()))?.cuentas ?? {};

/**
 * Writes the stored state of an account to the identity provider. False if the store has no such account, or if another
 * account has its email: the store then drops it. Repeats if the account was changed meanwhile: this request may
 * have overwritten the newer state at the provider with the older one.
 */
export async function applyAccount(systems: AccountSystems, stamp: OperationStamp, uid: string) {
  for (let isFirst = true; ; isFirst = false) {
    const account = (await readAccounts(systems))[uid];
    if (!account) return false;
    if (isFirst && !account.por_aplicar) return true;
    const isWritten = await writeToProvider(systems.auth, uid, account);
    const done = await changeAccounts(systems, skipSessionCheck(stamp), async (uow, accounts) => {
      const { [uid]: current, ...others } = accounts;
      if (current && current.version !== account.version) return accept(false);
      const next =
        current && isWritten ? { ...others, [uid]: withoutFields(current, 'por_aplicar') } : others;
      await uow.write(documents.cuentas(), { cuentas: dropOldDeleted(next, stamp.now) });
      return accept(true);
    });
    if (!done.ok) throw new Error(`account not settled: ${done.refusal.code}`);
    if (done.value) return isWritten;
  }
}

/** The stored accounts, after applying updates that an earlier call could not apply. */
export async function applyPending(
  systems: AccountSystems,
  stamp: OperationStamp,
): Promise<Accounts> {
  const stored = await readAccounts(systems);
  const pending = Object.entries(stored).flatMap(([uid, { por_aplicar }]) =>
    por_aplicar ? [uid] : [],
  );
  if (pending.length === 0) return stored;
  for (const uid of pending) await applyAccount(systems, stamp, uid);
  return readAccounts(systems);
}

/** Checks that the caller's session has not ended, and then does the same as `applyPending`. */
export async function applyPendingForSession(systems: AccountSystems, stamp: OperationStamp) {
  const { session } = stamp;
  if (session) {
    const checked = checkSession({ cuentas: await readAccounts(systems) }, session);
    if (!checked.ok) return checked;
  }
  return accept(await applyPending(systems, stamp));
}
