import {
  endpoints,
  firestorePaths,
  imageUrl,
  mediaName,
  type Noticia,
  noticiaCard,
  NOTICIA_PHOTO_KINDS,
} from '@club/shared';
import { describe, expect, it } from 'vitest';
import { buildJpeg } from '../../../../shared/src/testing/tiny-pictures';
import { publishNoticias } from '../../jobs/jobs';
import { createClub, createPartido, requestImage } from '../../testing/factories';
import { listReads } from '../../testing/list-reads';
import { startApi } from '../../testing/start-api';
import { startPages } from '../../testing/start-pages';
import { forEachTest } from '../../testing/standing';
import { namesField } from '../../../../shared/src/testing/refusals';

const NOW = new Date('2026-11-22T11:00:00.000Z');
const LATER = '2026-11-22T18:30:00.000Z';
const SECRET = 'Fichaje secreto';

describe('unpublished news', () => {
  const api = forEachTest(startApi);
  const readPage = forEachTest(() => startPages(undefined, api));
  const club = forEachTest(() => {
    api.clock.now = NOW;
    return createClub(api, 1);
  });

  const add = async (fields: object = {}): Promise<Noticia> =>
    (
      await api.succeed(endpoints.addNoticia, {
        body: { titulo: SECRET, contenido: `${SECRET}.`, ...fields },
      })
    ).data;
  const scheduled = () => add({ estado: 'programada', publicar_el: LATER });
  const update = (id: string, body: object) => api.succeed(endpoints.updateNoticia, { id, body });
  /** Runs the scheduled job at a given time. */
  const runAt = async (instant: string) => {
    api.clock.now = new Date(instant);
    await publishNoticias(api.services);
  };
  const photo = (id: string, method: 'PUT' | 'DELETE' | 'GET', tipo = 'noticia', ancho = 16) =>
    requestImage(api, method, `${tipo}/${id}`, method === 'PUT' ? buildJpeg({ ancho }) : undefined);
  const listed = async (as: 'anonimo' | 'ayudante' | 'aficionado' | 'administrador') =>
    (await api.succeed(endpoints.fetchNoticias, { as })).map(({ _id }) => _id);

  /** All public documents as JSON. The version counter is left out if the item was public: it still has its path. */
  const publicStore = async (wasPublic: boolean) => {
    const dump = await api.dump();
    const stored = await api.db.doc(firestorePaths.cambios()).get();
    const cambios = wasPublic ? undefined : stored.data();
    const isClosed = (path: string) =>
      /^(privado|imagenes|noticias_pendientes|limites|codigos)\//.test(path);
    const open = Object.entries(dump).filter(([path]) => !isClosed(path));
    return JSON.stringify([open, cambios]);
  };

  /** Checks that nothing public contains the item. */
  async function expectHidden(
    id: string,
    { partidoId, wasPublic = false }: { partidoId?: string; wasPublic?: boolean } = {},
  ) {
    for (const as of ['anonimo', 'ayudante', 'aficionado'] as const) {
      expect(await listed(as)).not.toContain(id);
      expect((await api.call(endpoints.fetchNoticia, { id, as })).status).toBe(404);
      const last = await api.succeed(endpoints.fetchUltimasNoticias, { as });
      expect(last.map(({ _id }) => _id)).not.toContain(id);
    }
    const { status, html } = await readPage.get(`/noticias/${id}`);
    expect(status).toBe(404);
    expect(html).not.toContain(SECRET);
    const match = partidoId ? [`/partidos/${partidoId}`] : [];
    for (const path of ['/', '/noticias', '/sitemap.xml', ...match]) {
      const page = await readPage.get(path);
      expect(page.html).not.toContain(SECRET);
      expect(page.html).not.toContain(id);
    }
    expect((await fetch(api.url + imageUrl('noticia', id))).status).toBe(404);
    const open = await publicStore(wasPublic);
    expect(open).not.toContain(id);
    expect(open).not.toContain(SECRET);
  }

  async function expectShown(id: string) {
    expect(await listed('anonimo')).toContain(id);
    expect((await readPage.get(`/noticias/${id}`)).status).toBe(200);
    for (const path of ['/', '/noticias']) {
      expect((await readPage.get(path)).html).toContain(SECRET);
    }
    expect((await readPage.get('/sitemap.xml')).html).toContain(`/noticias/${id}`);
  }

  it('are for administrators only', async () => {
    const partido = await createPartido(api, club);
    const { _id: id } = await add({ estado: 'borrador', partido_id: partido._id });
    expect((await photo(id, 'PUT')).status).toBe(200);
    const { data } = await update(id, { titulo: `${SECRET}!` });
    expect(data.estado).toBe('borrador');
    await expectHidden(id, { partidoId: partido._id });
    expect(await listed('administrador')).toContain(id);
    expect((await api.succeed(endpoints.fetchNoticia, { id })).titulo).toBe(`${SECRET}!`);
    expect((await photo(id, 'GET')).status).toBe(200);
    await api.succeed(endpoints.delNoticia, { id });
    expect((await photo(id, 'GET')).status).toBe(404);
    expect(JSON.stringify(await api.dump())).not.toContain(id);
  });

  it('are published at their time automatically, with that date', async () => {
    const { _id: id, fecha_str } = await scheduled();
    expect(fecha_str).toBe('22-11-2026');
    await photo(id, 'PUT');
    await runAt('2026-11-22T18:29:59.999Z');
    await expectHidden(id);
    await runAt('2026-11-22T18:30:00.000Z');
    await expectShown(id);
    expect((await fetch(api.url + imageUrl('noticia', id))).status).toBe(200);
    const noticia = await api.succeed(endpoints.fetchNoticia, { id, as: 'anonimo' });
    expect(noticia).toMatchObject({ fecha_date: LATER });
    expect(noticia).not.toHaveProperty('estado');
    expect(noticia).not.toHaveProperty('publicar_el');
    const before = await api.dump();
    await runAt('2026-11-22T18:31:00.000Z');
    expect(await api.dump()).toEqual(before);
  });

  it('cost the scheduled job one read if nothing is due, and all due ones are published once by simultaneous late jobs', async () => {
    const { _id: second } = await scheduled();
    const { _id: first } = await add({ estado: 'programada', publicar_el: '2026-11-22T12:30:00Z' });
    await add({ estado: 'programada', publicar_el: '2026-11-24T12:00:00Z' });
    const inTransactions = { ...api.traffic };
    const reads = await listReads(() => runAt('2026-11-22T12:00:00.000Z'));
    // Google charges one for an empty query.
    expect(reads).toEqual([]);
    expect(api.traffic).toEqual(inTransactions);
    api.clock.now = new Date('2026-11-23T09:00:00.000Z');
    await Promise.all([1, 2, 3].map(() => publishNoticias(api.services)));
    expect(await listed('anonimo')).toEqual([second, first]);
    const history = await api.succeed(endpoints.fetchHistorial);
    expect(history.filter(({ accion }) => accion === 'publicarNoticias')).toHaveLength(1);
  });

  it('are not lost by an edit after their time and before the job', async () => {
    const { _id: id } = await scheduled();
    api.clock.now = new Date('2026-11-22T18:30:20.000Z');
    const { data } = await update(id, { contenido: 'Otro texto' });
    expect(data).toMatchObject({ fecha_date: LATER, contenido: 'Otro texto' });
    expect(data.estado).toBeUndefined();
    await expectShown(id);
    await runAt('2026-11-22T18:31:00.000Z');
    expect((await api.succeed(endpoints.fetchNoticia, { id })).contenido).toBe('Otro texto');
  });

  it('can be rescheduled, published with a button, and withdrawn', async () => {
    const { _id: id } = await scheduled();
    await update(id, { estado: 'programada', publicar_el: '2026-11-23T08:00:00+01:00' });
    await runAt(LATER);
    await expectHidden(id);
    const { data: published } = await update(id, { estado: 'publicada' });
    expect(published.fecha_date).toBe(LATER);
    await expectShown(id);
    api.clock.now = new Date('2026-11-23T09:00:00.000Z');
    const { data: edited } = await update(id, { estado: 'publicada', titulo: SECRET });
    expect(edited.fecha_date).toBe(LATER);
    await update(id, { estado: 'borrador' });
    await expectHidden(id, { wasPublic: true });
    await runAt('2026-12-31T00:00:00.000Z');
    await expectHidden(id, { wasPublic: true });
    await update(id, { estado: 'publicada' });
    await expectShown(id);
  });

  it('are refused with a message that names the invalid field', async () => {
    const before = await api.dump();
    for (const [field, fields] of [
      ['publicar_el', { estado: 'programada' }],
      ['publicar_el', { estado: 'programada', publicar_el: '2026-11-22T10:59:59Z' }],
      ['publicar_el', { estado: 'programada', publicar_el: '2030-01-01T00:00:00Z' }],
      ['publicar_el', { estado: 'programada', publicar_el: '2026-11-23' }],
      ['publicar_el', { estado: 'programada', publicar_el: '2026-11-23T18:00:00' }],
      ['publicar_el', { publicar_el: LATER }],
      ['publicar_el', { estado: 'borrador', publicar_el: LATER }],
      ['partido_id.nadie', { partido_id: 'nadie' }],
    ] as const) {
      const body = { titulo: SECRET, ...fields };
      const refused = await api.call(endpoints.addNoticia, { body });
      expect(refused.status, JSON.stringify(fields)).toBe(400);
      expect(namesField(refused.body.msg, field), refused.body.msg).toBe(true);
    }
    expect(await api.dump()).toEqual(before);
  });

  const lastOperation = async () => {
    const [last] = await api.succeed(endpoints.fetchHistorial);
    if (!last) throw new Error('nothing was done');
    return last;
  };

  it('can be unpublished by undoing their publication, which can be undone, as can their deletion', async () => {
    const { _id: id } = await scheduled();
    await runAt(LATER);
    api.clock.now = new Date('2026-11-22T18:40:00.000Z');
    const published = await lastOperation();
    expect(published.documentos).toMatchObject([
      { tipo: 'noticia', nombre: SECRET, cambio: 'cambiado', detalle: ['estado'] },
    ]);
    await api.succeed(endpoints.restaurar, { id: published._id });
    await expectHidden(id, { wasPublic: true });
    // Its scheduled time has passed, so it becomes a draft.
    expect((await api.succeed(endpoints.fetchNoticia, { id })).estado).toBe('borrador');
    await runAt('2026-11-22T18:41:00.000Z');
    await expectHidden(id, { wasPublic: true });
    const undone = await lastOperation();
    await api.succeed(endpoints.restaurar, { id: undone._id });
    await expectShown(id);
    api.clock.now = new Date('2026-11-22T18:50:00.000Z');
    await api.succeed(endpoints.delNoticia, { id });
    await api.succeed(endpoints.restaurar, { id: (await lastOperation())._id });
    await expectShown(id);
  });

  it('have ten photos at most, which can be ordered, described, replaced and deleted', async () => {
    const { _id: id } = await add();
    const names: string[] = [];
    for (const [index, tipo] of NOTICIA_PHOTO_KINDS.entries()) {
      const sent = await photo(id, 'PUT', tipo, 16 + 8 * index);
      const { data } = endpoints.putImagen.response.parse(await sent.json());
      names.push(mediaName(id, data.huella, tipo));
    }
    const stored = () => api.succeed(endpoints.fetchNoticia, { id });
    expect((await stored()).media).toEqual(names);
    expect((await stored()).fotos?.[1]).toMatchObject({ nombre: names[1], ancho: 24, alt: '' });
    expect((await photo(id, 'PUT', 'noticia11')).status).toBe(404);

    const [first = '', second = '', third = '', ...rest] = names;
    const orden = [{ nombre: third, alt: '  El gol ' }, { nombre: first }];
    await update(id, { fotos: orden });
    expect((await stored()).media).toEqual([third, first, second, ...rest]);
    expect((await stored()).fotos?.[0]).toMatchObject({ nombre: third, alt: 'El gol' });
    const cards = await api.db.doc(firestorePaths.noticias()).get();
    expect(cards.data()?.['noticias']).toEqual([noticiaCard(await stored())]);

    const { html } = await readPage.get(`/noticias/${id}`);
    const shown = [...html.matchAll(/<img[^>]+src="([^"]+)"/g)].map(([, src]) => src);
    const places = shown.map((src = '') => /\/imagenes\/noticia(\d*)\//.exec(src)?.[1] ?? src);
    expect(places).toEqual(['3', '', '2', '4', '5', '6', '7', '8', '9', '10']);
    expect(html).toContain('alt="El gol"');
    expect(html.match(/loading="lazy"/g)?.length).toBeGreaterThanOrEqual(9);

    // A photo that replaces an old one keeps its position.
    await photo(id, 'PUT', 'noticia', 200);
    expect((await stored()).media[1]).not.toBe(first);
    expect((await stored()).media).toHaveLength(10);
    await photo(id, 'DELETE', 'noticia3');
    expect((await stored()).media).toHaveLength(9);
    expect((await stored()).media).not.toContain(third);
    const body = { fotos: [{ nombre: third }] };
    const refused = await api.call(endpoints.updateNoticia, { id, body });
    expect([refused.status, refused.body.msg]).toEqual([400, expect.stringMatching(/las fotos/i)]);
    await api.succeed(endpoints.delNoticia, { id });
    expect((await api.db.collection('imagenes').get()).size).toBe(0);
  });

  it('have a match that links to the item, and the item to it, while both exist and the item is published', async () => {
    const partido = await createPartido(api, club);
    const other = await createPartido(api, club);
    const { _id: id } = await add({ partido_id: partido._id });
    const links = async (partidoId = partido._id) =>
      (await api.succeed(endpoints.fetchPartido, { id: partidoId })).noticias ?? [];
    const mention = async () => (await api.succeed(endpoints.fetchNoticia, { id })).partido;
    expect(await links()).toEqual([{ noticia_id: id, titulo: SECRET }]);
    expect((await readPage.get(`/partidos/${partido._id}`)).html).toContain(
      `href="/noticias/${id}"`,
    );
    expect((await readPage.get(`/noticias/${id}`)).html).toContain(
      `href="/partidos/${partido._id}"`,
    );

    await update(id, { titulo: 'Otro' });
    expect(await links()).toEqual([{ noticia_id: id, titulo: 'Otro' }]);
    // The link does not change the match's version, so concurrent edits of the sheet succeed.
    const { version } = await api.succeed(endpoints.fetchPartido, { id: partido._id });
    expect(version).toBe(partido.version);
    await api.succeed(endpoints.updateEquipo, {
      id: club.equipoId,
      body: { nombre: 'Nuevo CF' },
    });
    expect((await mention())?.nombre_equipo).toBe('Nuevo CF');
    await update(id, { estado: 'borrador' });
    expect(await links()).toEqual([]);
    await update(id, { estado: 'publicada', partido_id: other._id });
    expect(await links(other._id)).toHaveLength(1);
    await update(id, { partido_id: partido._id });
    expect(await links(other._id)).toEqual([]);

    api.clock.now = new Date('2026-11-22T12:00:00.000Z');
    await api.succeed(endpoints.delPartido, { id: partido._id });
    expect(await mention()).toBeUndefined();
    await api.succeed(endpoints.restaurar, { id: (await lastOperation())._id });
    expect(await links()).toHaveLength(1);
    expect(await mention()).toMatchObject({ partido_id: partido._id });
    await update(id, { partido_id: null });
    expect(await links()).toEqual([]);
  });
});
