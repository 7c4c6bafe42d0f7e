/** Milliseconds between two lines. */
const EVERY_MS = 15_000;

/** Reports slow parts to the person at the terminal. */
export interface SlowParts {
  /** Returns `part`, and reports it while it is pending. `doing` describes it in Spanish. */
  watch<T>(doing: string, part: Promise<T>): Promise<T>;
  stop(): void;
}

/** Reports the oldest pending part and its duration every fifteen seconds. */
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
