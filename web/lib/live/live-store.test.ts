import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LINGER_MS, LiveStore, NAVIGATION_PATIENCE_MS } from './live-store';

const PATH = 'partidos/1';
const ready = (data: object) => ({ status: 'ready', data }) as const;
const nothing = () => undefined;

beforeEach(() => void vi.useFakeTimers());

describe('live store', () => {
  it('starts with the data that the server wrote into the page, and keeps them for hydration', () => {
    const store = new LiveStore({ 'publico/club': null, [PATH]: { goles_anotados: 0 } });
    expect(store.get('publico/club')).toEqual({ status: 'missing' });
    expect(store.get('publico/portada')).toEqual({ status: 'loading' });
    expect(store.get(PATH)).toEqual(ready({ goles_anotados: 0 }));
    store.receive(PATH, ready({ goles_anotados: 1 }));
    expect(store.get(PATH)).toEqual(ready({ goles_anotados: 1 }));
    expect(store.initial(PATH)).toEqual(ready({ goles_anotados: 0 }));
    expect(store.initial('partidos/2')).toEqual({ status: 'loading' });
  });

  it('notifies only the watchers of a changed document', () => {
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

  it('keeps the last data after an error', () => {
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

describe('listened documents', () => {
  it('listens once to each watched document, until some seconds after its last watcher is gone', async () => {
    const store = new LiveStore();
    const onPaths = vi.fn();
    store.onListenedPaths(onPaths);
    const first = store.watch(PATH, nothing);
    const second = store.watch(PATH, () => undefined);
    first();
    await vi.advanceTimersByTimeAsync(LINGER_MS);
    expect(store.watchedPaths()).toEqual([PATH]);
    second();
    expect(store.watchedPaths()).toEqual([]);
    // Going back soon is instant.
    await vi.advanceTimersByTimeAsync(LINGER_MS - 1);
    expect(store.listenedPaths()).toEqual([PATH]);
    const third = store.watch(PATH, nothing);
    await vi.advanceTimersByTimeAsync(10 * LINGER_MS);
    expect(store.listenedPaths()).toEqual([PATH]);
    expect(onPaths).toHaveBeenCalledTimes(1);
    third();
    await vi.advanceTimersByTimeAsync(LINGER_MS);
    expect(store.listenedPaths()).toEqual([]);
    expect(onPaths).toHaveBeenCalledTimes(2);
  });
});

describe('waiting for a document', () => {
  it.each([{ goles: 1 }, null])('ends at once for known data: %j', async (data) => {
    const store = new LiveStore({ [PATH]: data });
    await store.whenKnown(PATH);
    expect(store.listenedPaths()).toEqual([]);
  });

  it.each([true, false])('ends when it arrives or after a timeout; arrives: %s', async (isSent) => {
    const store = new LiveStore();
    const whenOver = vi.fn();
    void store.whenKnown(PATH).then(whenOver);
    expect(store.watchedPaths()).toEqual([PATH]);
    store.receive('partidos/2', { status: 'missing' });
    await vi.advanceTimersByTimeAsync(NAVIGATION_PATIENCE_MS - 1);
    expect(whenOver).not.toHaveBeenCalled();
    if (isSent) store.receive(PATH, ready({}));
    await vi.advanceTimersByTimeAsync(isSent ? 0 : 1);
    expect(whenOver).toHaveBeenCalled();
    expect(store.watchedPaths()).toEqual([]);
  });
});
