import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveStore } from './live-store';
import { PATIENCE_MS, whenKnown } from './when-known';

const PATH = 'partidos/1';

describe('waiting for a document', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Whether it is over, as it goes. */
  function waiting(store: LiveStore) {
    const state = { isOver: false };
    void whenKnown(store, PATH).then(() => {
      state.isOver = true;
    });
    return state;
  }

  it.each([{ goles: 1 }, null])('is over at once for what is known: %j', async (data) => {
    const store = new LiveStore({ [PATH]: data });
    await whenKnown(store, PATH);
    expect(store.watchedPaths()).toEqual([]);
  });

  it('has it read, and is over when it comes', async () => {
    const store = new LiveStore();
    const wait = waiting(store);
    expect(store.watchedPaths()).toEqual([PATH]);
    store.receive('partidos/2', { status: 'missing' });
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(wait.isOver).toBe(false);
    store.receive(PATH, { status: 'ready', data: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(wait.isOver).toBe(true);
    expect(store.watchedPaths()).toEqual([]);
  });

  it('is over when its time is', async () => {
    const store = new LiveStore();
    const wait = waiting(store);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(wait.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(wait.isOver).toBe(true);
    expect(store.watchedPaths()).toEqual([]);
  });
});
