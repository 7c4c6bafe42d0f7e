import { randomBytes } from 'node:crypto';
import { clubConfig, loginEmail, ROL_ADMINISTRADOR } from '@club/shared';
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

/** A new administrator with a password of his own; refused when the account exists. */
export async function createAdministrador(auth: Auth, username: string): Promise<NewLogin> {
  const email = loginEmail(username, clubConfig.dominioLogin);
  if (await findAccount(auth, email)) {
    throw new UserError(`Ya existe la cuenta ${email}: para otra contraseña, usa «password».`);
  }
  const password = newPassword();
  const { uid } = await auth.createUser({ email, password });
  await auth.setCustomUserClaims(uid, { rol: ROL_ADMINISTRADOR });
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

/** The address of an account that is no administrator any more; every session of it ends. */
export async function removeAdministrador(auth: Auth, username: string): Promise<string> {
  const { uid, email = '', customClaims } = await requireAccount(auth, username);
  const { rol: _rol, ...others } = customClaims ?? {};
  await auth.setCustomUserClaims(uid, others);
  await auth.revokeRefreshTokens(uid);
  return email;
}

/** Addresses of all administrators, in order. */
export async function listAdministradores(auth: Auth): Promise<readonly string[]> {
  const found: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    for (const { email = '', customClaims } of page.users) {
      if (customClaims?.['rol'] === ROL_ADMINISTRADOR) found.push(email);
    }
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return found.sort();
}
