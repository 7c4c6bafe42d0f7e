import { randomBytes } from 'node:crypto';
import { clubConfig, loginEmail, ROL_ACTA, ROL_ADMINISTRADOR } from '@club/shared';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { UserError } from '../platform/user-error';

async function findAccount(auth: Auth, email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}

async function requireAccount(auth: Auth, username: string): Promise<UserRecord> {
  const email = loginEmail(username, clubConfig.dominioLogin);
  const account = await findAccount(auth, email);
  if (!account) throw new UserError(`No existe la cuenta ${email}.`);
  return account;
}

/** A password of 120 random bits in letters that cannot be mistaken for each other. */
const newPassword = () => randomBytes(15).toString('base64url');

/** What the person at the keyboard must be told, once: it is kept nowhere. */
export interface NewLogin {
  readonly email: string;
  readonly password: string;
}

/** Roles that an account can be given, with what they are called. */
const ROLES: ReadonlyMap<string, string> = new Map([
  [ROL_ADMINISTRADOR, 'administrador'],
  [ROL_ACTA, 'solo fichas'],
]);

function requireRole(rol: string): void {
  if (ROLES.has(rol)) return;
  const known = [...ROLES].map(([value, name]) => `${value} (${name})`);
  throw new UserError(`No hay ningún rol «${rol}»: los que hay son ${known.join(' y ')}.`);
}

/** A new administrator, or a helper who may only enter sheets, with a password of his own; refused when the account exists. */
export async function createAdministrador(
  auth: Auth,
  username: string,
  rol: string = ROL_ADMINISTRADOR,
): Promise<NewLogin> {
  requireRole(rol);
  const email = loginEmail(username, clubConfig.dominioLogin);
  if (await findAccount(auth, email)) {
    throw new UserError(`Ya existe la cuenta ${email}: para otra contraseña, usa «password».`);
  }
  const password = newPassword();
  const { uid } = await auth.createUser({ email, password });
  await auth.setCustomUserClaims(uid, { rol });
  return { email, password };
}

/** A new password for an account; every session of it ends. */
export async function resetPassword(auth: Auth, username: string): Promise<NewLogin> {
  const { uid, email = '' } = await requireAccount(auth, username);
  const password = newPassword();
  await auth.updateUser(uid, { password });
  await auth.revokeRefreshTokens(uid);
  return { email, password };
}

const rolOf = ({ customClaims }: UserRecord): unknown => customClaims?.['rol'];

/** Every account with one of the roles. */
async function accountsWithRole(auth: Auth): Promise<readonly UserRecord[]> {
  const found: UserRecord[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    found.push(...page.users.filter((user) => ROLES.has(String(rolOf(user)))));
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return found;
}

/** Refuses what would leave the club without anybody who may do everything. */
async function requireOtherAdministrador(auth: Auth, account: UserRecord): Promise<void> {
  if (rolOf(account) !== ROL_ADMINISTRADOR) return;
  const others = (await accountsWithRole(auth)).filter(
    (user) => user.uid !== account.uid && rolOf(user) === ROL_ADMINISTRADOR && !user.disabled,
  );
  if (others.length > 0) return;
  throw new UserError(
    `${account.email ?? account.uid} es el último administrador: sin él nadie podría entrar en el panel. Crea otro antes, o repítelo con --force.`,
  );
}

interface ChangeOptions {
  /** Does it even to the last administrator. */
  readonly isForced?: boolean;
}

/** The address of an account that has another role from now on; every session of it ends. */
export async function changeRole(
  auth: Auth,
  username: string,
  rol: string,
  { isForced = false }: ChangeOptions = {},
): Promise<string> {
  requireRole(rol);
  const account = await requireAccount(auth, username);
  if (rol !== ROL_ADMINISTRADOR && !isForced) await requireOtherAdministrador(auth, account);
  const { uid, email = '', customClaims } = account;
  await auth.setCustomUserClaims(uid, { ...customClaims, rol });
  await auth.revokeRefreshTokens(uid);
  return email;
}

/**
 * The address of an account that is no more: its sessions have ended, and the name can be used again. An account that
 * somebody keeps without a role would keep the name, and its password.
 */
export async function removeAdministrador(
  auth: Auth,
  username: string,
  { isForced = false }: ChangeOptions = {},
): Promise<string> {
  const account = await requireAccount(auth, username);
  if (!isForced) await requireOtherAdministrador(auth, account);
  const { uid, email = '' } = account;
  // Whoever is between the two: without a role he may do nothing.
  await auth.setCustomUserClaims(uid, null);
  await auth.revokeRefreshTokens(uid);
  await auth.deleteUser(uid);
  return email;
}

/** Addresses of all accounts with a role, in order; those of helpers say so. */
export async function listAdministradores(auth: Auth): Promise<readonly string[]> {
  const accounts = await accountsWithRole(auth);
  return accounts
    .map((account) => {
      const { email = '' } = account;
      const rol = String(rolOf(account));
      return rol === ROL_ADMINISTRADOR ? email : `${email} (${String(ROLES.get(rol))})`;
    })
    .sort();
}
