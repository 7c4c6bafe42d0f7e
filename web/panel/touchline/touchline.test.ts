import 'fake-indexeddb/auto';
import { actaFromLiveMatch, type Partido, type Step } from '@club/shared';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildSummary } from '../../../shared/src/testing/partido-builder';
import type { TouchlineApi } from './exchange';
import { openNotebook, pendingOf } from './notebook';
import { openTouchlineStorage, type TouchlineStorage } from './storage';
import { createServer, PARTIDO } from './testing/server';
import { type SendingState, TouchlineController } from './touchline';

let ids = 0;
const newId = () => `id-${String((ids += 1))}`;
const gol = (id: string, minute = 0): Step => ({
  id,
  instante: new Date(Date.parse(PARTIDO.fecha_date) + minute * 60_000).toISOString(),
  tipo: 'gol_anotado',
});

let dbs = 0;
function createStore(name = `prueba-${String((dbs += 1))}`): TouchlineStorage {
  const store = openTouchlineStorage(name);
  onTestFinished(() => store.close());
  return store;
}

/** A retry delay that never ends: only `sendNow` retries. */
const never = () => new Promise<void>(() => undefined);

/** Opens the page on a device's store, whatever it has. */
async function reopen(store: TouchlineStorage, api: TouchlineApi): Promise<TouchlineController> {
  const controller = new TouchlineController('p1', { store, api, newId, wait: never });
  await controller.start();
  return controller;
}

/** Opens the page on a device, with a notebook of the match, and notes steps on it. */
async function openTouchline(api: TouchlineApi, store = createStore()) {
  const controller = await reopen(store, api);
  await controller.begin(openNotebook(PARTIDO, [], newId));
  const note = (...pasos: Step[]) =>
    controller.change((current) => ({ ...current, pasos: [...current.pasos, ...pasos] }));
  return { controller, store, note };
}

/** Number of unsent steps; `undefined` without a notebook. */
const pending = (controller: TouchlineController) => {
  const { notebook } = controller.state();
  return notebook ? pendingOf(notebook).length : undefined;
};
const allSent = (controller: TouchlineController) =>
  vi.waitFor(() => {
    expect(pending(controller)).toBe(0);
    expect(controller.state()).toMatchObject({ sending: { kind: 'up-to-date' }, isChecked: true });
  });
const sendingIs = (controller: TouchlineController, kind: SendingState['kind']) =>
  vi.waitFor(() => {
    expect(controller.state().sending.kind).toBe(kind);
  });

/** A device on a fake server of its own, in this state. `change` replaces calls of the API. */
async function open(
  initial: Partial<ReturnType<typeof createServer>['state']> = {},
  change: (api: TouchlineApi) => Partial<TouchlineApi> = () => ({}),
) {
  const { state, api } = createServer();
  Object.assign(state, initial);
  const opened = await openTouchline({ ...api, ...change(api) });
  return { ...opened, state, api };
}

/** A device whose goal `a` has been sent. */
async function openSent(change?: Parameters<typeof open>[1]) {
  const opened = await open({}, change);
  await opened.note(gol('a'));
  await allSent(opened.controller);
  return opened;
}

/** Taps «Guardar ficha». */
const finish = (controller: TouchlineController) =>
  controller.change((current) => ({ ...current, cierre: {} }));

const stepIds = (controller: TouchlineController) =>
  (controller.state().notebook?.pasos ?? []).map(({ id }) => id);

