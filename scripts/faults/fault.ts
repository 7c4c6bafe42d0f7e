/** Projects of vitest.config.ts, from the quickest to the slowest. */
export const LANES = ['unit', 'web', 'integracion', 'recorridos'] as const;
type Lane = (typeof LANES)[number];

/** Something that a hand might do to the code, and which test must notice. */
export interface Fault {
  /** What goes wrong. */
  readonly what: string;
  /** Text that stands exactly once in the code, tests apart: files may move, it is found wherever it is. */
  readonly find: string;
  readonly replace: string;
  readonly lane: Lane;
  /** End of the path of the test file that must fail. */
  readonly test: string;
}
