import { describe, expect, it, vi } from 'vitest';
import { LiveStore } from './live-store';

const ready = (data: object) => ({ status: 'ready', data }) as const;
const count = (version: number, documentos: Readonly<Record<string, number>> = {}) => ({
  version,
  desde: 0,
  documentos,
});
const nothing = () => undefined;

describe('the live store', () => {
  it('shows what the server wrote into the page before anything is listened to', () => {
    const store = new LiveStore({ 'publico/club': { nombre: 'CD Encina' } });
    expect(store.get('publico/club')).toEqual(ready({ nombre: 'CD Encina' }));
    expect(store.get('publico/portada')).toEqual({ status: 'loading' });
  });

  it('knows what the server has looked for in vain', () => {
    expect(new LiveStore({ 'partidos/1': null }).get('partidos/1')).toEqual({ status: 'missing' });
  });

  it('remembers what the page arrived with, for hydration, when more has been heard since', () => {
    const store = new LiveStore({ 'partidos/1': { goles_anotados: 0 } });
    store.receive('partidos/1', ready({ goles_anotados: 1 }));
    expect(store.initial('partidos/1')).toEqual(ready({ goles_anotados: 0 }));
    expect(store.initial('partidos/2')).toEqual({ status: 'loading' });
  });

  it('tells the watchers of a document, and only them, of its changes', () => {
    const store = new LiveStore();
    const watcher = vi.fn();
    const other = vi.fn();
    store.watch('partidos/1', watcher);
    store.watch('partidos/2', other);
    const arrived = ready({ goles_anotados: 1 });
    store.receive('partidos/1', arrived);
    store.receive('partidos/1', arrived);
    expect(watcher).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    expect(store.get('partidos/1')).toBe(arrived);
  });

  it('keeps the last data on screen when it cannot be refreshed', () => {
    const store = new LiveStore({ 'partidos/1': { goles_anotados: 1 } });
    store.receive('partidos/1', { status: 'error' });
    expect(store.get('partidos/1')).toEqual(ready({ goles_anotados: 1 }));
    store.receive('partidos/2', { status: 'error' });
    expect(store.get('partidos/2')).toEqual({ status: 'error' });
    store.receive('partidos/1', { status: 'missing' });
    expect(store.get('partidos/1')).toEqual({ status: 'missing' });
  });
});

describe('what is asked of Firestore', () => {
  it('is the count and nothing else for what came with the page, until the count names it', () => {
    const store = new LiveStore({ 'publico/portada': {}, 'calendarios/t': {} }, 4);
    store.watch('publico/portada', nothing);
    store.watch('calendarios/t', nothing);
    expect(store.plan()).toEqual({ isCounting: true, direct: [], reads: [] });
    store.receiveCount(count(4, { 'publico/portada': 4 }));
    expect(store.plan().reads).toEqual([]);
    store.receiveCount(count(5, { 'publico/portada': 5 }));
    expect(store.plan().reads).toEqual([{ path: 'publico/portada', version: 5 }]);
    store.receiveRead('publico/portada', ready({ a: 1 }), 5);
    expect(store.plan().reads).toEqual([]);
  });

  it('is each document once, however many components show it, until the last one is gone', () => {
    const store = new LiveStore({}, 1);
    const first = store.watch('publico/noticias', vi.fn());
    const second = store.watch('publico/noticias', vi.fn());
    const read = { path: 'publico/noticias', version: 1 };
    expect(store.plan().reads).toEqual([read]);
    first();
    expect(store.plan().reads).toEqual([read]);
    second();
    expect(store.plan()).toEqual({ isCounting: false, direct: [], reads: [] });
  });

  it('is nothing for a page that comes back, unless it has changed meanwhile', () => {
    const store = new LiveStore({}, 1);
    const leave = store.watch('publico/noticias', nothing);
    store.receiveRead('publico/noticias', ready({}), 1);
    leave();
    store.receiveCount(count(2, { 'partidos/1': 2 }));
    const leaveAgain = store.watch('publico/noticias', nothing);
    expect(store.plan().reads).toEqual([]);
    leaveAgain();
    store.receiveCount(count(3, { 'publico/noticias': 3 }));
    expect(store.plan().reads).toEqual([]);
    store.watch('publico/noticias', nothing);
    expect(store.plan().reads).toEqual([{ path: 'publico/noticias', version: 3 }]);
  });

  it('is a document again that changed while it was read', () => {
    const store = new LiveStore({}, 1);
    store.watch('publico/noticias', nothing);
    store.receiveCount(count(2, { 'publico/noticias': 2 }));
    expect(store.plan().reads).toEqual([{ path: 'publico/noticias', version: 1 }]);
    store.receiveRead('publico/noticias', ready({ old: true }), 1);
    expect(store.plan().reads).toEqual([{ path: 'publico/noticias', version: 2 }]);
  });

  it('waits for the count where the page came without documents, unless there is none to be had', () => {
    const store = new LiveStore();
    store.watch('publico/noticias', nothing);
    expect(store.plan()).toEqual({ isCounting: true, direct: [], reads: [] });
    store.doWithoutCount();
    expect(store.plan().reads).toEqual([{ path: 'publico/noticias', version: 0 }]);
  });

  it('is the log of a match itself, and for who shows nothing else no count', () => {
    const store = new LiveStore();
    const leave = store.watch('directo/1', nothing);
    expect(store.plan()).toEqual({ isCounting: false, direct: ['directo/1'], reads: [] });
    leave();
    expect(store.plan().direct).toEqual([]);
  });

  it('is a match in play itself as long as it is shown, and not a second time when its sheet is saved', () => {
    const playing = { estado: 'en_juego', jugado: false, fecha_date: '2026-11-21T17:00:00.000Z' };
    const store = new LiveStore({ 'partidos/1': playing }, 1);
    const leave = store.watch('partidos/1', nothing);
    expect(store.plan().direct).toEqual(['partidos/1']);
    store.receive('partidos/1', ready(playing));
    store.receive('partidos/1', ready({ ...playing, estado: 'finalizado', jugado: true }));
    store.receiveCount(count(2, { 'partidos/1': 2 }));
    expect(store.plan()).toEqual({ isCounting: true, direct: ['partidos/1'], reads: [] });
    leave();
    store.watch('partidos/1', nothing);
    expect(store.plan()).toEqual({ isCounting: true, direct: [], reads: [] });
  });

  it('is urgent where somebody waits for data or for a match', () => {
    const now = new Date('2026-11-21T17:00:00.000Z');
    const quiet = { estado: 'programado', jugado: false, fecha_date: '2026-11-28T17:00:00.000Z' };
    const store = new LiveStore({ 'publico/portada': { next_games: [quiet] } }, 1);
    store.watch('publico/portada', nothing);
    expect(store.isUrgent(now)).toBe(false);
    expect(store.isUrgent(new Date(quiet.fecha_date))).toBe(true);
    store.watch('publico/noticias', nothing);
    expect(store.isUrgent(now)).toBe(true);
  });
});
