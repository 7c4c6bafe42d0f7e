import { documents, type Services } from '@club/functions';
import { endpoints } from '@club/shared';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildActa,
  createClub,
  createPartido,
  type TestClub,
} from '../../functions/src/testing/factories';
import { startApi } from '../../functions/src/testing/start-api';
import { forEachTest } from '../../functions/src/testing/standing';
import { UserError } from '../platform/user-error';
import { pendingMigrations, runMigrations, SCHEMA_VERSION, storedVersion } from './run-migrations';

/** As many cards of news as used to stand in one list. */
const CARDS = Array.from({ length: 40 }, (_none, index) => ({
  _id: `antigua${String(index).padStart(2, '0')}`,
  titulo: `Noticia ${String(index)}`,
  fecha_date: new Date(Date.UTC(2025, 0, 40 - index)).toISOString(),
  fecha_str: '01-01-2025',
  media: [],
  resumen: '',
}));

describe('data of an earlier form', () => {
  const api = forEachTest(startApi);
  let services: Services;
  beforeEach(async () => {
    await api.db.doc(documents.noticias().path).set({ noticias: CARDS });
    let ids = 0;
    services = {
      db: api.db,
      now: () => api.clock.now,
      newId: () => `migracion${String((ids += 1))}`,
    } as Services;
  });

  const stored = async (spec: ReturnType<typeof documents.noticiasPagina>) =>
    spec.schema.parse((await api.db.doc(spec.path).get()).data());
  /** Every card that is kept, the first list’s first. */
  const storedCards = async () => {
    const { path, schema } = documents.noticias();
    const first = schema.parse((await api.db.doc(path).get()).data());
    const pages = await Promise.all(
      (first.paginas ?? []).map(({ pagina_id: id }) => stored(documents.noticiasPagina(id))),
    );
    return [first.noticias, ...pages.map(({ noticias }) => noticias)];
  };

  const expectAudited = async ({ temporadaId }: TestClub) => {
    const auditoria = await api.succeed(endpoints.auditar, { id: temporadaId });
    expect(auditoria).toMatchObject({ correcta: true });
  };
  const expectMade = async (club: TestClub, path: string, stored: unknown) => {
    await runMigrations(services);
    expect((await api.db.doc(path).get()).data()).toEqual(stored);
    await expectAudited(club);
  };

  it('has the present one once it is migrated, and has lost nothing', async () => {
    const report = await runMigrations(services);
    expect(report).toMatchObject({ from: 0, to: SCHEMA_VERSION });
    expect(report.done.map(({ documents: count }) => count > 0)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    const [first, ...pages] = await storedCards();
    expect(first).toHaveLength(12);
    expect([first, ...pages].flat()).toEqual(CARDS);
    expect(await storedVersion(services)).toBe(SCHEMA_VERSION);
  });

  it('of a club that was shown as the code said goes on being shown so', async () => {
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2026/27' } });
    await runMigrations(services);
    expect(await api.succeed(endpoints.fetchAjustes)).toMatchObject({
      nombre: 'CD Encina',
      slug: 'cd-encina',
      version: 0,
    });
    expect(await api.succeed(endpoints.fetchTemporadas)).toHaveLength(1);
  });

  it('of a club of before the panel had a home that tells what there is to do is counted for it', async () => {
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2026/27' } });
    await api.succeed(endpoints.addCampo, { body: { nombre: 'El Encinar' } });
    const { path } = documents.inicio();
    const { ultimos: _ultimos, ...kept } = (await api.db.doc(path).get()).data() ?? {};
    await api.db.doc(path).delete();
    await runMigrations(services);
    expect((await api.db.doc(path).get()).data()).toEqual({ ...kept, ultimos: [] });
  });

  it('of sheets of before there were changes gets who began them, and is audited', async () => {
    const club = await createClub(api, 2);
    const [portero = '', suplente = ''] = club.jugadores;
    const { _id: id } = await api.succeed(endpoints.addPartido, {
      body: {
        equipo_id: club.equipoId,
        competicion_id: club.competicionId,
        campo_id: club.campoId,
        fecha_str: '01-10-2026',
      },
    });
    await api.succeed(endpoints.updatePartido, {
      id,
      body: {
        alineacion: {
          portero: [{ jugador_id: portero }],
          suplentes: [{ jugador_id: suplente }],
        },
      },
    });
    const { path } = documents.estadisticasJugadores(club.temporadaId);
    const now = (await api.db.doc(path).get()).data();
    // As it was stored before: without the figure.
    await api.db.doc(path).update({
      [`filas.${portero}.sumas.titularidades`]: FieldValue.delete(),
      [`filas.${suplente}.sumas.titularidades`]: FieldValue.delete(),
    });
    await expectMade(club, path, now);
  });

  it('of a club of before there was all time has it counted, and is audited', async () => {
    const club = await createClub(api, 11);
    const { _id: id } = await createPartido(api, club);
    await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [9, 9] }) });
    const { path } = documents.historia();
    const kept = (await api.db.doc(path).get()).data();
    await api.db.doc(path).delete();
    const equipo = api.db.doc(documents.estadisticasEquipo(club.temporadaId).path);
    await equipo.update({ tabla_jugadores: FieldValue.delete() });
    const { diferencias } = await api.succeed(endpoints.auditar, { id: club.temporadaId });
    const lugares = new Set(diferencias.map(({ lugar }) => lugar));
    expect(lugares).toEqual(new Set(['historia', 'tabla_jugadores']));
    await expectMade(club, path, kept);
  });

  it('of sheets of before there were plots of them has these counted, and is audited', async () => {
    const club = await createClub(api, 11);
    const { _id: id } = await createPartido(api, club);
    const autor = { jugador_id: club.jugadores[9] ?? '' };
    await api.succeed(endpoints.updatePartido, {
      id,
      body: {
        ...buildActa(club),
        detalles: { primera_parte: [{ evento: 'gol anotado', minuto: 20, autor }] },
      },
    });
    const specs = [
      documents.calendario(club.temporadaId),
      documents.estadisticasJugadores(club.temporadaId),
    ];
    const dumped = () =>
      Promise.all(specs.map(async ({ path }) => (await api.db.doc(path).get()).data()));
    const kept = await dumped();
    const [calendario = '', jugadores = ''] = specs.map(({ path }) => path);
    await api.db.doc(calendario).update({ tramos: FieldValue.delete() });
    await api.db.doc(jugadores).update({ fichas: FieldValue.delete() });
    const { diferencias } = await api.succeed(endpoints.auditar, { id: club.temporadaId });
    expect(diferencias.map((one) => [one.lugar, one.id])).toEqual([
      ['tramos', id],
      ['fichas', id],
    ]);
    await runMigrations(services);
    expect(await dumped()).toEqual(kept);
    await expectAudited(club);
  });

  it('of news of before their cards said how a match ended says it on each, in its place', async () => {
    const club = await createClub(api, 11);
    const { _id: partidoId } = await createPartido(api, club);
    await api.succeed(endpoints.updatePartido, { id: partidoId, body: buildActa(club) });
    const told: string[] = [];
    // The first one is in a page of older news by the end.
    for (let index = 0; index < 40; index += 1) {
      api.clock.now = new Date(api.clock.now.getTime() + 60_000);
      const partido = index % 39 === 0 ? { partido_id: partidoId } : {};
      const body = { titulo: `Nueva ${String(index)}`, ...partido };
      const { _id } = await api.succeed(endpoints.addNoticia, { body });
      if (index % 39 === 0) told.push(_id);
    }
    await runMigrations(services);
    const publicos = async () => {
      const paths = [documents.noticias().path, documents.portada().path];
      const { docs } = await api.db.collection('noticias_paginas').get();
      const all = [...paths.map((path) => api.db.doc(path)), ...docs.map(({ ref }) => ref)];
      return Promise.all(all.map(async (ref) => ({ ref, data: (await ref.get()).data() })));
    };
    const now = await publicos();
    const cards = (await storedCards()).flat();
    expect(cards.filter(({ partido }) => partido).map(({ _id }) => _id)).toEqual(told.toReversed());
    // As they were stored before.
    for (const { ref, data } of now) {
      const noticias = ((data?.['noticias'] ?? []) as (typeof cards)[number][]).map(
        ({ partido: _partido, ...card }) => card,
      );
      await ref.update({ noticias });
    }
    await api.db.doc(documents.esquema().path).update({ version: 9 });
    expect((await runMigrations(services)).done).toMatchObject([{ documents: 3 }]);
    expect((await publicos()).map(({ data }) => data)).toEqual(now.map(({ data }) => data));
  });

  it('is migrated once', async () => {
    await runMigrations(services);
    const before = await api.dump();
    expect(await pendingMigrations(services)).toEqual([]);
    expect((await runMigrations(services)).done).toEqual([]);
    expect(await api.dump()).toEqual(before);
  });

  it('is finished by the next run when one was cut off, before or after its work was stored', async () => {
    const before = await api.dump();
    const cut = Object.create(services.db, {
      runTransaction: { value: () => Promise.reject(new Error('killed')) },
    }) as Services['db'];
    await expect(runMigrations({ ...services, db: cut })).rejects.toThrow('killed');
    expect(await api.dump()).toEqual(before);
    await runMigrations(services);
    const cards = await storedCards();
    // Its work is there, and nobody has said so.
    await api.db.doc(documents.esquema().path).delete();
    expect((await runMigrations(services)).done).toMatchObject([
      { documents: 0 },
      { documents: 0 },
      { documents: 0 },
      { documents: 0 },
      { documents: 0 },
      { documents: 0 },
      { documents: 0 },
    ]);
    expect(await storedCards()).toEqual(cards);
    expect(cards.flat()).toEqual(CARDS);
  });

  it('says what is to be done without doing it', async () => {
    const before = await api.dump();
    expect((await pendingMigrations(services)).map(({ version }) => version)).toEqual([
      SCHEMA_VERSION - 6,
      SCHEMA_VERSION - 5,
      SCHEMA_VERSION - 4,
      SCHEMA_VERSION - 3,
      SCHEMA_VERSION - 2,
      SCHEMA_VERSION - 1,
      SCHEMA_VERSION,
    ]);
    expect(await api.dump()).toEqual(before);
  });

  it('can be worked with afterwards', async () => {
    await runMigrations(services);
    await api.succeed(endpoints.addNoticia, {
      body: { titulo: 'Nueva', contenido: 'Con las antiguas detrás.' },
    });
    const cards = (await storedCards()).flat();
    expect(cards.slice(1)).toEqual(CARDS);
    expect(cards[0]).toMatchObject({ titulo: 'Nueva' });
  });

  it('of a later release than the code is left alone', async () => {
    const later = { version: SCHEMA_VERSION + 1, migrado: '2030-01-01T00:00:00.000Z' };
    await api.db.doc(documents.esquema().path).set(later);
    const before = await api.dump();
    await expect(runMigrations(services)).rejects.toThrow(UserError);
    expect(await api.dump()).toEqual(before);
  });
});
