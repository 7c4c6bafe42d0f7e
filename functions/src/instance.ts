/** What an instance of the functions is on Google's machines; tests and benchmarks run it within the same limits. */
export const INSTANCE = {
  memory: '512MiB',
  concurrency: 80,
  maxInstances: 10,
  /**
   * Largest heap of JavaScript, MiB. Node would take half of the memory (V8's rule for 512 MiB); the rest of what is left
   * here is for code, buffers of requests and what share pictures are drawn in.
   */
  heapMib: 320,
  /**
   * Largest of the three parts in which new objects live, MiB. As large as Node would let them become they fill up with what
   * a request has left behind before anybody looks: 80 MB more, for parts of a copy and for pages alike.
   */
  semiSpaceMib: 8,
} as const;

/** Variables of an instance's process beside the club's own settings; the build writes them into the deployed `.env`. */
export const INSTANCE_ENV = {
  NODE_OPTIONS: `--max-old-space-size=${String(INSTANCE.heapMib)} --max-semi-space-size=${String(INSTANCE.semiSpaceMib)}`,
} as const;
