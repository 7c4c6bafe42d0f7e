/** Runs work, but never more than so much at once: what else comes waits. */
export type Turnos = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Turns for work that takes memory. One instance serves many requests: how much of its memory they take must not depend
 * on how many there are.
 */
export function createTurnos(atOnce: number): Turnos {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
