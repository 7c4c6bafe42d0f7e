/** Callers without any write access, with the status of their refusal. */
export const AJENOS = [
  ['anonimo', 401],
  ['aficionado', 403],
] as const;