describe('the notebook on a device', () => {
  it('stores a step on disk before showing it, and has it after the page was closed', async () => {
    const { api, controller, store, note } = await open({ net: 'down' });
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
    const { state, controller, note } = await open({
      refusal: { status: 401, msg: 'error 401', isAppCheck: true },
    });
    await note(gol('a'));
    await vi.waitFor(() => {
      expect(controller.state().sending).toEqual({ kind: 'unverified', msg: 'error 401' });
    });
    expect(pending(controller)).toBe(1);
    state.refusal = undefined;
    controller.sendNow();
    await allSent(controller);
  });

  it('keeps what the server refuses, shows why, and retries after the next change', async () => {
    const { state, controller, note } = await open({ refusal: { status: 400, msg: 'error 400' } });
    await note(gol('a'));
    await vi.waitFor(() => {
      expect(controller.state().problem).toMatchObject({ msg: 'error 400', stepId: 'a' });
    });
    expect(pending(controller)).toBe(1);
    state.refusal = undefined;
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
    const { state, controller, note } = await open({ refusedStepId: 'b' });
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
    await finish(controller);
    await vi.waitFor(() => {
      expect(controller.state().problem?.stepId).toBe('b');
      expect(controller.state().notebook?.cierre).toBeNull();
    });
    await controller.discardStep('b');
    await allSent(controller);
    await finish(controller);
    await sendingIs(controller, 'saved');
    expect(state.sheets).toBe(1);
  });

  it('is not named when the match itself is gone', async () => {
    const { controller, note } = await open({ refusal: { status: 404, msg: 'error 404' } });
    await note(gol('a'));
    await vi.waitFor(() => {
      expect(controller.state().problem).toEqual({ kind: 'refused', msg: 'error 404' });
    });
  });
});

