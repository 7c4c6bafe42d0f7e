import { actaFromLiveMatch, type Partido, type Step } from '@club/shared';
import { describe, expect, it, vi } from 'vitest';
import { buildSummary } from '../../../shared/src/testing/partido-builder';
import type { TouchlineController } from './touchline';
import type { TouchlineApi } from './touchline-api';
import {
  allSent,
  deliveryIs,
  gol,
  newId,
  open,
  openOffline,
  openSent,
  openTouchline,
  pending,
  reopen,
} from './testing/open-touchline';
import { createServer } from './testing/server';

import 'fake-indexeddb/auto';

describe('discarding a match', () => {
  it('also deletes on the server when the answer to a send was lost', async () => {
    const { state, api } = createServer();
    state.net = 'answers-lost';
    const { banda, note } = await openTouchline(api);
    await note(gol('a'));
    await deliveryIs(banda, 'sin-cobertura');
    state.net = 'down';
    expect(await banda.discard()).toBe('sin red');
    expect(pending(banda)).toBe(1);
    state.net = 'up';
    expect(await banda.discard()).toBeUndefined();
    expect(state.doc).toBeUndefined();
    expect(banda.state().cuaderno).toBeNull();
  });

  it('works offline if nothing was ever sent', async () => {
    const { banda } = await openOffline();
    expect(await banda.discard()).toBeUndefined();
    expect(banda.state().cuaderno).toBeNull();
  });

  it('leaves a page stopped that was closed meanwhile', async () => {
    const { state, banda, note } = await openSent();
    state.net = 'down';
    const discarded = banda.discard();
    banda.stop();
    expect(await discarded).toBe('sin red');
    state.net = 'up';
    await note(gol('b'));
    await note(gol('c'));
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('a notebook stored before log generations existed', () => {
  it('is read, and its last send keeps its idempotency key', async () => {
    const { state, api, banda, store, note } = await open();
    state.net = 'down';
    await note(gol('a'));
    banda.stop();
    await store.change('p1', (current) => {
      if (!current) return undefined;
      const { generacion: _generation, intentado: _tried, ...old } = current;
      return old as typeof current;
    });
    expect(await store.read('p1')).toMatchObject({ generacion: '', intentado: true });
    const keys: string[] = [];
    state.net = 'up';
    const again = await reopen(store, {
      ...api,
      putDirecto: (id, body, key) => {
        keys.push(key);
        return api.putDirecto(id, body, key);
      },
    });
    await allSent(again);
    expect(keys).toEqual(['directo:p1:0:1:a']);
  });
});

describe('«Guardar ficha»', () => {
  const finish = (banda: TouchlineController) =>
    banda.change((current) => ({ ...current, cierre: { clave: newId() } }));

  it('waits for a connection, sends the steps, saves the sheet and deletes the notebook', async () => {
    const { state, banda, store, note } = await openOffline();
    await note(gol('a'));
    await finish(banda);
    expect((await store.read('p1'))?.cierre).not.toBeNull();
    state.net = 'up';
    banda.kick();
    await deliveryIs(banda, 'guardado');
    expect(await store.read('p1')).toBeUndefined();
    expect(state.sheets).toBe(1);
  });

  it('saves the sheet once although the answer was lost and the page was closed', async () => {
    const { state, api, banda, store } = await openSent();
    // The sheet is saved; only the answer is lost.
    const real = api.putActa;
    const lost: TouchlineApi = {
      ...api,
      putActa: async (...call) => {
        await real(...call);
        return { ok: false, error: { status: null, msg: 'sin red' } };
      },
    };
    banda.stop();
    const first = await reopen(store, lost);
    await finish(first);
    await vi.waitFor(() => {
      expect(state.sheets).toBe(1);
    });
    first.stop();
    const again = await reopen(store, api);
    await deliveryIs(again, 'guardado');
    expect(state.sheets).toBe(1);
  });

  it('recognises the end of the live document as its own, in whatever order it hears of it', async () => {
    let hear: () => void = () => undefined;
    const { banda } = await openSent((api) => ({
      putActa: async (...call) => {
        const answer = await api.putActa(...call);
        // The listener fires before the answer arrives.
        hear();
        return answer;
      },
    }));
    hear = () => {
      banda.receiveMissing();
    };
    await finish(banda);
    await deliveryIs(banda, 'guardado');
    banda.receiveMissing();
    expect(banda.state()).toMatchObject({ delivery: { kind: 'guardado' }, cuaderno: null });
  });

  it('does not report a sheet as saved if it was annulled before the answer arrived', async () => {
    const { state, api, banda, store } = await openSent();
    let isLost = true;
    banda.stop();
    const again = await reopen(store, {
      ...api,
      putActa: async (...call) => {
        const answer = await api.putActa(...call);
        return isLost ? { ok: false, error: { status: null, msg: 'sin red' } } : answer;
      },
    });
    await finish(again);
    await vi.waitFor(() => {
      expect(state.sheets).toBe(1);
      expect(again.state().delivery.kind).toBe('sin-cobertura');
    });
    state.annul();
    isLost = false;
    again.kick();
    await deliveryIs(again, 'descartado');
    expect(again.state().problem?.msg).toMatch(/anulado/);
    expect((await store.read('p1'))?.pasos).toHaveLength(1);
    expect(state.sheets).toBe(1);
  });

  it('keeps steps that were noted while the sheet was being saved', async () => {
    let meanwhile: () => Promise<unknown> = () => Promise.resolve();
    const { banda, store, note } = await openSent((api) => ({
      putActa: async (...call) => {
        const answer = await api.putActa(...call);
        await meanwhile();
        return answer;
      },
    }));
    meanwhile = async () => {
      await banda.change((current) => ({ ...current, cierre: null }));
      await note(gol('b', 30));
    };
    await finish(banda);
    await deliveryIs(banda, 'terminado');
    expect((await store.read('p1'))?.pasos.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('rebuilds the sheet when an answer about another phone’s steps changes its content', async () => {
    let isUp = false;
    const { banda, state } = await openSent((api) => ({
      putActa: (...call) =>
        isUp
          ? api.putActa(...call)
          : Promise.resolve({ ok: false, error: { status: null, msg: 'sin red' } }),
    }));
    // Noted just before the end, while another phone notes the same goal.
    await finish(banda);
    await vi.waitFor(() => {
      expect(banda.state().cuaderno?.cierre?.cuerpo).toBeDefined();
    });
    const ready = banda.state().cuaderno?.cierre;
    await banda.receive(state.write([gol('a'), gol('b', 40)]));
    expect(banda.state().cuaderno?.pasos).toHaveLength(2);
    expect(banda.state().cuaderno?.cierre?.clave).not.toBe(ready?.clave);
    await banda.change((current) => ({ ...current, pasos: [...current.pasos, gol('c', 41)] }));
    isUp = true;
    banda.kick();
    await deliveryIs(banda, 'guardado');
    expect(state.sheet?.detalles?.primera_parte).toHaveLength(3);
  });

  /** What another phone saves of these steps, with Ana as MVP. */
  const savedOf = (...pasos: Step[]): Partial<Partido> => ({
    // These events name no players, so they are stored as sent.
    detalles: actaFromLiveMatch(pasos).detalles as Partido['detalles'],
    mvp: buildSummary('ana'),
  });

  it('ends on a phone that only watched while another one saved more', async () => {
    const { state, banda } = await openSent();
    state.save(savedOf(gol('a'), gol('b')));
    banda.receiveMissing();
    await deliveryIs(banda, 'guardado');
  });

  const mvp: Step = { ...gol('m'), tipo: 'mvp', jugador_id: 'bea' };
  it.each([
    [
      'nothing if it is the same, and takes its MVP when none was chosen',
      [gol('a')],
      {},
      'guardado',
    ],
    ['if its score differs', [gol('a'), gol('b')], {}, 'terminado'],
    ['if another MVP was chosen here', [gol('a')], { pasos: [gol('a'), mvp] }, 'terminado'],
    [
      'if an event is half entered here',
      [gol('a')],
      { borrador: { tipo: 'cambio', instante: '' } },
      'terminado',
    ],
  ] as const)('asks about a sheet of another phone %s', async (_what, saved, own, kind) => {
    const { state, banda } = await openSent();
    state.save(savedOf(...saved));
    await banda.change((now) => ({ ...now, ...structuredClone(own) }) as typeof now);
    await finish(banda);
    await deliveryIs(banda, kind);
    expect(banda.state().cuaderno === null).toBe(kind === 'guardado');
    expect(state.sheets).toBe(0);
  });

  it('stops at a sheet that somebody else has saved, overwrites it only when told to, and keeps its MVP', async () => {
    const { state, banda, note } = await open();
    await note(gol('a'), gol('b', 30));
    await allSent(banda);
    state.save(savedOf(gol('a')));
    await finish(banda);
    await deliveryIs(banda, 'terminado');
    expect(state.sheets).toBe(0);
    await banda.saveOver(state.partido);
    await deliveryIs(banda, 'guardado');
    expect(state.sheets).toBe(1);
    expect(state.sheet).toMatchObject({ mvp: { jugador_id: 'ana' } });
    expect(state.sheet?.detalles?.primera_parte).toHaveLength(2);
  });
});
