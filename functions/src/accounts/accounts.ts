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
  usernameOfEmail,
} from '@club/shared';
import { Timestamp } from 'firebase-admin/firestore';
import { type AccountDoc, type AccountsDoc, documents } from '../store/documents';
import type { UnitOfWork } from '../store/unit-of-work';

/** Accounts by uid, as stored. */
export type Accounts = AccountsDoc['cuentas'];

/** Maximum number of accounts: all are in one document, which every write reads. */
const MAX_ACCOUNTS = 100;

/** Days for which a deleted account is remembered, far longer than any token's lifetime. */
const WITHDRAWAL_DAYS = 30;

/** Whether an account can be used. */
const isActive = ({ retirada, pendiente, desactivada }: AccountDoc) =>
  retirada === undefined && !pendiente && !desactivada;

export const statusOf = ({ pendiente, desactivada }: AccountDoc): Account['estado'] =>
  desactivada ? 'desactivada' : pendiente ? 'pendiente' : 'activa';

export const usernameOf = ({ email }: Pick<AccountDoc, 'email'>): string =>
  usernameOfEmail(email, clubConfig.loginDomain);

/** Who changes an account, and the administrators that the store does not know. */
export interface Actor {
  /** Uid. Scripts have none. */
  readonly uid?: string;
  /** Uids of active administrators at the identity provider. The store's data takes precedence. */
  readonly admins: readonly string[];
  /** Allows the change even for the last administrator. */
  readonly isForced?: boolean;
}

/** Refuses changes that leave the club without an administrator, and changes of the actor's own account. */
function requireOthers(cuentas: Accounts, uid: string, cuenta: AccountDoc, actor: Actor) {
  if (actor.isForced) return accept(null);
  const isInUse = (other: string) => {
    const stored = cuentas[other];
    return stored ? isActive(stored) && stored.rol === ADMIN_ROLE : true;
  };
  const known = new Set([...Object.keys(cuentas), ...actor.admins]);
  // Administrators at the identity provider that are not in the store count too.
  const others = [...known].filter((other) => other !== uid && isInUse(other));
  const isOne = isActive(cuenta) && cuenta.rol === ADMIN_ROLE;
  if (isOne && others.length === 0) return refuse('ultimo-administrador', usernameOf(cuenta));
  return actor.uid === uid ? refuse('cuenta-propia') : accept(null);
}

/** An account that has to be applied at the identity provider. */
export const changed = (cuenta: AccountDoc, fields: Partial<AccountDoc> = {}): AccountDoc => ({
  ...cuenta,
  ...fields,
  version: cuenta.version + 1,
  por_aplicar: true,
});

/** The account without some optional fields. */
export function without(
  cuenta: AccountDoc,
  ...fields: readonly (
    | 'activando'
    | 'codigo'
    | 'desactivada'
    | 'pendiente'
    | 'por_aplicar'
    | 'sin_estrenar'
  )[]
): AccountDoc {
  const gone: ReadonlySet<string> = new Set(fields);
  return Object.fromEntries(
    Object.entries(cuenta).filter(([field]) => !gone.has(field)),
  ) as AccountDoc;
}

/** The account with all sessions ended. */
export const endSessions = (cuenta: AccountDoc) => changed(cuenta, { sesion: cuenta.sesion + 1 });

/** A changed account, and its history entry. */
export interface AccountChange {
  readonly cuenta: AccountDoc;
  readonly detalle: readonly string[];
}

