import 'fake-indexeddb/auto';
import { directoActual, type Paso } from '@club/shared';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Almacen, openAlmacen } from './almacen';
import { inseparablesDe } from './apuntar';
import { Banda } from './banda';
import type { BandaApi } from './banda-api';
import { openCuaderno, pendientesDe } from './cuaderno';
import { createServer, PARTIDO } from './testing/server';

let ids = 0;
const newId = () => {
  ids += 1;
  return `id-${String(ids)}`;
};
const gol = (id: string, minute = 0): Paso => ({
  id,
  instante: new Date(Date.parse(PARTIDO.fecha_date) + minute * 60_000).toISOString(),
  tipo: 'gol_anotado',
});

let stores: Almacen[] = [];
let dbs = 0;
function createStore(name = `prueba-${String((dbs += 1))}`): Almacen {
  const almacen = openAlmacen(name);
  stores = [...stores, almacen];
  return almacen;
}
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  stores = [];
});

/** A pause between two tries that lasts until the test ends it. */
const never = () => new Promise<void>(() => undefined);

async function openBanda(api: BandaApi, almacen = createStore()) {
  const banda = new Banda('p1', { almacen, api, newId, wait: never });
  await banda.start();
  await banda.begin(openCuaderno(PARTIDO, [], newId));
  const note = (...pasos: Paso[]) =>
    banda.change((current) => ({ ...current, pasos: [...current.pasos, ...pasos] }));
  return { banda, almacen, note };
}

const pendientes = (banda: Banda) => {
  const { cuaderno } = banda.estado();
  return cuaderno ? pendientesDe(cuaderno).length : undefined;
};
const allSent = (banda: Banda) =>
  vi.waitFor(() => {
    expect(pendientes(banda)).toBe(0);
    expect(banda.estado()).toMatchObject({ envio: { kind: 'al-dia' }, isComprobado: true });
  });

describe('the notebook of a device', () => {
  it('has a step on the disk before it shows it, and finds it after the page has died', async () => {
    const { state, api } = createServer();
    state.net = 'down';
    const { banda, almacen, note } = await openBanda(api);
    let shown = 0;
    banda.subscribe(() => {
      shown = Math.max(shown, banda.estado().cuaderno?.pasos.length ?? 0);
    });
    const noted = note(gol('a'));
    expect(shown).toBe(0);
    expect(await noted).toBe(true);
    expect(shown).toBe(1);
    expect((await almacen.read('p1'))?.pasos).toHaveLength(1);
    banda.stop();
    const again = new Banda('p1', { almacen, api, newId, wait: never });
    await again.start();
    expect(again.estado().cuaderno?.pasos.map(({ id }) => id)).toEqual(['a']);
  });

  it('says so, and shows nothing, when the device will not store', async () => {
    const { api } = createServer();
    const { banda, almacen, note } = await openBanda(api);
    vi.spyOn(almacen, 'change').mockRejectedValue(new Error('quota'));
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await note(gol('a'))).toBe(false);
    expect(banda.estado()).toMatchObject({ isStoreBroken: true, cuaderno: { pasos: [] } });
    vi.restoreAllMocks();
  });

  it('is one for all tabs: what two of them note at once is all there', async () => {
    const { state, api } = createServer();
    state.net = 'down';
    const name = 'pestanas';
    const one = await openBanda(api, createStore(name));
    const two = await openBanda(api, createStore(name));
    await Promise.all([one.note(gol('a')), two.note(gol('b')), one.note(gol('c'))]);
    for (const { banda } of [one, two]) {
      await vi.waitFor(() => {
        expect(
          banda
            .estado()
            .cuaderno?.pasos.map(({ id }) => id)
            .sort(),
        ).toEqual(['a', 'b', 'c']);
      });
    }
  });
});

