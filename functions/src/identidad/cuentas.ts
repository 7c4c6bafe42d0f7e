import {
  accept,
  type CambiarCuenta,
  clubConfig,
  type Cuenta,
  NOMBRES_ROL,
  refuse,
  type Result,
  ROL_ADMINISTRADOR,
  type RolCuenta,
  usuarioOfEmail,
} from '@club/shared';
import type { CuentaDoc, CuentasDoc } from '../firestore/documents';

/** Accounts by uid, as the store has them. */
export type Cuentas = CuentasDoc['cuentas'];

/** Accounts that a club can have: all of them are in one document, which every write reads. */
const MAX_CUENTAS = 100;

/** Days for which it is known of a removed account that it was one: far longer than any token lives. */
const DIAS_RETIRADA = 30;

/** Whether somebody can use it. */
const isActiva = ({ retirada, pendiente, desactivada }: CuentaDoc) =>
  retirada === undefined && !pendiente && !desactivada;

export const estadoOf = ({ pendiente, desactivada }: CuentaDoc): Cuenta['estado'] =>
  desactivada ? 'desactivada' : pendiente ? 'pendiente' : 'activa';

/** The name by which people know an account. */
export const usuarioOf = ({ email }: Pick<CuentaDoc, 'email'>): string =>
  usuarioOfEmail(email, clubConfig.dominioLogin);

/** Who asks for a change of an account, and which administrators there are that the store does not know. */
export interface Actor {
  /** His uid; a script has none. */
  readonly uid?: string;
  /** Active administrators at the identity provider; what the store says of them counts more. */
  readonly administradores: readonly string[];
  /** Does it even to the last administrator. */
  readonly isForced?: boolean;
}

/** Refuses what leaves the club without an administrator, and what an account does to itself. */
function requireOthers(cuentas: Cuentas, uid: string, cuenta: CuentaDoc, actor: Actor) {
  if (actor.isForced) return accept(null);
  const isActivo = (other: string) => {
    const stored = cuentas[other];
    return stored ? isActiva(stored) && stored.rol === ROL_ADMINISTRADOR : true;
  };
  const known = new Set([...Object.keys(cuentas), ...actor.administradores]);
  // The store says nothing of who is not in it, and the identity provider said that he is one.
  const others = [...known].filter((other) => other !== uid && isActivo(other));
  const isOne = isActiva(cuenta) && cuenta.rol === ROL_ADMINISTRADOR;
  if (isOne && others.length === 0) return refuse('ultimo-administrador', usuarioOf(cuenta));
  return actor.uid === uid ? refuse('cuenta-propia') : accept(null);
}

/** An account of which the identity provider has to be told. */
export const changed = (cuenta: CuentaDoc, fields: Partial<CuentaDoc> = {}): CuentaDoc => ({
  ...cuenta,
  ...fields,
  version: cuenta.version + 1,
  por_aplicar: true,
});

/** The same without some of what it may have. */
export function without(
  cuenta: CuentaDoc,
  ...fields: readonly (
    'activando' | 'codigo' | 'desactivada' | 'pendiente' | 'por_aplicar' | 'sin_estrenar'
  )[]
): CuentaDoc {
  const gone: ReadonlySet<string> = new Set(fields);
  return Object.fromEntries(
    Object.entries(cuenta).filter(([field]) => !gone.has(field)),
  ) as CuentaDoc;
}

/** An account after its sessions have ended, all of them. */
export const endSessions = (cuenta: CuentaDoc): CuentaDoc =>
  changed(cuenta, { sesion: cuenta.sesion + 1 });

/** What became of an account, and how the history tells it. */
export interface CuentaChange {
  readonly cuenta: CuentaDoc;
  readonly detalle: readonly string[];
}

/** A new account, which nobody can use until its owner has chosen a password; refused when there is one of its name. */
export function createCuenta(
  cuentas: Cuentas,
  fields: { readonly email: string; readonly rol: RolCuenta; readonly codigo: string },
): Result<CuentaChange> {
  const live = Object.values(cuentas).filter(({ retirada }) => retirada === undefined);
  if (live.some(({ email }) => email === fields.email)) {
    return refuse('nombre-repetido', `una cuenta llamada «${usuarioOf(fields)}»`);
  }
  if (live.length >= MAX_CUENTAS) return refuse('demasiadas-cuentas', String(MAX_CUENTAS));
  return accept({
    cuenta: {
      ...fields,
      sesion: 1,
      version: 1,
      por_aplicar: true,
      pendiente: true,
      sin_estrenar: true,
    },
    detalle: [NOMBRES_ROL[fields.rol]],
  });
}

/** An account after a change; what lowers it, puts it out of use or gives it a new link ends its sessions. */
export function changeCuenta(
  cuentas: Cuentas,
  uid: string,
  cuenta: CuentaDoc,
  { rol = cuenta.rol, desactivada, nuevo_enlace, terminar_sesiones }: CambiarCuenta,
  actor: Actor,
  codigo: string,
): Result<CuentaChange> {
  const isLowered = cuenta.rol === ROL_ADMINISTRADOR && rol !== ROL_ADMINISTRADOR;
  const isEnding = isLowered || desactivada === true || nuevo_enlace === true;
  if (isEnding) {
    const allowed = requireOthers(cuentas, uid, cuenta, actor);
    if (!allowed.ok) return allowed;
  }
  const detalle: string[] = [];
  let next = isEnding || terminar_sesiones ? endSessions(cuenta) : cuenta;
  if (rol !== cuenta.rol) {
    next = { ...next, rol };
    detalle.push(`rol: ${NOMBRES_ROL[cuenta.rol]} → ${NOMBRES_ROL[rol]}`);
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

/** An account that is one no more. */
export function removeCuenta(
  cuentas: Cuentas,
  uid: string,
  cuenta: CuentaDoc,
  actor: Actor,
  ahora: Date,
): Result<CuentaChange> {
  const allowed = requireOthers(cuentas, uid, cuenta, actor);
  if (!allowed.ok) return allowed;
  const gone = endSessions(without(cuenta, 'codigo', 'activando'));
  return accept({ cuenta: { ...gone, retirada: ahora.toISOString() }, detalle: [] });
}

/** The accounts without those of which nobody needs to know any more that they were. */
export function withoutForgotten(cuentas: Cuentas, ahora: Date): Cuentas {
  const since = new Date(ahora.getTime() - DIAS_RETIRADA * 24 * 60 * 60 * 1000).toISOString();
  return Object.fromEntries(
    Object.entries(cuentas).filter(
      ([, { retirada, por_aplicar }]) =>
        retirada === undefined || por_aplicar === true || retirada >= since,
    ),
  );
}
