import { randomUUID } from 'node:crypto';
import 'fake-indexeddb/auto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { actaFromLiveMatch, endpoints, type Step } from '@club/shared';
import { createClub, createPartido } from '../../functions/src/testing/factories';
import { startApi } from '../../functions/src/testing/start-api';
import { forAllTests } from '../../functions/src/testing/standing';
import { NO_CONNECTION } from '../../web/lib/api/call-api';
import { type Notebook, listUnsentSteps } from '../../web/panel/touchline/notebook';
import { type Net, Phone } from './phone';
import { Sequence } from './sequence';
import { followMatch, callFromTheWeb } from './server';

/** Number of random sequences. For more: `CLUB_BANDA=200 npx vitest run --project integration testing/touchline`. */
const SEQUENCES = Number(process.env['CLUB_BANDA'] ?? 10);
const FIRST_SEED = Number(process.env['CLUB_BANDA_SEED'] ?? 1);
const STEPS = 30;
const AT_ONCE = 4;

const api = forAllTests(startApi);
const club = forAllTests(() => createClub(api, 2));
callFromTheWeb(api);

const newMatch = async () => followMatch(api, (await createPartido(api, club))._id);

it('phones say «Todo enviado» of nothing that the server lacks, and lose no step, whatever happens', async () => {
  const seeds = Array.from({ length: SEQUENCES }, (_, index) => FIRST_SEED + index);
  const runThem = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      try {
        await new Sequence(await newMatch(), seed).run(STEPS);
      } catch (error) {
        throw new Error(`sequence ${String(seed)}: ${String(error)}`, { cause: error });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runThem));
}, 600_000);

const KICKOFF_MS = Date.parse('2026-11-14T17:00:00.000Z');
const gol = (id: string, minute = 0, autor_id?: string): Step => ({
  id,
  instante: new Date(KICKOFF_MS + minute * 60_000).toISOString(),
  tipo: 'gol_anotado',
  ...(autor_id !== undefined && { autor_id }),
});
const mvp = (jugador_id: string | undefined): Step => ({
  ...gol('m', 90),
  tipo: 'mvp',
  jugador_id: jugador_id ?? null,
});

/** A phone on a new match. */
async function open() {
  const server = await newMatch();
  const openPhone = async (name: string) => {
    const phone = new Phone(server, name, randomUUID);
    onTestFinished(() => phone.close());
    await phone.openTab();
    return phone;
  };
  return {
    server,
    phone: await openPhone('uno'),
    openPhone,
    /** Another device discards the live match. */
    discard: () => server.call(endpoints.delDirecto, { id: server.partidoId }),
    /** Another device saves the sheet of these steps. */
    save: (...steps: Step[]) =>
      server.call(endpoints.updatePartido, {
        id: server.partidoId,
        body: { ...actaFromLiveMatch(steps), version: server.now().partido.version },
      }),
    /** Ids of the steps that the server has. */
    heldIds: () => server.now().doc?.pasos.map(({ id }) => id),
  };
}

/** A phone whose goal `a` has been sent. */
async function openSent() {
  const opened = await open();
  await note(opened.phone, gol('a'));
  expect(isAllSent(opened.phone)).toBe(true);
  return opened;
}

async function note(phone: Phone, ...steps: Step[]): Promise<void> {
  for (const step of steps) await phone.note(step);
  await phone.settled();
}

/** Changes the network, and lets the phone send. */
async function setNet(phone: Phone, net: Net): Promise<void> {
  phone.net = net;
  phone.tab.sendNow();
  await phone.settled();
}

async function releaseAnswers(phone: Phone): Promise<void> {
  phone.releaseAnswers();
  await phone.settled();
}

/** Taps «Guardar ficha». The network changes after the version was read, before the sheet is sent. */
async function finish(phone: Phone, net: Net = 'up'): Promise<void> {
  phone.net = 'late';
  await phone.finish();
  await phone.settled();
  phone.net = net;
  await releaseAnswers(phone);
}

const readSendingKind = (phone: Phone) => phone.tab.state().sending.kind;
const isAllSent = (phone: Phone) => phone.saysAllSent().length === 1;
const pending = (phone: Phone) => {
  const { notebook } = phone.tab.state();
  return notebook ? listUnsentSteps(notebook).map(({ id }) => id) : undefined;
};
const storedIds = async (phone: Phone) => (await phone.stored())?.pasos.map(({ id }) => id);

