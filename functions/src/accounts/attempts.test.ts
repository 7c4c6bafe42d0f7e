import { accept } from '@club/shared';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExhausted, createTaskQueue } from './attempts';

const START = Date.parse('2026-11-21T12:00:00.000Z');

const at = (seconds: number) => new Date(START + seconds * 1000);
describe('what a process remembers of exhausted counters', () => {
  it('knows when the last of several windows ends', () => {
    const exhausted = createExhausted();
    exhausted.remember('cuenta:ana', START + 500_000, at(0));
    exhausted.remember('direccion:1', START + 900_000, at(0));
    expect(exhausted.until(['cuenta:ana', 'direccion:2'], at(1))).toBe(START + 500_000);
    expect(exhausted.until(['cuenta:ana', 'direccion:1'], at(1))).toBe(START + 900_000);
    expect(exhausted.until(['cuenta:eva', 'direccion:2'], at(1))).toBeUndefined();
  });

  it('forgets a counter after a minute, so that the store is asked again, or earlier at the end of its window', () => {
    const exhausted = createExhausted();
    exhausted.remember('a', START + 900_000, at(0));
    exhausted.remember('b', START + 10_000, at(0));
    expect(exhausted.until(['b'], at(9))).toBe(START + 10_000);
    expect(exhausted.until(['b'], at(10))).toBeUndefined();
    expect(exhausted.until(['a'], at(59))).toBe(START + 900_000);
    expect(exhausted.until(['a'], at(60))).toBeUndefined();
  });

  it('forgets a counter after a correct password, or the oldest one beyond its size', () => {
    const exhausted = createExhausted(2);
    for (const value of ['a', 'b', 'a', 'c']) exhausted.remember(value, START + 900_000, at(0));
    const isKnown = (counterKey: string) => exhausted.until([counterKey], at(0)) !== undefined;
    expect(['a', 'b', 'c'].filter(isKnown)).toEqual(['a', 'c']);
    exhausted.forget('a');
    expect(isKnown('a')).toBe(false);
  });
});

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

describe('a task queue', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('limits the concurrency; the rest waits in order of arrival', async () => {
    const lane = createTaskQueue({ concurrency: 2, maxWaiting: 5, maxWaitMs: 1_000 });
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
    const lane = createTaskQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 1_000 });
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
    const lane = createTaskQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 1_000 });
    const failing = lane.run(() => Promise.reject(new Error('roto')));
    const next = lane.run(() => Promise.resolve(accept('hecho')));
    await expect(failing).rejects.toThrow('roto');
    expect(await next).toEqual(accept('hecho'));
  });
});
