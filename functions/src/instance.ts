/** What an instance of the functions is on Google's machines; tests and benchmarks run it within the same limits. */
export const INSTANCE = {
  memory: '512MiB',
  concurrency: 80,
  maxInstances: 10,
  /** Largest heap of JavaScript, MiB; the rest is for code, request buffers and share pictures. */
  heapMib: 320,
  /** Largest semi-space of young objects, MiB. Node's default lets garbage pile up: 80 MB more. */
  semiSpaceMib: 8,
} as const;

/** Variables of an instance's process beside the club's own settings; the build writes them into the deployed `.env`. */
export const INSTANCE_ENV = {
  NODE_OPTIONS: `--max-old-space-size=${String(INSTANCE.heapMib)} --max-semi-space-size=${String(INSTANCE.semiSpaceMib)}`,
} as const;
