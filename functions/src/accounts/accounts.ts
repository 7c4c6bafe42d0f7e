import { createHash } from 'node:crypto';
import {
  accept,
  INVITATION_HOURS,
  type ChangeAccount,
  clubConfig,
  type Account,
  ROLE_NAMES,
  refuse,
  type Result,
  ADMIN_ROLE,
  type AccountRole,
  usernameFromEmail,
} from '@club/shared';
import { Timestamp } from 'firebase-admin/firestore';
import { type AccountDoc, type AccountsDoc, documents } from '../store/documents';
import type { UnitOfWork } from '../store/unit-of-work';

/** Accounts by uid, as stored. */
export type Accounts = AccountsDoc['cuentas'];

/** Maximum number of accounts: all are in one document, which every write reads. */
const MAX_ACCOUNTS = 100;

const HOUR_MS = 60 * 60 * 1000;

/** How long a deleted account stays stored: longer than any token is valid, so that its sessions stay refused. */
const DELETED_KEPT_MS = 30 * 24 * HOUR_MS;

const isActiveAdmin = ({ rol, retirada, pendiente, desactivada }: AccountDoc) =>
  rol === ADMIN_ROLE && retirada === undefined && !pendiente && !desactivada;

export function deriveAccountStatus({ pendiente, desactivada }: AccountDoc): Account['estado'] {
  if (desactivada) return 'desactivada';
  return pendiente ? 'pendiente' : 'activa';
}

export const toUsername = ({ email }: Pick<AccountDoc, 'email'>): string =>
  usernameFromEmail(email, clubConfig.loginDomain);

/** Who changes an account, and data from which follows whether another administrator remains. */
export interface Actor {
  /** Absent if a script makes the change. */
  readonly uid?: string;
  /** Uids of active administrators at the identity provider. Counted only if the store has no such account. */
  readonly admins: readonly string[];
  /** Allows the change even for the last administrator. */
  readonly isForced?: boolean;
}

/** Refuses to lock out the club's last administrator, or the actor himself. */
function requireOtherAdmin(accounts: Accounts, uid: string, account: AccountDoc, actor: Actor) {
  if (actor.isForced) return accept(null);
  const hasOtherAdmin =
    Object.entries(accounts).some(([other, stored]) => other !== uid && isActiveAdmin(stored)) ||
    actor.admins.some((other) => other !== uid && accounts[other] === undefined);
  if (isActiveAdmin(account) && !hasOtherAdmin) {
    return refuse('ultimo-administrador', toUsername(account));
  }
  return actor.uid === uid ? refuse('cuenta-propia') : accept(null);
}

/** The account with new fields and the next version, marked to be written to the identity provider. */
export const markChanged = (account: AccountDoc, fields: Partial<AccountDoc> = {}): AccountDoc => ({
  ...account,
  ...fields,
  version: account.version + 1,
  por_aplicar: true,
});

export function withoutFields(
  account: AccountDoc,
  ...fields: readonly Exclude<keyof AccountDoc, 'email' | 'rol' | 'sesion' | 'version'>[]
): AccountDoc {
  const gone: ReadonlySet<string> = new Set(fields);
  return Object.fromEntries(
    Object.entries(account).filter(([field]) => !gone.has(field)),
  ) as AccountDoc;
}

/** The account with the next session number, which ends all its sessions. */
export const endSessions = (account: AccountDoc) =>
  markChanged(account, { sesion: account.sesion + 1 });

/** A changed account, and the details of its history entry. */
export interface AccountChange {
  readonly account: AccountDoc;
  readonly detalle: string[];
}