describe('a step that the server refuses for good', () => {
  const refused = gol('b', 0, 'nadie');

  it('is named; once it is dropped with its dependent steps, the rest is sent', async () => {
    const { phone, heldIds } = await open();
    phone.net = 'down';
    await note(phone, gol('a'), refused, { ...gol('c'), tipo: 'anular', paso_id: 'b' }, gol('d'));
    await setNet(phone, 'up');
    expect(phone.tab.state().problem?.stepId).toBe('b');
    expect(phone.tab.state().problem?.msg).toContain('No existe el jugador «nadie».');
    expect(pending(phone)).toHaveLength(4);
    expect(heldIds()).toBeUndefined();
    expect(await phone.tab.discardStep('b')).toBe(true);
    await phone.settled();
    expect(isAllSent(phone)).toBe(true);
    expect(heldIds()).toEqual(['a', 'd']);
    expect(phone.tab.state().problem).toBeUndefined();
  });

  it('blocks «Guardar ficha» only until it is dropped', async () => {
    const { phone } = await openSent();
    phone.net = 'down';
    await note(phone, refused);
    await phone.finish();
    await setNet(phone, 'up');
    expect(phone.tab.state()).toMatchObject({
      problem: { stepId: 'b' },
      notebook: { cierre: null },
    });
    await phone.tab.discardStep('b');
    await phone.settled();
    expect(isAllSent(phone)).toBe(true);
    await finish(phone);
    expect(readSendingKind(phone)).toBe('saved');
  });
});

describe('another device', () => {
  it('that discards it: no step counts as sent, although the server replays the answer to the first send', async () => {
    const { phone, discard } = await open();
    phone.net = 'lost';
    await note(phone, gol('a'));
    await discard();
    await setNet(phone, 'up');
    expect(readSendingKind(phone)).toBe('discarded-elsewhere');
    expect(pending(phone)).toEqual(['a']);
    expect(isAllSent(phone)).toBe(false);
  });

  it('that discards it while this page was closed is noticed before anything is shown as sent', async () => {
    const { phone, discard } = await openSent();
    await phone.kill();
    await discard();
    phone.net = 'down';
    await phone.openTab();
    const said: boolean[] = [];
    phone.tab.subscribe(() => said.push(phone.tab.state().isChecked));
    await setNet(phone, 'up');
    expect(readSendingKind(phone)).toBe('discarded-elsewhere');
    expect(said).not.toContain(true);
  });

  it('that discards it before the listener has heard of the document is noticed too', async () => {
    const { phone, discard } = await open();
    phone.net = 'late';
    await note(phone, gol('a'));
    await discard();
    phone.net = 'up';
    await releaseAnswers(phone);
    expect(readSendingKind(phone)).toBe('discarded-elsewhere');
  });

  it('that restores what was discarded lets this one continue', async () => {
    const { server, phone, discard } = await openSent();
    await discard();
    await phone.hear();
    expect(readSendingKind(phone)).toBe('discarded-elsewhere');
    await server.restore();
    await phone.hear();
    expect(isAllSent(phone)).toBe(true);
  });

  it('that discards it and starts again is not mixed with what was discarded', async () => {
    const { phone, openPhone, discard, heldIds } = await openSent();
    await discard();
    await note(await openPhone('dos'), gol('z', 70));
    await phone.hear();
    expect(readSendingKind(phone)).toBe('discarded-elsewhere');
    expect(await storedIds(phone)).toEqual(['a']);
    expect(heldIds()).toEqual(['z']);
  });
});

describe('discarding a match', () => {
  it('also deletes it on the server when the answer to a send was lost', async () => {
    const { phone, heldIds } = await open();
    phone.net = 'lost';
    await note(phone, gol('a'));
    phone.net = 'down';
    expect(await phone.tab.discard()).toBe(NO_CONNECTION.msg);
    expect(pending(phone)).toEqual(['a']);
    phone.net = 'up';
    expect(await phone.tab.discard()).toBeUndefined();
    expect(heldIds()).toBeUndefined();
    expect(phone.tab.state().notebook).toBeNull();
  });

  it('leaves a page stopped that was closed meanwhile', async () => {
    const { phone, heldIds } = await openSent();
    phone.net = 'down';
    const discarded = phone.tab.discard();
    phone.tab.stop();
    expect(await discarded).toBe(NO_CONNECTION.msg);
    phone.net = 'up';
    await note(phone, gol('b'), gol('c'));
    expect(heldIds()).toEqual(['a']);
  });
});

