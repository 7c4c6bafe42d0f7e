/** Who may do nothing that changes the club, and with what status he is told so. */
export const AJENOS = [
  ['anonimo', 401],
  ['aficionado', 403],
] as const;

/** Who may not do what only the administrator may. */
export const NO_ADMINISTRADORES = [...AJENOS, ['ayudante', 403]] as const;
