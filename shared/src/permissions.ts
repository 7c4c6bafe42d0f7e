/** Claim `rol` of the administrator's token (regla 58). */
export const ROL_ADMINISTRADOR = '1';

/** Claim `rol` of a helper, who may enter matches and nothing else (regla 58; docs/decisions/0022). */
export const ROL_ACTA = '2';

/** Who may make a call: anybody, whoever may enter a match by its sheet or from the touchline, or the administrator only. */
export type Permiso = 'publico' | 'acta' | 'administrador';

/** The roles that a permission asks for; any other value of the claim opens nothing. */
const ROLES: Readonly<Record<Exclude<Permiso, 'publico'>, readonly string[]>> = {
  acta: [ROL_ADMINISTRADOR, ROL_ACTA],
  administrador: [ROL_ADMINISTRADOR],
};

/** Whether an account whose token has this claim `rol`, as it came, has a permission. */
export const hasPermiso = (rol: unknown, permiso: Exclude<Permiso, 'publico'>): boolean =>
  ROLES[permiso].some((allowed) => allowed === rol);

export const NOMBRES_ROL = {
  [ROL_ADMINISTRADOR]: 'administrador',
  [ROL_ACTA]: 'ayudante',
} as const;

/** Email of the identity-provider account behind a username; one that contains '@' is used as it is (regla 63). */
export function loginEmail(username: string, dominio: string): string {
  const trimmed = username.trim().toLowerCase();
  return trimmed.includes('@') ? trimmed : `${trimmed}@${dominio}`;
}

/** The name that its owner signs in with: an address of the club's domain without the domain (regla 63). */
export function usuarioOfEmail(email: string, dominio: string): string {
  const end = `@${dominio}`;
  return email.endsWith(end) ? email.slice(0, -end.length) : email;
}
