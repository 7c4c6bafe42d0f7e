import type { Result } from '@club/shared';

interface LaneOptions {
  readonly concurrency: number;
  /** Pieces of work that may wait at once; any number where nothing is said. */
  readonly maxWaiting?: number;
  /** Milliseconds after which one that still waits is sent away; none is where nothing is said. */
  readonly patienceMs?: number;
}

/** Seconds after which who found everything busy may try again. */
const BUSY_S = 5;

/**
 * Work that a process does only so much of at a time; the rest waits its turn. One instance serves many requests: how much
 * of its memory they take, or of somebody else's patience, must not depend on how many there are.
 */
export function createLane({ concurrency, maxWaiting = Infinity, patienceMs }: LaneOptions) {
  let running = 0;
  const waiting = new Set<() => void>();

  /** Whether its turn came. */
  const takeTurn = () =>
    new Promise<boolean>((resolve) => {
      if (running < concurrency) {
        running += 1;
        resolve(true);
        return;
      }
      if (waiting.size >= maxWaiting) {
        resolve(false);
        return;
      }
      const start = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const giveUp = () => {
        waiting.delete(start);
        resolve(false);
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      waiting.add(start);
    });

  const passTurn = () => {
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next();
    } else running -= 1;
  };

  return {
    /** The outcome of the work; refused with `comprobaciones-ocupadas` when it would have to wait longer than it may. */
    async run<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
      if (!(await takeTurn())) {
        const refusal = {
          code: 'comprobaciones-ocupadas',
          detail: '',
          retryAfterS: BUSY_S,
        } as const;
        return { ok: false, refusal };
      }
      try {
        return await work();
      } finally {
        passTurn();
      }
    },
  };
}
