import type { Result } from '@club/shared';
import pLimit from 'p-limit';

interface LaneOptions {
  readonly concurrency: number;
  /** Maximum queue length, unlimited by default. */
  readonly maxWaiting?: number;
  /** Maximum wait, milliseconds, unlimited by default. */
  readonly patienceMs?: number;
}

const BUSY = {
  ok: false,
  refusal: { code: 'comprobaciones-ocupadas', detail: '', retryAfterS: 5 },
} as const;

/** A queue that runs a limited number of works at once, in order of arrival. */
export function createLane({ concurrency, maxWaiting = Infinity, patienceMs }: LaneOptions) {
  const limit = pLimit(concurrency);
  let inside = 0;
  return {
    /** Result of the work, or the refusal `comprobaciones-ocupadas` if it would have to wait too long. */
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
