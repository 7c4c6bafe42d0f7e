/** Callers without any write access, with the status of their refusal. */
export const AJENOS = [
  ['anonimo', 401],
  ['aficionado', 403],
] as const;

/** Callers without an administrator's access, with the status of their refusal. */
export const NO_ADMIN_ROLES = [...AJENOS, ['ayudante', 403]] as const;
