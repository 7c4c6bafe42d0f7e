import 'fake-indexeddb/auto';
import type { Step } from '@club/shared';
import { describe, expect, it, vi } from 'vitest';
import { TouchlineController } from './touchline';
import {
  allSent,
  createStore,
  sendingIs,
  gol,
  never,
  newId,
  open,
  openOffline,
  openSent,
  openTouchline,
  pending,
  reopen,
  stepIds,
} from './testing/open-touchline';
import { createServer, PARTIDO } from './testing/server';

/** A device with one goal noted, and a server that refuses everything with this status until `recover`. */
async function openRefused(status: number, { isAppCheck = false } = {}) {
  const { state, api } = createServer();
  Object.assign(state, { status, isAppCheck });
  const opened = await openTouchline(api);
  await opened.note(gol('a'));
  const recover = async () => {
    state.status = undefined;
    opened.controller.sendNow();
    await allSent(opened.controller);
  };
  return { ...opened, state, recover };
}

describe('the notebook on a device', () => {
  it('stores a step on disk before showing it, and has it after the page was closed', async () => {
    const { api, controller, store, note } = await openOffline();
    const noted = note(gol('a'));
    expect(stepIds(controller)).toEqual([]);
    expect(await noted).toBe(true);
    expect(stepIds(controller)).toEqual(['a']);
    expect((await store.read('p1'))?.pasos).toHaveLength(1);
    controller.stop();
    const again = await reopen(store, api);
    expect(stepIds(again)).toEqual(['a']);
  });

  it('reports that the device cannot store, and shows nothing new', async () => {
    const { controller, store, note } = await open();
    vi.spyOn(store, 'change').mockRejectedValue(new Error('quota'));
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await note(gol('a'))).toBe(false);
    expect(controller.state()).toMatchObject({ isStoreBroken: true, notebook: { pasos: [] } });
    vi.restoreAllMocks();
  });

  it('is shared by all tabs: steps noted in two at once are all kept', async () => {
    const { state, api } = createServer();
    state.net = 'down';
    const name = 'pestanas';
    const one = await openTouchline(api, createStore(name));
    const two = await openTouchline(api, createStore(name));
    await Promise.all([one.note(gol('a')), two.note(gol('b')), one.note(gol('c'))]);
    for (const { controller } of [one, two]) {
      await vi.waitFor(() => {
        expect(stepIds(controller).sort()).toEqual(['a', 'b', 'c']);
      });
    }
  });
});

describe('sending', () => {
  it('sends no step twice when an answer is lost, the page is closed and more is noted', async () => {
    const { state, api, controller, store, note } = await open();
    state.net = 'answers-lost';
    await note(gol('a'));
    await vi.waitFor(() => {
      expect(state.doc?.pasos).toHaveLength(1);
    });
    controller.stop();
    state.net = 'up';
    const again = await openTouchline(api, store);
    await again.note(gol('b'));
    await allSent(again.controller);
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('does not ask for a login when App Check was refused', async () => {
    const { controller, recover } = await openRefused(401, { isAppCheck: true });
    await vi.waitFor(() => {
      expect(controller.state().sending).toEqual({ kind: 'unverified', msg: 'error 401' });
    });
    expect(pending(controller)).toBe(1);
    await recover();
  });

  it('keeps what the server refuses, shows why, and retries after the next change', async () => {
    const { state, controller, note } = await openRefused(400);
    await vi.waitFor(() => {
      expect(controller.state().problem).toMatchObject({ msg: 'error 400', stepId: 'a' });
    });
    expect(pending(controller)).toBe(1);
    state.status = undefined;
    await note(gol('b'));
    await allSent(controller);
    expect(controller.state().problem).toBeUndefined();
  });
});

describe('a step that the server refuses for good', () => {
  const undo = (id: string, paso_id: string): Step => ({
    id,
    instante: PARTIDO.fecha_date,
    tipo: 'anular',
    paso_id,
  });

  it('is named; once it is dropped with its dependent steps, the rest is sent', async () => {
    const { state, api } = createServer();
    state.refusedStepId = 'b';
    const { controller, note } = await openTouchline(api);
    await note(gol('a'), gol('b'), undo('c', 'b'), gol('d'));
    await vi.waitFor(() => {
      expect(controller.state().problem).toMatchObject({ msg: 'error 400', stepId: 'b' });
    });
    expect(pending(controller)).toBe(4);
    expect(state.doc).toBeUndefined();
    expect(await controller.discardStep('b')).toBe(true);
    await allSent(controller);
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['a', 'd']);
    expect(controller.state().problem).toBeUndefined();
  });

  it('blocks «Guardar ficha» only until it is dropped', async () => {
    const { state, controller, note } = await openSent();
    state.refusedStepId = 'b';
    await note(gol('b'));
    await controller.change((current) => ({ ...current, cierre: { clave: newId() } }));
    await vi.waitFor(() => {
      expect(controller.state().problem?.stepId).toBe('b');
      expect(controller.state().notebook?.cierre).toBeNull();
    });
    await controller.discardStep('b');
    await allSent(controller);
    await controller.change((current) => ({ ...current, cierre: { clave: newId() } }));
    await sendingIs(controller, 'saved');
    expect(state.sheets).toBe(1);
  });

  it('is not named when the match itself is gone', async () => {
    const { controller } = await openRefused(404);
    await vi.waitFor(() => {
      expect(controller.state().problem).toEqual({ kind: 'refused', msg: 'error 404' });
    });
  });
});

describe('another device', () => {
  it('is followed while nothing is noted here, also when snapshots arrive out of order', async () => {
    const { state, controller } = await open();
    const old = state.write([gol('x')]);
    const doc = state.write([gol('x'), gol('y', 20)]);
    await controller.receive(doc);
    await controller.receive(old);
    expect(stepIds(controller)).toEqual(['x', 'y']);
  });

  it('that discards it while this page was closed is noticed before anything is shown as sent', async () => {
    const { state, api, controller, store } = await openSent();
    controller.stop();
    state.discard();
    const again = new TouchlineController('p1', { store, api, newId, wait: never });
    const said: boolean[] = [];
    again.subscribe(() => said.push(again.state().isChecked));
    await again.start();
    await sendingIs(again, 'discarded-elsewhere');
    expect(said).not.toContain(true);
  });

  it('that discards it before the listener has heard of the document is noticed too', async () => {
    const { state, api } = createServer();
    const { controller, note } = await openTouchline({
      ...api,
      putDirecto: async (...call) => {
        const answer = await api.putDirecto(...call);
        state.discard();
        return answer;
      },
    });
    controller.receiveMissing();
    await note(gol('a'));
    await sendingIs(controller, 'discarded-elsewhere');
  });

  it('that restores what was discarded lets this one continue', async () => {
    const { state, controller } = await openSent();
    const { doc } = state;
    state.discard();
    controller.receiveMissing();
    await sendingIs(controller, 'discarded-elsewhere');
    if (doc) await controller.receive(state.write(doc.pasos));
    await allSent(controller);
  });

  it('that discards it and starts again is not mixed with what was discarded', async () => {
    const { state, controller } = await openSent();
    state.discard();
    await controller.receive(state.write([gol('z', 70)]));
    await vi.waitFor(() => {
      expect(controller.state()).toMatchObject({
        sending: { kind: 'discarded-elsewhere' },
        notebook: { pasos: [{ id: 'a' }] },
      });
    });
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['z']);
  });
});
