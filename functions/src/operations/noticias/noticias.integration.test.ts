import { setTimeout as delay } from 'node:timers/promises';
import {
  callPath,
  intoPages,
  compareNoticias,
  endpoints,
  PAGE_NOTICIAS,
  type NoticiaCard,
  noticiaCard,
  type NoticiasDoc,
  type NoticiasPageDoc,
  firestorePaths,
} from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { documents } from '../../store/documents';
import { startApi } from '../../testing/start-api';
import { forAllTests, forEachTest } from '../../testing/standing';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import type { TestApi } from '../../testing/test-api';

const MINUTE_MS = 60_000;
const start = new Date('2026-11-21T12:00:00.000Z');

/** Id of a prefilled item. They are numbered from the oldest. */
const prefilledId = (index: number) => `n${String(index).padStart(5, '0')}`;

/** Stores one news item per minute: in pages, or in one document as a release without pages did. */
async function prefill({ db }: TestApi, count: number, { isPaged = true } = {}): Promise<void> {
  const items = Array.from({ length: count }, (_none, index) => ({
    _id: prefilledId(index),
    titulo: `Noticia ${String(index)}`,
    contenido: '',
    media: [],
    fecha_date: new Date(start.getTime() - (count - index) * MINUTE_MS).toISOString(),
    fecha_str: '21-11-2026',
  }));
  const cards = items.map(noticiaCard).sort(compareNoticias);
  const { doc, older } = isPaged ? intoPages(cards) : { doc: { noticias: cards }, older: [] };
  const writer = db.bulkWriter();
  void writer.set(db.doc(documents.noticias().path), doc);
  for (const { pagina_id: id, noticias } of older) {
    void writer.set(db.doc(documents.noticiasPage(id).path), { noticias });
  }
  for (const item of items) void writer.set(db.doc(documents.noticia(item._id).path), item);
  await writer.close();
}

