import { describe, expect, it, vi } from 'vitest';
import { LiveStore } from './live-store';

describe('the live store', () => {
  it('shows what the server wrote into the page before anything is listened to', () => {
    const store = new LiveStore({ 'publico/club': { nombre: 'CD Encina' } });
    expect(store.get('publico/club')).toEqual({ status: 'ready', data: { nombre: 'CD Encina' } });
    expect(store.get('publico/portada')).toEqual({ status: 'loading' });
  });

  it('knows what the server has looked for in vain', () => {
    expect(new LiveStore({ 'partidos/1': null }).get('partidos/1')).toEqual({ status: 'missing' });
  });

  it('remembers what the page arrived with, for hydration, when more has been heard since', () => {
    const store = new LiveStore({ 'partidos/1': { goles_anotados: 0 } });
    store.receive('partidos/1', { status: 'ready', data: { goles_anotados: 1 } });
    expect(store.initial('partidos/1')).toEqual({ status: 'ready', data: { goles_anotados: 0 } });
    expect(store.initial('partidos/2')).toEqual({ status: 'loading' });
  });

  it('listens to a document once, however many components show it, until the last one is gone', () => {
    const store = new LiveStore();
    const paths = vi.fn();
    store.onWatchedPaths(paths);
    const first = store.watch('partidos/1', vi.fn());
    const second = store.watch('partidos/1', vi.fn());
    expect(store.watchedPaths()).toEqual(['partidos/1']);
    expect(paths).toHaveBeenCalledTimes(1);
    first();
    expect(store.watchedPaths()).toEqual(['partidos/1']);
    second();
    expect(store.watchedPaths()).toEqual([]);
  });

  it('tells the watchers of a document, and only them, of its changes', () => {
    const store = new LiveStore();
    const watcher = vi.fn();
    const other = vi.fn();
    store.watch('partidos/1', watcher);
    store.watch('partidos/2', other);
    store.receive('partidos/1', { status: 'ready', data: { goles_anotados: 1 } });
    expect(watcher).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    expect(store.get('partidos/1')).toEqual({ status: 'ready', data: { goles_anotados: 1 } });
  });

  it('keeps the last data on screen when it cannot be refreshed', () => {
    const store = new LiveStore({ 'partidos/1': { goles_anotados: 1 } });
    store.receive('partidos/1', { status: 'error' });
    expect(store.get('partidos/1')).toEqual({ status: 'ready', data: { goles_anotados: 1 } });
    store.receive('partidos/2', { status: 'error' });
    expect(store.get('partidos/2')).toEqual({ status: 'error' });
    store.receive('partidos/1', { status: 'missing' });
    expect(store.get('partidos/1')).toEqual({ status: 'missing' });
  });
});
