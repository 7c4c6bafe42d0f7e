import 'fake-indexeddb/auto';
import type { Step } from '@club/shared';
import { describe, expect, it, vi } from 'vitest';
import { TouchlineController } from './touchline';
import {
  allSent,
  createStore,
  deliveryIs,
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

/** A device with one goal noted, and a server that answers everything with this status. */
async function refused(status: number, { isAppCheck = false } = {}) {
  const { state, api } = createServer();
  Object.assign(state, { status, isAppCheck });
  const opened = await openTouchline(api);
  await opened.note(gol('a'));
  const recover = async () => {
    state.status = undefined;
    opened.banda.kick();
    await allSent(opened.banda);
  };
  return { ...opened, state, recover };
}

describe('the notebook on a device', () => {
  it('stores a step on disk before showing it, and has it after the page was closed', async () => {
    const { api, banda, store, note } = await openOffline();
    let shown = 0;
    banda.subscribe(() => {
      shown = Math.max(shown, banda.state().cuaderno?.pasos.length ?? 0);
    });
    const noted = note(gol('a'));
    expect(shown).toBe(0);
    expect(await noted).toBe(true);
    expect(shown).toBe(1);
    expect((await store.read('p1'))?.pasos).toHaveLength(1);
    banda.stop();
    const again = await reopen(store, api);
    expect(stepIds(again)).toEqual(['a']);
  });

  it('reports that the device cannot store, and shows nothing new', async () => {
    const { banda, store, note } = await open();
    vi.spyOn(store, 'change').mockRejectedValue(new Error('quota'));
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await note(gol('a'))).toBe(false);
    expect(banda.state()).toMatchObject({ isStoreBroken: true, cuaderno: { pasos: [] } });
    vi.restoreAllMocks();
  });

  it('is shared by all tabs: steps noted in two at once are all kept', async () => {
    const { state, api } = createServer();
    state.net = 'down';
    const name = 'pestanas';
    const one = await openTouchline(api, createStore(name));
    const two = await openTouchline(api, createStore(name));
    await Promise.all([one.note(gol('a')), two.note(gol('b')), one.note(gol('c'))]);
    for (const { banda } of [one, two]) {
      await vi.waitFor(() => {
        expect(stepIds(banda).sort()).toEqual(['a', 'b', 'c']);
      });
    }
  });
});

