import { randomBytes } from 'node:crypto';
import {
  changePassword,
  deleteAccount,
  inviteAccount,
  listAccounts,
  type Services,
  updateAccount,
} from '@club/functions';
import {
  type ChangeAccount,
  clubConfig,
  describeRefusal,
  type EndpointName,
  loginEmail,
  type Result,
  HELPER_ROLE,
  ADMIN_ROLE,
  type AccountRole,
  accountRoleSchema,
  usernameSchema,
} from '@club/shared';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { findAccount } from '../platform/accounts';
import { UserError } from '../platform/user-error';

async function requireAccount(auth: Auth, username: string): Promise<UserRecord> {
  const email = loginEmail(username, clubConfig.loginDomain);
  const account = await findAccount(auth, email);
  if (!account) throw new UserError(`No existe la cuenta ${email}.`);
  return account;
}

/** A password with 120 random bits, in base64url. */
const newPassword = () => randomBytes(15).toString('base64url');

/** Login to print once. The password is not stored. */
export interface NewLogin {
  readonly email: string;
  readonly password: string;
}

/** Roles that an account can have, with what they are called in messages. */
const ROLES: ReadonlyMap<string, string> = new Map([
  [ADMIN_ROLE, 'administrador'],
  [HELPER_ROLE, 'solo fichas'],
]);

function requireRole(role: string): AccountRole {
  const parsed = accountRoleSchema.safeParse(role);
  if (parsed.success) return parsed.data;
  const known = [...ROLES].map(([value, name]) => `${value} (${name})`);
  throw new UserError(`No hay ningún rol «${role}»: los que hay son ${known.join(' y ')}.`);
}

function requireUsername(username: string): string {
  const parsed = usernameSchema.safeParse(username);
  if (parsed.success) return parsed.data;
  throw new UserError(`«${username}» no puede ser un nombre de usuario.`);
}

/**
 * Creates an administrator, or a helper who may only enter match sheets, with a random password. Refused if the
 * account exists.
 */
export async function createLogin(auth: Auth, username: string, role: string = ADMIN_ROLE) {
  requireRole(role);
  const email = loginEmail(requireUsername(username), clubConfig.loginDomain);
  if (await findAccount(auth, email)) {
    throw new UserError(`Ya existe la cuenta ${email}: para otra contraseña, usa «password».`);
  }
  const password = newPassword();
  const { uid } = await auth.createUser({ email, password });
  await auth.setCustomUserClaims(uid, { rol: role });
  return { email, password };
}

interface ChangeOptions {
  /** Allows the change even for the last administrator. */
  readonly isForced?: boolean;
}

/** The context of one of the panel's operations, run from the command line. */
const createCallContext = ({ db, auth, now, newId }: Services, accion: EndpointName) => ({
  db,
  auth,
  newId,
  stamp: { operationId: newId(), accion, quien: 'npm run admin', now: now() },
});

function requireDone<T>(result: Result<T>, hint = ''): T {
  if (result.ok) return result.value;
  throw new UserError(describeRefusal(result.refusal).msg + hint);
}

/** The command line as the actor of a change. `admins` are the ids of the active administrators. */
async function readActor(services: Services, { isForced = false }: ChangeOptions) {
  const accounts = await listAccounts(createCallContext(services, 'fetchCuentas'));
  const admins = accounts.filter(({ rol, estado }) => rol === ADMIN_ROLE && estado === 'activa');
  return { admins: admins.map(({ uid }) => uid), isForced };
}

const FORCE_HINT = ' O repítelo con --force.';

/** Data to print for an invited person: the login address, and the path of the link or an empty string. */
export interface NewLink {
  readonly email: string;
  readonly enlace: string;
}

/**
 * Creates an account whose owner chooses the password with a link, as the panel does. Refused if the account exists.
 */
export async function invite(services: Services, username: string, role: string = ADMIN_ROLE) {
  const usuario = requireUsername(username);
  const body = { usuario, rol: requireRole(role) };
  const { enlace = '' } = requireDone(
    await inviteAccount(createCallContext(services, 'addCuenta'), body),
  );
  return { email: loginEmail(usuario, clubConfig.loginDomain), enlace };
}

/** Changes an account as the panel does. */
async function change(
  services: Services,
  username: string,
  body: ChangeAccount,
  options: ChangeOptions,
): Promise<NewLink> {
  const { uid, email = '' } = await requireAccount(services.auth, username);
  const actor = await readActor(services, options);
  const done = await updateAccount(createCallContext(services, 'updateCuenta'), uid, body, actor);
  return { email, enlace: requireDone(done, FORCE_HINT).enlace ?? '' };
}

/** Creates a new link for an account. Its password becomes invalid and its sessions end. */
export const renewLink = (services: Services, username: string, options: ChangeOptions = {}) =>
  change(services, username, { nuevo_enlace: true }, options);

/** Changes the role of an account. All its sessions end. */
export const changeRole = async (
  services: Services,
  username: string,
  role: string,
  options: ChangeOptions = {},
) => change(services, username, { rol: requireRole(role), terminar_sesiones: true }, options);

/** Sets a new password. All sessions of the account end. */
export async function resetPassword(services: Services, username: string): Promise<NewLogin> {
  const { uid, email = '' } = await requireAccount(services.auth, username);
  const password = newPassword();
  requireDone(await changePassword(createCallContext(services, 'miClave'), uid, password));
  return { email, password };
}

/**
 * Deletes an account and returns its address. Its sessions end, and the name can be used again. (Removing only the
 * role would not free the name.)
 */
export async function deleteByUsername(
  services: Services,
  username: string,
  options: ChangeOptions = {},
): Promise<string> {
  const { uid, email = '', customClaims } = await requireAccount(services.auth, username);
  // `deleteAccount` refuses accounts without a role.
  if (ROLES.has(String(customClaims?.['rol']))) {
    const actor = await readActor(services, options);
    requireDone(
      await deleteAccount(createCallContext(services, 'delCuenta'), uid, actor),
      FORCE_HINT,
    );
  } else await services.auth.deleteUser(uid);
  return email;
}

/** Sorted addresses of all accounts with a role. Helpers are marked. */
export async function listEmails(services: Services): Promise<readonly string[]> {
  const accounts = await listAccounts(createCallContext(services, 'fetchCuentas'));
  return accounts
    .map(({ usuario, rol }) => {
      const email = loginEmail(usuario, clubConfig.loginDomain);
      return rol === ADMIN_ROLE ? email : `${email} (${ROLES.get(rol) ?? ''})`;
    })
    .sort();
}