describe('the list of news', () => {
  const api = forAllTests(startApi);
  beforeEach(async () => {
    for (const name of ['noticias', 'noticias_paginas', 'publico', 'historial']) {
      await api.db.recursiveDelete(api.db.collection(name));
    }
    api.clock.now = start;
  });

  /** The cards of all pages, in reading order. */
  async function readCards(): Promise<readonly NoticiaCard[]> {
    const first = (await api.db.doc(documents.noticias().path).get()).data() as NoticiasDoc;
    const cards = [...first.noticias];
    for (const { pagina_id: id } of first.paginas ?? []) {
      const page = (await api.db.doc(documents.noticiasPage(id).path).get()).data();
      cards.push(...(page as NoticiasPageDoc).noticias);
      expect((page as NoticiasPageDoc).noticias.length).toBeLessThanOrEqual(2 * PAGE_NOTICIAS);
    }
    const stored = await api.db.collection('noticias_paginas').get();
    expect(stored.size).toBe(first.paginas?.length ?? 0);
    return cards;
  }

  /** Checks that there is a card for each item, newest first. */
  async function expectAllShown() {
    const all = await api.succeed(endpoints.fetchNoticias);
    expect(await readCards()).toEqual(all.map(noticiaCard));
  }

  const add = async () => {
    api.clock.now = new Date(api.clock.now.getTime() + MINUTE_MS);
    const { _id } = await api.succeed(endpoints.addNoticia, { body: { titulo: 'Nueva' } });
    return _id;
  };

  it('has the time at which an item has arrived, also by a slow phone', async () => {
    async function* slowBody() {
      yield Buffer.from('{"titulo":');
      await delay(500);
      api.clock.now = new Date(start.getTime() + MINUTE_MS);
      yield Buffer.from('"Lenta"}');
    }
    const authorization = `Bearer ${api.tokens.administrador}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const body = ReadableStream.from(slowBody());
    const url = api.url + callPath(endpoints.addNoticia);
    await fetch(url, { method: 'POST', headers, body, duplex: 'half' });
    expect(await readCards()).toMatchObject([{ fecha_date: api.clock.now.toISOString() }]);
  });

  it('has room for 500 items, and adding one writes a few documents', async () => {
    await prefill(api, 500);
    await add();
    const { reads, writes } = api.traffic;
    await add();
    // The list and its pages, the home page's list, the panel's home, the version counter, the import marker, the
    // accounts and the club's settings.
    expect(api.traffic.reads - reads).toBeLessThanOrEqual(7 + 500 / PAGE_NOTICIAS);
    // Includes the notification.
    expect(api.traffic.writes - writes).toBeLessThanOrEqual(7);
    await expectAllShown();
  });

  it('has every item in order after each creation, change, deletion and restore', async () => {
    await prefill(api, 60);
    const [oldest, middle] = [prefilledId(0), prefilledId(30)];
    for (const id of [oldest, middle, await add()]) {
      await api.succeed(endpoints.updateNoticia, { id, body: { titulo: 'Otro título' } });
    }
    await expectAllShown();
    api.clock.now = new Date(api.clock.now.getTime() + MINUTE_MS);
    await api.succeed(endpoints.delNoticia, { id: middle });
    await expectAllShown();
    const [deletion] = await api.succeed(endpoints.fetchHistorial);
    await api.succeed(endpoints.restaurar, { id: deletion?._id ?? '' });
    await expectAllShown();
    expect((await readCards()).map(({ _id }) => _id)).toContain(middle);
  });

  it('fills the first page from the next when items are deleted, down to none', async () => {
    await prefill(api, 30);
    for (let n = 29; n >= 0; n -= 1) {
      await api.succeed(endpoints.delNoticia, { id: prefilledId(n) });
      if (n % 5 === 0) await expectAllShown();
      const latest = await api.succeed(endpoints.fetchUltimasNoticias);
      const portada = (await api.db.doc(documents.portada().path).get()).data();
      expect(portada?.['noticias']).toEqual(latest.map(noticiaCard));
    }
    expect(await readCards()).toEqual([]);
  });

  it('migrates what an earlier release stored in one document', async () => {
    await prefill(api, 100, { isPaged: false });
    await expectAllShown();
    await add();
    await expectAllShown();
    const first = (await api.db.doc(documents.noticias().path).get()).data() as NoticiasDoc;
    expect(first.noticias.length).toBeLessThan(2 * PAGE_NOTICIAS);
  });

  it('refuses an item, and stores nothing of it, when its document is full', async () => {
    // An unrealistically large card, to fill the document.
    const resumen = 'x'.repeat(1_048_300);
    await prefill(api, 1);
    const [card] = await readCards();
    await api.db.doc(documents.noticias().path).set({ noticias: [{ ...card, resumen }] });
    const before = await api.dump();
    const refused = await api.call(endpoints.addNoticia, { body: { titulo: 'No cabe' } });
    expect(refused.status).toBe(409);
    expect(refused.body.msg).toMatch(/^No cabe más: .*\.$/);
    expect(await api.dump()).toEqual(before);
  });
});

describe('cards of news about a match', () => {
  const api = forEachTest(startApi);
  const club = forEachTest(() => createClub(api, 11));

  const add = async (body: object = {}) =>
    (await api.succeed(endpoints.addNoticia, { body: { titulo: 'Crónica', ...body } }))._id;
  const save = (id: string, scorers: readonly number[], conceded = 0) =>
    api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers, conceded }) });
  const undo = async () => {
    const [last] = await api.succeed(endpoints.fetchHistorial);
    await api.succeed(endpoints.restaurar, { id: last?._id ?? '' });
  };
  const cardsIn = async (path: string): Promise<readonly NoticiaCard[]> =>
    ((await api.db.doc(path).get()).data() as NoticiasDoc | undefined)?.noticias ?? [];
  const pathsOfCards = async () => {
    const { docs } = await api.db.collection('noticias_paginas').get();
    return [
      firestorePaths.noticias(),
      firestorePaths.portada(),
      ...docs.map(({ ref }) => ref.path),
    ];
  };

  /** Checks that every card matches its item. Returns the match on the card of one item. */
  async function matchOnCard(id: string) {
    const items = new Map(
      (await api.succeed(endpoints.fetchNoticias)).map((item) => [item._id, noticiaCard(item)]),
    );
    const cards = (await Promise.all((await pathsOfCards()).map(cardsIn))).flat();
    for (const card of cards) expect(card).toEqual(items.get(card._id));
    // Distinct times, so that this is the latest operation.
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    const [first] = cards.filter(({ _id }) => _id === id);
    return first?.partido;
  }

  it('show the result from the save of the sheet until the sheet, the match or the season is gone', async () => {
    const { _id: partidoId } = await createPartido(api, club, { local: false });
    const id = await add({ partido_id: partidoId });
    expect(await matchOnCard(id)).toBeUndefined();

    await save(partidoId, [8, 9], 4);
    const paths = [firestorePaths.partido(partidoId), firestorePaths.noticias()];
    const saved = await api.db.getAll(...paths.map((path) => api.db.doc(path)));
    expect(new Set(saved.map(({ updateTime }) => updateTime?.toMillis())).size).toBe(1);
    const rival = { nombre_equipo: 'Rival CF', color_equipo: '#000000' };
    const final = { local: false, goles_anotados: 2, goles_encajados: 4, ...rival };
    expect(await matchOnCard(id)).toEqual(final);
    await save(partidoId, [8], 4);
    expect(await matchOnCard(id)).toEqual({ ...final, goles_anotados: 1 });
    await undo();
    expect(await matchOnCard(id)).toEqual(final);

    await api.succeed(endpoints.anularActa, { id: partidoId });
    expect(await matchOnCard(id)).toBeUndefined();
    await undo();
    expect(await matchOnCard(id)).toEqual(final);

    await api.succeed(endpoints.delPartido, { id: partidoId });
    expect(await matchOnCard(id)).toBeUndefined();
    await undo();
    expect(await matchOnCard(id)).toEqual(final);
    await api.succeed(endpoints.delTemporada, { id: club.temporadaId });
    expect(await matchOnCard(id)).toBeUndefined();
  });

  it('are updated on pages of older news, at the cost of a few reads', async () => {
    const { _id: reported } = await createPartido(api, club);
    const { _id: other } = await createPartido(api, club, { fecha_str: '21-11-2026' });
    await prefill(api, 40);
    const oldest = prefilledId(0);
    await api.succeed(endpoints.updateNoticia, {
      id: oldest,
      body: { partido_id: reported },
    });

    const countReads = async (work: () => Promise<unknown>) => {
      const { reads } = api.traffic;
      await work();
      return api.traffic.reads - reads;
    };
    const ofOther = await countReads(() => save(other, [8]));
    // The item, the list of the latest, and two pages.
    expect(await countReads(() => save(reported, [8, 9]))).toBe(ofOther + 4);
    expect(await matchOnCard(oldest)).toMatchObject({ goles_anotados: 2 });
    // The score is unchanged, so the card is not written.
    expect(await countReads(() => save(reported, [9, 9]))).toBeLessThanOrEqual(ofOther + 1);
    expect(await matchOnCard(oldest)).toMatchObject({ goles_anotados: 2 });
  });
});
