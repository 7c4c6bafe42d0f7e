import type { Result } from '@club/shared';
import pLimit from 'p-limit';

interface LaneOptions {
  readonly concurrency: number;
  /** Pieces of work that may wait at once; any number by default. */
  readonly maxWaiting?: number;
  /** Milliseconds after which waiting work is refused; never by default. */
  readonly patienceMs?: number;
}

const BUSY = {
  ok: false,
  refusal: { code: 'comprobaciones-ocupadas', detail: '', retryAfterS: 5 },
} as const;

/** Work that one process does only so much of at a time; the rest waits, in the order of arrival. */
export function createLane({ concurrency, maxWaiting = Infinity, patienceMs }: LaneOptions) {
  const limit = pLimit(concurrency);
  let inside = 0;
  return {
    /** The outcome of the work; refused with `comprobaciones-ocupadas` when it would have to wait longer than it may. */
    async run<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
      if (inside >= concurrency + maxWaiting) return BUSY;
      inside += 1;
      let hasGivenUp = false;
      let timer: NodeJS.Timeout | undefined;
      const givenUp = new Promise<Result<T>>((resolve) => {
        if (patienceMs === undefined) return;
        timer = setTimeout(() => {
          hasGivenUp = true;
          resolve(BUSY);
        }, patienceMs);
      });
      const done = limit(() => {
        clearTimeout(timer);
        return hasGivenUp ? BUSY : work();
      });
      try {
        return await Promise.race([givenUp, done]);
      } finally {
        inside -= 1;
      }
    },
  };
}