/** A new account, unusable until its owner has chosen a password. Refused if the name is taken. */
export function createAccount(
  accounts: Accounts,
  fields: { readonly email: string; readonly rol: AccountRole; readonly codigo: string },
): Result<AccountChange> {
  const existing = Object.values(accounts).filter(({ retirada }) => retirada === undefined);
  if (existing.some(({ email }) => email === fields.email)) {
    return refuse('nombre-repetido', `una cuenta llamada «${toUsername(fields)}»`);
  }
  if (existing.length >= MAX_ACCOUNTS) return refuse('demasiadas-cuentas', String(MAX_ACCOUNTS));
  return accept({
    account: {
      ...fields,
      sesion: 1,
      version: 1,
      por_aplicar: true,
      pendiente: true,
      sin_estrenar: true,
    },
    detalle: [ROLE_NAMES[fields.rol]],
  });
}

/** The changed account. A lower role, disabling it and a new link end its sessions. `digest` is the new code's. */
export function changeAccount(
  accounts: Accounts,
  uid: string,
  account: AccountDoc,
  { rol = account.rol, desactivada, nuevo_enlace, terminar_sesiones }: ChangeAccount,
  actor: Actor,
  digest: string,
): Result<AccountChange> {
  const isLowered = account.rol === ADMIN_ROLE && rol !== ADMIN_ROLE;
  const endsAccess = isLowered || desactivada === true || nuevo_enlace === true;
  if (endsAccess) {
    const allowed = requireOtherAdmin(accounts, uid, account, actor);
    if (!allowed.ok) return allowed;
  }
  const detalle: string[] = [];
  let next = endsAccess || terminar_sesiones ? endSessions(account) : account;
  if (rol !== account.rol) {
    next = { ...next, rol };
    detalle.push(`rol: ${ROLE_NAMES[account.rol]} → ${ROLE_NAMES[rol]}`);
  }
  if (desactivada !== undefined && desactivada !== (account.desactivada ?? false)) {
    next = desactivada ? { ...next, desactivada: true } : withoutFields(next, 'desactivada');
    detalle.push(desactivada ? 'desactivada' : 'activada');
  }
  if (nuevo_enlace) {
    next = { ...withoutFields(next, 'activando'), pendiente: true, codigo: digest };
    detalle.push('enlace nuevo');
  }
  if (terminar_sesiones && !endsAccess) detalle.push('sesiones terminadas');
  const isChanged = detalle.length > 0 || endsAccess;
  return accept({ account: isChanged ? markChanged(next) : account, detalle });
}

/** The account marked as deleted. */
export function removeAccount(
  accounts: Accounts,
  uid: string,
  account: AccountDoc,
  actor: Actor,
  now: Date,
): Result<AccountChange> {
  const allowed = requireOtherAdmin(accounts, uid, account, actor);
  if (!allowed.ok) return allowed;
  const deleted = endSessions(withoutFields(account, 'codigo', 'activando'));
  return accept({ account: { ...deleted, retirada: now.toISOString() }, detalle: [] });
}

/** The accounts without those whose deletion is old and known to the identity provider. */
export function dropOldDeleted(accounts: Accounts, now: Date): Accounts {
  const since = new Date(now.getTime() - DELETED_KEPT_MS).toISOString();
  return Object.fromEntries(
    Object.entries(accounts).filter(
      ([, { retirada, por_aplicar }]) =>
        retirada === undefined || por_aplicar === true || retirada >= since,
    ),
  );
}

/** How long a used or expired code stays stored, so that an old link gets a helpful message. */
const CODE_KEPT_MS = 365 * 24 * HOUR_MS;

/** Digest of a code. Only this is stored. A code has 140 random bits, so it cannot be guessed from its digest. */
export const codeDigest = (code: string) => createHash('sha256').update(code).digest('hex');

/** A random code with letters and digits that messengers do not alter. */
export const newCode = (newId: () => string): string => newId() + newId().slice(0, 8);

/** Stores the digest of a code for an account, with its expiry. */
export function keepCode(uow: UnitOfWork, code: string, uid: string, now: Date): void {
  const after = (ms: number) => now.getTime() + ms;
  uow.create(documents.codigo(codeDigest(code)), {
    uid,
    caduca: new Date(after(INVITATION_HOURS * HOUR_MS)).toISOString(),
    expira: Timestamp.fromMillis(after(CODE_KEPT_MS)),
  });
}
