import {
  fitFirst,
  endpoints,
  firestorePaths,
  type NoticiaCard,
  noticiaCard,
  type NoticiasDoc,
} from '@club/shared';
import { describe, expect, it } from 'vitest';
import { documents } from '../../store/documents';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';

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
    const { version, documentos } = documents
      .cambios()
      .schema.parse((await api.db.doc(firestorePaths.cambios()).get()).data());
    expect([firestorePaths.noticias(), firestorePaths.portada()].map((p) => documentos[p])).toEqual(
      [version, version],
    );
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

  it('are updated on pages of older news, at the cost of three more reads', async () => {
    const { _id: reported } = await createPartido(api, club);
    const { _id: other } = await createPartido(api, club, { fecha_str: '21-11-2026' });
    const items = Array.from({ length: 40 }, (_none, index) => ({
      _id: `n${String(10 + index)}`,
      titulo: 'Antigua',
      contenido: '',
      media: [],
      fecha_date: new Date(Date.UTC(2025, 0, 40 - index)).toISOString(),
      fecha_str: '01-01-2025',
    }));
    const { doc, newPages: added } = fitFirst({ noticias: items.map(noticiaCard) });
    await api.db.doc(firestorePaths.noticias()).set(doc);
    for (const { ref, noticias } of added) {
      await api.db.doc(firestorePaths.noticiasPage(ref.pagina_id)).set({ noticias });
    }
    for (const item of items) await api.db.doc(firestorePaths.noticia(item._id)).set(item);
    await api.succeed(endpoints.updateNoticia, { id: 'n49', body: { partido_id: reported } });

    const readsOf = async (work: () => Promise<unknown>) => {
      const { reads } = api.traffic;
      await work();
      return api.traffic.reads - reads;
    };
    const ofOther = await readsOf(() => save(other, [8]));
    // The item, the list of the latest, and the page with its card.
    expect(await readsOf(() => save(reported, [8, 9]))).toBe(ofOther + 3);
    expect(await matchOnCard('n49')).toMatchObject({ goles_anotados: 2 });
    // The score is unchanged, so the card is not written.
    expect(await readsOf(() => save(reported, [9, 9]))).toBeLessThanOrEqual(ofOther + 1);
    expect(await matchOnCard('n49')).toMatchObject({ goles_anotados: 2 });
  });
});
