import { accept } from '@club/shared';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLane } from './lane';

/** Work of which each run ends when `end` is called with its index. */
function heldWork() {
  const ends: (() => void)[] = [];
  const work = () =>
    new Promise<ReturnType<typeof accept<string>>>((resolve) => {
      ends.push(() => {
        resolve(accept('hecho'));
      });
    });
  return { work, started: () => ends.length, end: (n: number) => ends[n]?.() };
}

describe('a lane', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('limits the concurrency; the rest waits in order of arrival', async () => {
    const lane = createLane({ concurrency: 2, maxWaiting: 5, patienceMs: 1_000 });
    const { work, started, end } = heldWork();
    const all = [1, 2, 3, 4].map(() => lane.run(work));
    await vi.advanceTimersByTimeAsync(0);
    expect(started()).toBe(2);
    end(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(started()).toBe(3);
    [0, 2].forEach(end);
    await vi.advanceTimersByTimeAsync(0);
    end(3);
    expect(await Promise.all(all)).toEqual(all.map(() => accept('hecho')));
  });

  it('refuses work if the queue is full or the wait too long', async () => {
    const lane = createLane({ concurrency: 1, maxWaiting: 1, patienceMs: 1_000 });
    const { work, started, end } = heldWork();
    const first = lane.run(work);
    const second = lane.run(work);
    const busy = {
      ok: false,
      refusal: { code: 'comprobaciones-ocupadas', detail: '', retryAfterS: 5 },
    };
    expect(await lane.run(work)).toEqual(busy);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await second).toEqual(busy);
    end(0);
    expect((await first).ok).toBe(true);
    expect(started()).toBe(1);
  });

  it('runs the next work after a failure', async () => {
    const lane = createLane({ concurrency: 1, maxWaiting: 1, patienceMs: 1_000 });
    const failing = lane.run(() => Promise.reject(new Error('roto')));
    const next = lane.run(() => Promise.resolve(accept('hecho')));
    await expect(failing).rejects.toThrow('roto');
    expect(await next).toEqual(accept('hecho'));
  });
});
