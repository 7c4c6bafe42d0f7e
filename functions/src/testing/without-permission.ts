/** Callers without any write access, with the status of their refusal. */
export const FOREIGN = [
  ['anonimo', 401],
  ['aficionado', 403],
] as const;