describe('sending', () => {
  it('sends what was noted without coverage when there is some, in order and once', async () => {
    const { state, api } = createServer();
    state.net = 'down';
    const { banda, note } = await openBanda(api);
    for (const id of ['a', 'b', 'c']) await note(gol(id));
    await vi.waitFor(() => {
      expect(banda.estado().envio.kind).toBe('sin-cobertura');
    });
    expect(pendientes(banda)).toBe(3);
    state.net = 'up';
    banda.kick();
    await allSent(banda);
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(state.doc?.version).toBe(1);
  });

  it('does nothing twice when an answer is lost, the page dies, and more is noted', async () => {
    const { state, api } = createServer();
    const { banda, almacen, note } = await openBanda(api);
    state.net = 'answers-lost';
    await note(gol('a'));
    await vi.waitFor(() => {
      expect(state.doc?.pasos).toHaveLength(1);
    });
    banda.stop();
    state.net = 'up';
    const again = await openBanda(api, almacen);
    await again.note(gol('b'));
    await allSent(again.banda);
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('waits for a login with everything kept, and goes on after it', async () => {
    const { state, api } = createServer();
    state.status = 401;
    const { banda, note } = await openBanda(api);
    await note(gol('a'));
    await vi.waitFor(() => {
      expect(banda.estado().envio.kind).toBe('sesion');
    });
    state.status = undefined;
    banda.kick();
    await allSent(banda);
  });

  it('does not ask for a login when it is App Check that was refused', async () => {
    const { state, api } = createServer();
    state.status = 401;
    state.isAppCheck = true;
    const { banda, note } = await openBanda(api);
    await note(gol('a'));
    await vi.waitFor(() => {
      expect(banda.estado().envio).toEqual({ kind: 'sin-verificar', msg: 'error 401' });
    });
    expect(pendientes(banda)).toBe(1);
    state.status = undefined;
    banda.kick();
    await allSent(banda);
  });

  it('keeps what the server refuses, tells why, and tries again after the next change', async () => {
    const { state, api } = createServer();
    state.status = 400;
    const { banda, note } = await openBanda(api);
    await note(gol('a'));
    await vi.waitFor(() => {
      expect(banda.estado().problema).toMatchObject({ msg: 'error 400', pasoId: 'a' });
    });
    expect(pendientes(banda)).toBe(1);
    state.status = undefined;
    await note(gol('b'));
    await allSent(banda);
    expect(banda.estado().problema).toBeUndefined();
  });
});

describe('a step that the server will never take', () => {
  const anular = (id: string, paso_id: string): Paso => ({
    id,
    instante: PARTIDO.fecha_date,
    tipo: 'anular',
    paso_id,
  });

  it('is named, and the rest goes on without it and what belongs to it', async () => {
    const { state, api } = createServer();
    state.refused = 'b';
    const { banda, note } = await openBanda(api);
    await note(gol('a'), gol('b'), anular('c', 'b'), gol('d'));
    await vi.waitFor(() => {
      expect(banda.estado().problema).toMatchObject({ msg: 'error 400', pasoId: 'b' });
    });
    expect(pendientes(banda)).toBe(4);
    expect(state.doc).toBeUndefined();
    expect(await banda.discardPaso('b')).toBe(true);
    await allSent(banda);
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['a', 'd']);
    expect(banda.estado().problema).toBeUndefined();
  });

  it('blocks «Finalizar» only until it is left out', async () => {
    const { state, api } = createServer();
    const { banda, note } = await openBanda(api);
    await note(gol('a'));
    await allSent(banda);
    state.refused = 'b';
    await note(gol('b'));
    await banda.change((current) => ({ ...current, cierre: { clave: newId() } }));
    await vi.waitFor(() => {
      expect(banda.estado().problema?.pasoId).toBe('b');
      expect(banda.estado().cuaderno?.cierre).toBeNull();
    });
    await banda.discardPaso('b');
    await allSent(banda);
    await banda.change((current) => ({ ...current, cierre: { clave: newId() } }));
    await vi.waitFor(() => {
      expect(banda.estado().envio.kind).toBe('guardado');
    });
    expect(state.sheets).toBe(1);
  });

  it('takes a correction away whole: the event stands as it was', () => {
    const correccion: Paso = {
      id: 'c',
      instante: PARTIDO.fecha_date,
      tipo: 'anular',
      paso_id: 'viejo',
      sustituto_id: 'n',
    };
    const pasos = [correccion, gol('n'), anular('x', 'n'), gol('otro')];
    for (const id of ['n', 'c']) {
      expect(inseparablesDe(pasos, id)).toEqual(['c', 'n', 'x']);
    }
  });

  it('cannot be left out when the match itself is gone', async () => {
    const { state, api } = createServer();
    state.status = 404;
    const { banda, note } = await openBanda(api);
    await note(gol('a'));
    await vi.waitFor(() => {
      expect(banda.estado().problema).toEqual({ kind: 'rechazado', msg: 'error 404' });
    });
  });
});

describe('another device', () => {
  it('is heard while nothing is noted here, also out of turn', async () => {
    const { state, api } = createServer();
    const { banda } = await openBanda(api);
    const old = state.write([gol('x')]);
    const doc = state.write([gol('x'), gol('y', 20)]);
    await banda.receive(doc);
    await banda.receive(old);
    expect(banda.estado().cuaderno?.pasos.map(({ id }) => id)).toEqual(['x', 'y']);
  });

  it('is merged with without a question, or asked about before anything is sent', async () => {
    const { state, api } = createServer();
    state.net = 'down';
    const { banda, note } = await openBanda(api);
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
      expect(banda.estado().dudas).toHaveLength(1);
    });
    expect(state.puts).toBe(puts + 1);
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['x', 'a', 'y']);
    expect(banda.estado().cuaderno?.pasos.map(({ id }) => id)).toEqual(['x', 'a', 'b']);
  });

  it('that discards the match takes nothing from this one', async () => {
    const { state, api } = createServer();
    const { banda, note } = await openBanda(api);
    await note(gol('a'));
    await allSent(banda);
    state.discard();
    banda.receiveMissing();
    await vi.waitFor(() => {
      expect(banda.estado()).toMatchObject({
        envio: { kind: 'descartado' },
        cuaderno: { pasos: [{ id: 'a' }] },
      });
    });
    await banda.keepOwn();
    await allSent(banda);
    expect(state.doc?.pasos).toHaveLength(1);
  });

  it('that discards it and begins anew is not mixed with what was discarded', async () => {
    const { state, api } = createServer();
    const { banda, note } = await openBanda(api);
    await note(gol('a'));
    await allSent(banda);
    state.discard();
    await banda.receive(state.write([gol('z', 70)]));
    await vi.waitFor(() => {
      expect(banda.estado()).toMatchObject({
        envio: { kind: 'descartado' },
        cuaderno: { pasos: [{ id: 'a' }] },
      });
    });
    expect(state.doc?.pasos.map(({ id }) => id)).toEqual(['z']);
  });
});

