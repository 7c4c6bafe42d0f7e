import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LINGER_MS, LiveStore, PATIENCE_MS } from './live-store';

const PATH = 'partidos/1';
const ready = (data: object) => ({ status: 'ready', data }) as const;
const nothing = () => undefined;

describe('the live store', () => {
  it('shows what the server wrote into the page before anything is listened to', () => {
    const store = new LiveStore({ 'publico/club': { nombre: 'CD Encina' } });
    expect(store.get('publico/club')).toEqual(ready({ nombre: 'CD Encina' }));
    expect(store.get('publico/portada')).toEqual({ status: 'loading' });
  });

  it('knows what the server has looked for in vain', () => {
    expect(new LiveStore({ [PATH]: null }).get(PATH)).toEqual({ status: 'missing' });
  });

  it('remembers what the page arrived with, for hydration, when more has arrived since', () => {
    const store = new LiveStore({ [PATH]: { goles_anotados: 0 } });
    store.receive(PATH, ready({ goles_anotados: 1 }));
    expect(store.initial(PATH)).toEqual(ready({ goles_anotados: 0 }));
    expect(store.initial('partidos/2')).toEqual({ status: 'loading' });
  });

  it('tells the watchers of a document, and only them, of its changes', () => {
    const store = new LiveStore();
    const watcher = vi.fn();
    const other = vi.fn();
    store.watch(PATH, watcher);
    store.watch('partidos/2', other);
    const arrived = ready({ goles_anotados: 1 });
    store.receive(PATH, arrived);
    store.receive(PATH, arrived);
    expect(watcher).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    expect(store.get(PATH)).toBe(arrived);
  });

  it('keeps the last data on screen when it cannot be refreshed', () => {
    const store = new LiveStore({ [PATH]: { goles_anotados: 1 } });
    store.receive(PATH, { status: 'error' });
    expect(store.get(PATH)).toEqual(ready({ goles_anotados: 1 }));
    store.receive('partidos/2', { status: 'error' });
    expect(store.get('partidos/2')).toEqual({ status: 'error' });
    store.receive('partidos/2', ready({ goles_anotados: 2 }));
    expect(store.get('partidos/2')).toEqual(ready({ goles_anotados: 2 }));
    store.receive(PATH, { status: 'missing' });
    expect(store.get(PATH)).toEqual({ status: 'missing' });
  });
});

describe('what is listened to', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is each watched document once, however many components show it, until the last one is gone', async () => {
    const store = new LiveStore();
    const onPaths = vi.fn();
    store.onListenedPaths(onPaths);
    const first = store.watch('publico/noticias', nothing);
    const second = store.watch('publico/noticias', () => undefined);
    expect(store.listenedPaths()).toEqual(['publico/noticias']);
    expect(onPaths).toHaveBeenCalledTimes(1);
    first();
    await vi.advanceTimersByTimeAsync(LINGER_MS);
    expect(store.listenedPaths()).toEqual(['publico/noticias']);
    second();
    await vi.advanceTimersByTimeAsync(LINGER_MS);
    expect(store.listenedPaths()).toEqual([]);
    expect(onPaths).toHaveBeenCalledTimes(2);
  });

  it('is a document for some seconds more when its page is left: going back finds it', async () => {
    const store = new LiveStore();
    const onPaths = vi.fn();
    store.watch(PATH, nothing)();
    store.onListenedPaths(onPaths);
    await vi.advanceTimersByTimeAsync(LINGER_MS - 1);
    expect(store.listenedPaths()).toEqual([PATH]);
    expect(store.watchedPaths()).toEqual([]);
    const leave = store.watch(PATH, nothing);
    expect(store.watchedPaths()).toEqual([PATH]);
    await vi.advanceTimersByTimeAsync(10 * LINGER_MS);
    expect(store.listenedPaths()).toEqual([PATH]);
    expect(onPaths).not.toHaveBeenCalled();
    leave();
    await vi.advanceTimersByTimeAsync(LINGER_MS);
    expect(store.listenedPaths()).toEqual([]);
    // What is known of it stays: a page that comes back later begins with that.
    store.receive(PATH, ready({ goles_anotados: 1 }));
    store.watch(PATH, nothing);
    expect(store.get(PATH)).toEqual(ready({ goles_anotados: 1 }));
  });
});

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
    void store.whenKnown(PATH).then(() => {
      state.isOver = true;
    });
    return state;
  }

  it.each([{ goles: 1 }, null])('is over at once for what is known: %j', async (data) => {
    const store = new LiveStore({ [PATH]: data });
    await store.whenKnown(PATH);
    expect(store.listenedPaths()).toEqual([]);
  });

  it('has it listened to, and is over when it comes', async () => {
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