describe('«Guardar ficha»', () => {
  it('saves the sheet once although the answer was lost and the page was closed', async () => {
    const { server, phone } = await openSent();
    await finish(phone, 'lost');
    const { jugado, version } = server.now().partido;
    expect(jugado).toBe(true);
    await phone.kill();
    phone.net = 'up';
    await phone.openTab();
    expect(readSendingKind(phone)).toBe('saved');
    expect(server.now().partido.version).toBe(version);
  });

  it('does not take the end of the live document for a discard, before or after the answer', async () => {
    const { phone } = await openSent();
    await finish(phone, 'late');
    // The listener fires before the answer arrives.
    await phone.hear();
    await releaseAnswers(phone);
    expect(phone.tab.state()).toMatchObject({ sending: { kind: 'saved' }, notebook: null });
    await phone.hear();
    expect(readSendingKind(phone)).toBe('saved');
  });

  it('does not report a sheet as saved if it was annulled before the answer arrived', async () => {
    const { server, phone } = await openSent();
    await finish(phone, 'lost');
    expect(server.now().partido.jugado).toBe(true);
    await server.annul();
    await setNet(phone, 'up');
    expect(readSendingKind(phone)).toBe('discarded-elsewhere');
    expect(phone.tab.state().problem?.msg).toMatch(/anulado/);
    expect(await storedIds(phone)).toEqual(['a']);
    expect(server.now().partido.jugado).toBe(false);
  });

  it('keeps steps that were noted while the sheet was being saved', async () => {
    const { phone } = await openSent();
    await finish(phone, 'late');
    await note(phone, gol('b', 30));
    await releaseAnswers(phone);
    expect(readSendingKind(phone)).toBe('ended-elsewhere');
    expect(await storedIds(phone)).toEqual(['a', 'b']);
  });

  it('saves the sheet with the steps that another phone and this one have noted meanwhile', async () => {
    const { server, phone, openPhone } = await openSent();
    await finish(phone, 'down');
    await note(await openPhone('dos'), gol('b', 40));
    const { doc, partido } = server.now();
    expect(phone.tab.state().notebook?.cierre?.version).toBe(partido.version);
    if (doc) await phone.tab.receive(doc);
    await note(phone, gol('c', 41));
    await setNet(phone, 'up');
    expect(readSendingKind(phone)).toBe('saved');
    expect(server.now().partido.goles_anotados).toBe(3);
  });

  it.each<[string, readonly Step[], () => Partial<Notebook>, string]>([
    ['accepts it with an MVP, if none was chosen here', [gol('a')], () => ({}), 'saved'],
    ['asks if its score differs', [gol('a'), gol('b')], () => ({}), 'ended-elsewhere'],
    [
      'asks if another MVP was chosen here',
      [gol('a')],
      () => ({ pasos: [gol('a'), mvp(club.jugadores[1])] }),
      'ended-elsewhere',
    ],
    [
      'asks if an event is half entered here',
      [gol('a')],
      () => ({ borrador: { tipo: 'cambio', instante: '' } }),
      'ended-elsewhere',
    ],
  ])('when another phone has saved the sheet, %s', async (_what, saved, own, kind) => {
    const { server, phone, save } = await openSent();
    await save(...saved, mvp(club.jugadores[0]));
    const { version } = server.now().partido;
    await phone.tab.change((current) => ({ ...current, ...own() }));
    await finish(phone);
    expect(readSendingKind(phone)).toBe(kind);
    expect(phone.tab.state().notebook === null).toBe(kind === 'saved');
    expect(server.now().partido.version).toBe(version);
  });

  it('overwrites a sheet that another phone has saved only when told to, and keeps its MVP', async () => {
    const { server, phone, save } = await openSent();
    await note(phone, gol('b', 30));
    await save(gol('a'), mvp(club.jugadores[0]));
    await finish(phone);
    expect(readSendingKind(phone)).toBe('ended-elsewhere');
    expect(server.now().partido.goles_anotados).toBe(1);
    await phone.tab.saveOver(server.now().partido);
    await phone.settled();
    expect(readSendingKind(phone)).toBe('saved');
    expect(server.now().partido).toMatchObject({
      goles_anotados: 2,
      mvp: { jugador_id: club.jugadores[0] },
    });
  });
});