describe('another device', () => {
  it('that discards it: no step counts as sent, although the server replays the answer to the first send', async () => {
    const { state, controller, note } = await open({ net: 'answers-lost' });
    await note(gol('a'));
    await sendingIs(controller, 'offline');
    state.discard();
    state.net = 'up';
    controller.sendNow();
    await sendingIs(controller, 'discarded-elsewhere');
    expect(pending(controller)).toBe(1);
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

describe('discarding a match', () => {
  it('also deletes it on the server when the answer to a send was lost', async () => {
    const { state, controller, note } = await open({ net: 'answers-lost' });
    await note(gol('a'));
    await sendingIs(controller, 'offline');
    state.net = 'down';
    expect(await controller.discard()).toBe('sin red');
    expect(pending(controller)).toBe(1);
    state.net = 'up';
    expect(await controller.discard()).toBeUndefined();
    expect(state.doc).toBeUndefined();
    expect(controller.state().notebook).toBeNull();
  });

  it('works offline if nothing was ever sent', async () => {
    const { controller } = await open({ net: 'down' });
    expect(await controller.discard()).toBeUndefined();
    expect(controller.state().notebook).toBeNull();
  });

  it('leaves a page stopped that was closed meanwhile', async () => {
    const { state, controller, note } = await openSent();
    state.net = 'down';
    const discarded = controller.discard();
    controller.stop();
    expect(await discarded).toBe('sin red');
    state.net = 'up';
    await note(gol('b'));
    await note(gol('c'));
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('a notebook stored before logs had a generation', () => {
  it('is read, and repeats its last send with the same idempotency key', async () => {
    const { state, api, controller, store, note } = await open();
    state.net = 'down';
    await note(gol('a'));
    controller.stop();
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

/** The result of a call without an answer. */
const NO_ANSWER = { ok: false, error: { status: null, msg: 'sin red' } } as const;

describe('«Guardar ficha»', () => {
  it('saves the sheet once although the answer was lost and the page was closed', async () => {
    const { state, api, controller, store } = await openSent();
    controller.stop();
    const first = await reopen(store, {
      ...api,
      putActa: async (...call) => {
        await api.putActa(...call);
        return NO_ANSWER;
      },
    });
    await finish(first);
    await vi.waitFor(() => {
      expect(state.sheets).toBe(1);
    });
    first.stop();
    const again = await reopen(store, api);
    await sendingIs(again, 'saved');
    expect(state.sheets).toBe(1);
  });

  it('does not take the end of the live document for a discard, before or after the answer', async () => {
    let hearOfEnd: () => void = () => undefined;
    const { controller } = await openSent((api) => ({
      putActa: async (...call) => {
        const answer = await api.putActa(...call);
        // The listener fires before the answer arrives.
        hearOfEnd();
        return answer;
      },
    }));
    hearOfEnd = () => {
      controller.receiveMissing();
    };
    await finish(controller);
    await sendingIs(controller, 'saved');
    controller.receiveMissing();
    expect(controller.state()).toMatchObject({ sending: { kind: 'saved' }, notebook: null });
  });

  it('does not report a sheet as saved if it was annulled before the answer arrived', async () => {
    const { state, api, controller, store } = await openSent();
    let isLost = true;
    controller.stop();
    const again = await reopen(store, {
      ...api,
      putActa: async (...call) => {
        const answer = await api.putActa(...call);
        return isLost ? NO_ANSWER : answer;
      },
    });
    await finish(again);
    await vi.waitFor(() => {
      expect(state.sheets).toBe(1);
      expect(again.state().sending.kind).toBe('offline');
    });
    state.annul();
    isLost = false;
    again.sendNow();
    await sendingIs(again, 'discarded-elsewhere');
    expect(again.state().problem?.msg).toMatch(/anulado/);
    expect((await store.read('p1'))?.pasos).toHaveLength(1);
    expect(state.sheets).toBe(1);
  });

  it('keeps steps that were noted while the sheet was being saved', async () => {
    let meanwhile: () => Promise<unknown> = () => Promise.resolve();
    const { controller, store, note } = await openSent((api) => ({
      putActa: async (...call) => {
        const answer = await api.putActa(...call);
        await meanwhile();
        return answer;
      },
    }));
    meanwhile = async () => {
      await controller.change((current) => ({ ...current, cierre: null }));
      await note(gol('b', 30));
    };
    await finish(controller);
    await sendingIs(controller, 'ended-elsewhere');
    expect((await store.read('p1'))?.pasos.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('saves the sheet with the steps that another phone and this one have noted meanwhile', async () => {
    let isUp = false;
    const { controller, state } = await openSent((api) => ({
      putActa: (...call) => (isUp ? api.putActa(...call) : Promise.resolve(NO_ANSWER)),
    }));
    await finish(controller);
    await vi.waitFor(() => {
      expect(controller.state().notebook?.cierre?.version).toBe(PARTIDO.version);
    });
    await controller.receive(state.write([gol('a'), gol('b', 40)]));
    expect(controller.state().notebook?.pasos).toHaveLength(2);
    await controller.change((current) => ({ ...current, pasos: [...current.pasos, gol('c', 41)] }));
    isUp = true;
    controller.sendNow();
    await sendingIs(controller, 'saved');
    expect(state.sheet?.detalles?.primera_parte).toHaveLength(3);
  });

  /** What another phone saves of these steps, with Ana as MVP. */
  const savedOf = (...pasos: Step[]): Partial<Partido> => ({
    // These events name no players, so they are stored as sent.
    detalles: actaFromLiveMatch(pasos).detalles as Partido['detalles'],
    mvp: buildSummary('ana'),
  });

  const mvp: Step = { ...gol('m'), tipo: 'mvp', jugador_id: 'bea' };
  it.each([
    ['accepts it with an MVP, if none was chosen here', [gol('a')], {}, 'saved'],
    ['asks if its score differs', [gol('a'), gol('b')], {}, 'ended-elsewhere'],
    [
      'asks if another MVP was chosen here',
      [gol('a')],
      { pasos: [gol('a'), mvp] },
      'ended-elsewhere',
    ],
    [
      'asks if an event is half entered here',
      [gol('a')],
      { borrador: { tipo: 'cambio', instante: '' } },
      'ended-elsewhere',
    ],
  ] as const)('when another phone has saved the sheet, %s', async (_what, saved, own, kind) => {
    const { state, controller } = await openSent();
    state.save(savedOf(...saved));
    await controller.change((now) => ({ ...now, ...structuredClone(own) }) as typeof now);
    await finish(controller);
    await sendingIs(controller, kind);
    expect(controller.state().notebook === null).toBe(kind === 'saved');
    expect(state.sheets).toBe(0);
  });

  it('overwrites a sheet that another phone has saved only when told to, and keeps its MVP', async () => {
    const { state, controller, note } = await open();
    await note(gol('a'), gol('b', 30));
    await allSent(controller);
    state.save(savedOf(gol('a')));
    await finish(controller);
    await sendingIs(controller, 'ended-elsewhere');
    expect(state.sheets).toBe(0);
    await controller.saveOver(state.partido);
    await sendingIs(controller, 'saved');
    expect(state.sheets).toBe(1);
    expect(state.sheet).toMatchObject({ mvp: { jugador_id: 'ana' } });
    expect(state.sheet?.detalles?.primera_parte).toHaveLength(2);
  });
});
