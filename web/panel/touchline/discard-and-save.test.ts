import { actaFromLiveMatch, type Partido, type Step } from '@club/shared';
import { describe, expect, it, vi } from 'vitest';
import { buildSummary } from '../../../shared/src/testing/partido-builder';
import type { TouchlineController } from './touchline';
import {
  allSent,
  sendingIs,
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
  it('also deletes it on the server when the answer to a send was lost', async () => {
    const { state, api } = createServer();
    state.net = 'answers-lost';
    const { controller, note } = await openTouchline(api);
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
    const { controller } = await openOffline();
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
  const finish = (controller: TouchlineController) =>
    controller.change((current) => ({ ...current, cierre: { clave: newId() } }));

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

  it('builds the sheet again when steps of another phone or of this one change its content', async () => {
    let isUp = false;
    const { controller, state } = await openSent((api) => ({
      putActa: (...call) => (isUp ? api.putActa(...call) : Promise.resolve(NO_ANSWER)),
    }));
    await finish(controller);
    await vi.waitFor(() => {
      expect(controller.state().notebook?.cierre?.cuerpo).toBeDefined();
    });
    const ready = controller.state().notebook?.cierre;
    await controller.receive(state.write([gol('a'), gol('b', 40)]));
    expect(controller.state().notebook?.pasos).toHaveLength(2);
    expect(controller.state().notebook?.cierre?.clave).not.toBe(ready?.clave);
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