describe('sending', () => {
  it('sends steps noted offline once back online, in order and once', async () => {
    const { state, banda, note } = await openOffline();
    for (const id of ['a', 'b', 'c']) await note(gol(id));
    await deliveryIs(banda, 'sin-cobertura');
    expect(pending(banda)).toBe(3);
    state.net = 'up';
    banda.kick();
    await allSent(banda);
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(state.doc?.version).toBe(1);
  });

  it('duplicates nothing when an answer is lost, the page is closed and more is noted', async () => {
    const { state, api, banda, store, note } = await open();
    state.net = 'answers-lost';
    await note(gol('a'));
    await vi.waitFor(() => {
      expect(state.doc?.pasos).toHaveLength(1);
    });
    banda.stop();
    state.net = 'up';
    const again = await openTouchline(api, store);
    await again.note(gol('b'));
    await allSent(again.banda);
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('does not ask for a login when App Check was refused', async () => {
    const { banda, recover } = await refused(401, { isAppCheck: true });
    await vi.waitFor(() => {
      expect(banda.state().delivery).toEqual({ kind: 'sin-verificar', msg: 'error 401' });
    });
    expect(pending(banda)).toBe(1);
    await recover();
  });

  it('keeps what the server refuses, shows why, and retries after the next change', async () => {
    const { state, banda, note } = await refused(400);
    await vi.waitFor(() => {
      expect(banda.state().problem).toMatchObject({ msg: 'error 400', stepId: 'a' });
    });
    expect(pending(banda)).toBe(1);
    state.status = undefined;
    await note(gol('b'));
    await allSent(banda);
    expect(banda.state().problem).toBeUndefined();
  });
});

describe('a step that the server refuses for good', () => {
  const undo = (id: string, paso_id: string): Step => ({
    id,
    instante: PARTIDO.fecha_date,
    tipo: 'anular',
    paso_id,
  });

  it('is named, and the rest is sent without it and its dependent steps', async () => {
    const { state, api } = createServer();
    state.refused = 'b';
    const { banda, note } = await openTouchline(api);
    await note(gol('a'), gol('b'), undo('c', 'b'), gol('d'));
    await vi.waitFor(() => {
      expect(banda.state().problem).toMatchObject({ msg: 'error 400', stepId: 'b' });
    });
    expect(pending(banda)).toBe(4);
    expect(state.doc).toBeUndefined();
    expect(await banda.discardStep('b')).toBe(true);
    await allSent(banda);
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['a', 'd']);
    expect(banda.state().problem).toBeUndefined();
  });

  it('blocks «Guardar ficha» only until it is dropped', async () => {
    const { state, banda, note } = await openSent();
    state.refused = 'b';
    await note(gol('b'));
    await banda.change((current) => ({ ...current, cierre: { clave: newId() } }));
    await vi.waitFor(() => {
      expect(banda.state().problem?.stepId).toBe('b');
      expect(banda.state().cuaderno?.cierre).toBeNull();
    });
    await banda.discardStep('b');
    await allSent(banda);
    await banda.change((current) => ({ ...current, cierre: { clave: newId() } }));
    await deliveryIs(banda, 'guardado');
    expect(state.sheets).toBe(1);
  });

  it('cannot be dropped when the match itself is gone', async () => {
    const { banda } = await refused(404);
    await vi.waitFor(() => {
      expect(banda.state().problem).toEqual({ kind: 'rechazado', msg: 'error 404' });
    });
  });
});

describe('another device', () => {
  it('is followed while nothing is noted here, also when snapshots arrive out of order', async () => {
    const { state, banda } = await open();
    const old = state.write([gol('x')]);
    const doc = state.write([gol('x'), gol('y', 20)]);
    await banda.receive(doc);
    await banda.receive(old);
    expect(stepIds(banda)).toEqual(['x', 'y']);
  });

  it('is merged without a question, or asked about before anything is sent', async () => {
    const { state, banda, note } = await openOffline();
    await note(gol('a', 40));
    state.write([gol('x', 5)]);
    state.net = 'up';
    banda.kick();
    await allSent(banda);
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['x', 'a']);

    state.net = 'down';
    await note(gol('b', 60));
    const stored = state.doc?.pasos ?? [];
    state.write([...stored, gol('y', 61)]);
    state.net = 'up';
    const { puts } = state;
    banda.kick();
    await vi.waitFor(() => {
      expect(banda.state().openDoubts).toHaveLength(1);
    });
    expect(state.puts).toBe(puts + 1);
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['x', 'a', 'y']);
    expect(stepIds(banda)).toEqual(['x', 'a', 'b']);
  });

  it('that discards it: no step counts as sent, although the answer to the first send was stored for replay', async () => {
    const { state, banda, note } = await open();
    state.net = 'answers-lost';
    await note(gol('a'));
    await vi.waitFor(() => {
      expect(state.doc?.pasos).toHaveLength(1);
      expect(banda.state().delivery.kind).toBe('sin-cobertura');
    });
    state.discard();
    state.net = 'up';
    banda.kick();
    await deliveryIs(banda, 'descartado');
    expect(pending(banda)).toBe(1);
  });

  it('that discards it while this page was closed is noticed before anything is shown as sent', async () => {
    const { state, api, banda, store } = await openSent();
    banda.stop();
    state.discard();
    const again = new TouchlineController('p1', { store, api, newId, wait: never });
    const said: boolean[] = [];
    again.subscribe(() => said.push(again.state().isChecked));
    await again.start();
    await deliveryIs(again, 'descartado');
    expect(said).not.toContain(true);
  });

  it('that discards it before the listener has shown the document is noticed too', async () => {
    const { state, api } = createServer();
    const { banda, note } = await openTouchline({
      ...api,
      putDirecto: async (...call) => {
        const answer = await api.putDirecto(...call);
        state.discard();
        return answer;
      },
    });
    banda.receiveMissing();
    await note(gol('a'));
    await deliveryIs(banda, 'descartado');
  });

  it('that restores what was discarded lets this one continue', async () => {
    const { state, banda } = await openSent();
    const { doc } = state;
    state.discard();
    banda.receiveMissing();
    await deliveryIs(banda, 'descartado');
    if (doc) await banda.receive(state.write(doc.pasos));
    await allSent(banda);
  });

  it('that discards it and starts again is not mixed with what was discarded', async () => {
    const { state, banda } = await openSent();
    state.discard();
    await banda.receive(state.write([gol('z', 70)]));
    await vi.waitFor(() => {
      expect(banda.state()).toMatchObject({
        delivery: { kind: 'descartado' },
        cuaderno: { pasos: [{ id: 'a' }] },
      });
    });
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['z']);
  });
});
