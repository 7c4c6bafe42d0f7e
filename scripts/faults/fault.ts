/** Projects of vitest.config.ts, quickest first. */
export const LANES = ['unit', 'web', 'integracion', 'recorridos'] as const;
type Lane = (typeof LANES)[number];

/** A mistake that someone could make in the code, and the test that must notice it. */
export interface Fault {
  /** Description of the effect. */
  readonly what: string;
  /** Code that occurs exactly once outside tests. Its file is found by searching, so files may move. */
  readonly find: string;
  readonly replace: string;
  readonly lane: Lane;
  /** End of the path of the test file that must fail. */
  readonly test: string;
}
