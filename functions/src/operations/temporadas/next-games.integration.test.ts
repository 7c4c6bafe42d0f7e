import { endpoints } from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';
import { createClub, createPartido } from '../../testing/factories';

describe('the list of next games', () => {
  const api = forEachTest(startApi);
  const club = forEachTest(() => createClub(api, 1));
  let ids: string[];
  beforeEach(async () => {
    ids = [];
    for (let day = 1; day <= 3; day += 1) {
      ids.push((await createPartido(api, club, { fecha_str: `0${String(day)}-12-2026` }))._id);
    }
  });

  const listed = async () =>
    (await api.succeed(endpoints.fetchNextGames)).map(({ partido_id: id }) => ids.indexOf(id) + 1);

  it('can be emptied, filled one by one with match objects, and shows them as the calendar does', async () => {
    expect(await api.succeed(endpoints.delNextGamesAll)).toMatchObject({ success: true });
    expect(await listed()).toEqual([]);
    for (const id of [ids[2], ids[0]]) {
      const match = await api.succeed(endpoints.fetchPartido, { id: id ?? '' });
      const { data } = await api.succeed(endpoints.addNextGames, {
        body: { ...match, nombre_equipo: 'Inventado', goles_anotados: 9 },
      });
      expect(data).toEqual(await api.succeed(endpoints.fetchPartidoPreview, { id: id ?? '' }));
    }
    expect(await listed()).toEqual([1, 3]);
    const { diferencias, ajustes } = await api.succeed(endpoints.auditar, { id: club.temporadaId });
    expect(diferencias).toEqual([]);
    expect(ajustes).toMatchObject([{ lugar: 'next_games' }]);
  });

  it('accepts a match twice without duplicates, as record or preview', async () => {
    const id = ids[0] ?? '';
    const match = await api.succeed(endpoints.fetchPartido, { id });
    const preview = await api.succeed(endpoints.fetchPartidoPreview, { id });
    const before = await api.dump();
    await api.succeed(endpoints.addNextGames, { body: { ...match } });
    await api.succeed(endpoints.addNextGames, { body: { ...preview } });
    await api.succeed(endpoints.updateNextGames, { id, body: { ...preview, hora_str: '01:00' } });
    expect(await api.dump()).toEqual(before);
  });

  it('has no removed match, until any match is changed', async () => {
    const id = ids[1] ?? '';
    await api.succeed(endpoints.delNextGames, { id });
    expect((await api.call(endpoints.fetchNextGame, { id })).status).toBe(404);
    expect((await api.call(endpoints.updateNextGames, { id, body: {} })).status).toBe(404);
    await api.succeed(endpoints.updatePartido, { id: ids[0] ?? '', body: { hora_str: '11:00' } });
    expect(await listed()).toEqual([1, 2, 3]);
  });

  it('refuses unknown matches, bodies without id, and matches of another season', async () => {
    const before = await api.dump();
    const unknown = await api.call(endpoints.addNextGames, { body: { _id: 'ninguno' } });
    expect(unknown).toMatchObject({
      status: 400,
      body: { msg: 'No existe el partido «ninguno».' },
    });
    const nothing = await api.call(endpoints.addNextGames, { body: {} });
    expect(nothing.status).toBe(400);
    expect(nothing.body.msg).toContain('El partido es obligatorio.');
    const two = await api.call(endpoints.addNextGames, {
      body: { _id: ids[0], partido_id: ids[1] },
    });
    expect(two.status).toBe(400);
    const field = await api.call(endpoints.addNextGames, { body: { _id: ids[0], otro: 1 } });
    expect(field.body.msg).toContain('otro');
    expect(await api.dump()).toEqual(before);
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
    const old = await api.call(endpoints.addNextGames, { body: { _id: ids[0] } });
    expect(old).toMatchObject({
      status: 409,
      body: { msg: 'Los próximos partidos son solo los de la temporada actual.' },
    });
  });
});
