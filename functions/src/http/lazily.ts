/**
 * The promised value, made on first use: what a cold start does not need is not loaded then. A failure is told to who
 * asked and kept for nobody: the next one tries again.
 */
export function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