describe('«Finalizar»', () => {
  const finish = (banda: Banda) =>
    banda.change((current) => ({ ...current, cierre: { clave: newId() } }));

  it('waits for coverage, sends the steps, saves the sheet and leaves nothing behind', async () => {
    const { state, api } = createServer();
    state.net = 'down';
    const { banda, almacen, note } = await openBanda(api);
    await note(gol('a'));
    await finish(banda);
    expect((await almacen.read('p1'))?.cierre).not.toBeNull();
    state.net = 'up';
    banda.kick();
    await vi.waitFor(() => {
      expect(banda.estado().envio.kind).toBe('guardado');
    });
    expect(await almacen.read('p1')).toBeUndefined();
    expect(state.sheets).toBe(1);
  });

  it('saves the sheet once although the answer was lost and the page died', async () => {
    const { state, api } = createServer();
    const { banda, almacen, note } = await openBanda(api);
    await note(gol('a'));
    await allSent(banda);
    // The sheet is made with an answer of the server; only what follows is lost.
    const real = api.putFicha;
    const lost: BandaApi = {
      ...api,
      putFicha: async (...call) => {
        await real(...call);
        return { ok: false, error: { status: null, msg: 'sin red' } };
      },
    };
    banda.stop();
    const first = new Banda('p1', { almacen, api: lost, newId, wait: never });
    await first.start();
    await finish(first);
    await vi.waitFor(() => {
      expect(state.sheets).toBe(1);
    });
    first.stop();
    const again = new Banda('p1', { almacen, api, newId, wait: never });
    await again.start();
    await vi.waitFor(() => {
      expect(again.estado().envio.kind).toBe('guardado');
    });
    expect(state.sheets).toBe(1);
  });

  it('takes the end of the live document for its own doing, in whatever order it hears of it', async () => {
    const { api } = createServer();
    let hear: () => void = () => undefined;
    const { banda, note } = await openBanda({
      ...api,
      putFicha: async (...call) => {
        const answer = await api.putFicha(...call);
        // The listener is faster than the answer.
        hear();
        return answer;
      },
    });
    hear = () => {
      banda.receiveMissing();
    };
    await note(gol('a'));
    await allSent(banda);
    await finish(banda);
    await vi.waitFor(() => {
      expect(banda.estado().envio.kind).toBe('guardado');
    });
    banda.receiveMissing();
    expect(banda.estado()).toMatchObject({ envio: { kind: 'guardado' }, cuaderno: null });
  });

  it('stops before a sheet that somebody else has saved, and saves over it only when told to', async () => {
    const { state, api } = createServer();
    const { banda, note } = await openBanda(api);
    await note(gol('a'));
    await allSent(banda);
    await api.putFicha('p1', { version: 3 }, 'otro');
    await finish(banda);
    await vi.waitFor(() => {
      expect(banda.estado().envio.kind).toBe('terminado');
    });
    expect(state.sheets).toBe(1);
    expect(directoActual(banda.estado().cuaderno?.pasos ?? []).marcador.goles_anotados).toBe(1);
    await banda.saveOver(state.partido);
    await vi.waitFor(() => {
      expect(banda.estado().envio.kind).toBe('guardado');
    });
    expect(state.sheets).toBe(2);
  });
});
