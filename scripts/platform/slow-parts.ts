/** Milliseconds between two lines. */
const EVERY_MS = 15_000;

/** Tells the person at the terminal what takes so long. */
export interface SlowParts {
  /** Gives `part` back, and tells of it as long as it is under way; `doing` says in Spanish what happens meanwhile. */
  watch<T>(doing: string, part: Promise<T>): Promise<T>;
  stop(): void;
}

/** Begins to say every fifteen seconds what has been under way longest, and for how long. */
export function tellSlowParts(log: (line: string) => void): SlowParts {
  const parts = new Map<string, number>();
  const timer = setInterval(() => {
    const [oldest] = parts;
    if (!oldest) return;
    const [doing, since] = oldest;
    log(`${doing}… ${String(Math.round((Date.now() - since) / 1000))} s`);
  }, EVERY_MS);
  return {
    async watch(doing, part) {
      parts.set(doing, Date.now());
      try {
        return await part;
      } finally {
        parts.delete(doing);
      }
    },
    stop() {
      clearInterval(timer);
    },
  };
}
