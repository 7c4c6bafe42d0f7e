/** Claim `rol` of the administrator's token (decisions, section 2). */
export const ROL_ADMINISTRADOR = '1';

/** Who may make a call: anybody, or the administrator only. */
export type Permiso = 'publico' | 'administrador';

/** Email of the identity-provider account behind a username; one that contains '@' is used as it is (decisions, section 5). */
export function loginEmail(username: string, dominio: string): string {
  const trimmed = username.trim().toLowerCase();
  return trimmed.includes('@') ? trimmed : `${trimmed}@${dominio}`;
}