/** A new account, unusable until its owner has chosen a password. Refused if the name is taken. */
export function createAccount(
  cuentas: Accounts,
  fields: { readonly email: string; readonly rol: AccountRole; readonly codigo: string },
): Result<AccountChange> {
  const live = Object.values(cuentas).filter(({ retirada }) => retirada === undefined);
  if (live.some(({ email }) => email === fields.email)) {
    return refuse('nombre-repetido', `una cuenta llamada «${usernameOf(fields)}»`);
  }
  if (live.length >= MAX_ACCOUNTS) return refuse('demasiadas-cuentas', String(MAX_ACCOUNTS));
  return accept({
    cuenta: {
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

/** An account after a change. Lowering the role, disabling it or making a new link ends its sessions. */
export function changeAccount(
  cuentas: Accounts,
  uid: string,
  cuenta: AccountDoc,
  { rol = cuenta.rol, desactivada, nuevo_enlace, terminar_sesiones }: ChangeAccount,
  actor: Actor,
  codigo: string,
): Result<AccountChange> {
  const isLowered = cuenta.rol === ADMIN_ROLE && rol !== ADMIN_ROLE;
  const isEnding = isLowered || desactivada === true || nuevo_enlace === true;
  if (isEnding) {
    const allowed = requireOthers(cuentas, uid, cuenta, actor);
    if (!allowed.ok) return allowed;
  }
  const detalle: string[] = [];
  let next = isEnding || terminar_sesiones ? endSessions(cuenta) : cuenta;
  if (rol !== cuenta.rol) {
    next = { ...next, rol };
    detalle.push(`rol: ${ROLE_NAMES[cuenta.rol]} → ${ROLE_NAMES[rol]}`);
  }
  if (desactivada !== undefined && desactivada !== (cuenta.desactivada ?? false)) {
    next = desactivada ? { ...next, desactivada: true } : without(next, 'desactivada');
    detalle.push(desactivada ? 'desactivada' : 'activada');
  }
  if (nuevo_enlace) {
    next = { ...without(next, 'activando'), pendiente: true, codigo };
    detalle.push('enlace nuevo');
  }
  if (terminar_sesiones && !isEnding) detalle.push('sesiones terminadas');
  return accept({ cuenta: detalle.length > 0 || isEnding ? changed(next) : cuenta, detalle });
}

/** The account marked as deleted. */
export function removeAccount(
  cuentas: Accounts,
  uid: string,
  cuenta: AccountDoc,
  actor: Actor,
  now: Date,
): Result<AccountChange> {
  const allowed = requireOthers(cuentas, uid, cuenta, actor);
  if (!allowed.ok) return allowed;
  const gone = endSessions(without(cuenta, 'codigo', 'activando'));
  return accept({ cuenta: { ...gone, retirada: now.toISOString() }, detalle: [] });
}

/** The accounts without deleted ones that need not be remembered any more. */
export function withoutForgotten(cuentas: Accounts, now: Date): Accounts {
  const since = new Date(now.getTime() - WITHDRAWAL_DAYS * 24 * 60 * 60 * 1000).toISOString();
  return Object.fromEntries(
    Object.entries(cuentas).filter(
      ([, { retirada, por_aplicar }]) =>
        retirada === undefined || por_aplicar === true || retirada >= since,
    ),
  );
}

const HOUR_MS = 60 * 60 * 1000;

/** How long a used or expired code is remembered, so that an old link gets a helpful message, milliseconds. */
const MEMORY_MS = 365 * 24 * HOUR_MS;

/** Digest of a code, which is all that the store has. With 140 random bits the code cannot be guessed from it. */
export const codeDigest = (codigo: string) => createHash('sha256').update(codigo).digest('hex');

/** A random code with letters and digits that messengers do not alter. */
export const newCode = (newId: () => string): string => newId() + newId().slice(0, 8);

/** Stores the digest of a code for an account, with its expiry. */
export function keepCode(uow: UnitOfWork, codigo: string, uid: string, now: Date): void {
  const at = (ms: number) => now.getTime() + ms;
  uow.create(documents.codigo(codeDigest(codigo)), {
    uid,
    caduca: new Date(at(INVITATION_HOURS * HOUR_MS)).toISOString(),
    expira: Timestamp.fromMillis(at(MEMORY_MS)),
  });
}
