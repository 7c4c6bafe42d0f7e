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

/** A new administrator, or a helper who may only enter sheets, with a password of his own; refused when the account exists. */
export async function createAdministrador(
  auth: Auth,
  username: string,
  rol: string = ROL_ADMINISTRADOR,
): Promise<NewLogin> {
  if (!ROLES.has(rol)) {
    const known = [...ROLES].map(([value, name]) => `${value} (${name})`);
    throw new UserError(`No hay ningún rol «${rol}»: los que hay son ${known.join(' y ')}.`);
  }
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

/** The address of an account that has no role any more; every session of it ends. */
export async function removeAdministrador(auth: Auth, username: string): Promise<string> {
  const { uid, email = '', customClaims } = await requireAccount(auth, username);
  const { rol: _rol, ...others } = customClaims ?? {};
  await auth.setCustomUserClaims(uid, others);
  await auth.revokeRefreshTokens(uid);
  return email;
}

/** Addresses of all accounts with a role, in order; those of helpers say so. */
export async function listAdministradores(auth: Auth): Promise<readonly string[]> {
  const found: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    for (const { email = '', customClaims } of page.users) {
      const rol: unknown = customClaims?.['rol'];
      if (rol === ROL_ADMINISTRADOR) found.push(email);
      else if (rol === ROL_ACTA) found.push(`${email} (${String(ROLES.get(rol))})`);
    }
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return found.sort();
}
