/** Value of the claim `rol` in administrators' tokens (regla 58). */
export const ADMIN_ROLE = '1';

/** Value of the claim for helpers, who may enter matches and nothing else (regla 58; docs/decisions/0020). */
export const HELPER_ROLE = '2';

/** Who may make a call: anybody; helpers and administrators; administrators only. */
export type RequiredPermission = 'publico' | 'acta' | 'administrador';

/** Roles that have a permission. */
const ROLES: Readonly<Record<Exclude<RequiredPermission, 'publico'>, readonly string[]>> = {
  acta: [ADMIN_ROLE, HELPER_ROLE],
  administrador: [ADMIN_ROLE],
};

/** Whether a token with this claim `rol`, as received, has a permission. */
export const hasPermission = (
  role: unknown,
  permission: Exclude<RequiredPermission, 'publico'>,
): boolean => ROLES[permission].some((allowed) => allowed === role);

export const ROLE_NAMES = {
  [ADMIN_ROLE]: 'administrador',
  [HELPER_ROLE]: 'ayudante',
} as const;

/** Email of the identity provider's account for a username. A username with '@' is used unchanged (regla 63). */
export function loginEmail(username: string, domain: string): string {
  const trimmed = username.trim().toLowerCase();
  return trimmed.includes('@') ? trimmed : `${trimmed}@${domain}`;
}

/** Login name for an email: without the domain if it is the club's (regla 63). */
export function usernameFromEmail(email: string, domain: string): string {
  const suffix = `@${domain}`;
  return email.endsWith(suffix) ? email.slice(0, -suffix.length) : email;
}
