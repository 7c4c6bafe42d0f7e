import { endpoints } from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';
import { buildActa, createClub, createPartido } from '../../testing/factories';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));

const play = async (scorers: readonly number[], date: string) => {
  const { _id: id } = await createPartido(api, club, { fecha_str: date });
  await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers }) });
  return id;
};
const record = () =>
  api.succeed(endpoints.fetchEquipoEstadisticasTemporada, { id: club.temporadaId });
describe('the record of a season', () => {
  it('exists from the start: adding it with only the season changes nothing', async () => {
    const before = await api.dump();
    const { data } = await api.succeed(endpoints.addEquipoEstadisticas, {
      body: { temporada_id: club.temporadaId },
    });
    expect(data).toEqual(await record());
    expect(await api.dump()).toEqual(before);
  });

  it('is not found once it is deleted', async () => {
    const corrected = await record();
    expect(
      (await api.succeed(endpoints.delEquipoEstadisticas, { id: club.temporadaId })).data,
    ).toEqual(corrected);
    for (const endpoint of [
      endpoints.fetchEquipoEstadisticasTemporada,
      endpoints.fetchRankingGolesTemporada,
      endpoints.fetchRankingAsistenciasTemporada,
    ]) {
      const { status } = await api.call(endpoint, { id: club.temporadaId });
      expect(status, endpoint.path).toBe(404);
    }
    const patch = { id: club.temporadaId, body: { posicion: 1 } };
    expect((await api.call(endpoints.updateEquipoEstadisticas, patch)).status).toBe(404);
  });

  it('can be sent back as read, without its id, without changes', async () => {
    await play([8], '01-10-2026');
    const { _id, ...read } = await record();
    const before = await api.dump();
    await api.succeed(endpoints.updateEquipoEstadisticas, { id: _id, body: read });
    expect(await api.dump()).toEqual(before);
  });

  it('of an unknown season in a body is refused', async () => {
    const added = await api.call(endpoints.addEquipoEstadisticas, {
      body: { temporada_id: 'ninguna' },
    });
    expect(added).toMatchObject({
      status: 400,
      body: { msg: 'No existe la temporada «ninguna».' },
    });
    const other = await api.call(endpoints.updateEquipoEstadisticas, {
      id: club.temporadaId,
      body: { temporada_id: 'ninguna' },
    });
    expect(other.status).toBe(400);
  });
});

describe('a correction without a season', () => {
  beforeEach(() => api.succeed(endpoints.delTemporada, { id: club.temporadaId }));

  it('is refused completely: the figures would belong nowhere', async () => {
    const before = await api.dump();
    const body = { alias: 'Nuevo', estadisticas_temporada: { goles: 3 } };
    const updated = await api.call(endpoints.updateJugador, { id: club.jugadores[8] ?? '', body });
    expect(updated).toMatchObject({
      status: 409,
      body: { success: false, msg: expect.stringContaining('temporada') as string },
    });
    const created = { nombre: 'Ximo', dorsal: 9, ...body };
    expect((await api.call(endpoints.addJugador, { body: created })).status).toBe(409);
    expect(await api.dump()).toEqual(before);
  });

  it('is accepted if no figure changes: a record that was read can be sent back', async () => {
    const id = club.jugadores[8] ?? '';
    const { _id, ...read } = await api.succeed(endpoints.fetchJugador, { id });
    await api.succeed(endpoints.updateJugador, { id: _id, body: { ...read, alias: 'Nuevo' } });
    expect((await api.succeed(endpoints.fetchJugador, { id })).alias).toBe('Nuevo');
  });
});

describe('the archive of a season', () => {
  beforeEach(async () => {
    await play([8, 8], '01-10-2026');
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
  });

  it('sent back as read does not change', async () => {
    const { _id, ...archivo } = await api.succeed(endpoints.fetchArchivoEstadisticasTemporada, {
      id: club.temporadaId,
    });
    const before = await api.dump();
    await api.succeed(endpoints.addArchivoEstadisticas, { body: archivo });
    await api.succeed(endpoints.updateArchivoEstadisticas, { id: _id, body: archivo });
    expect(await api.dump()).toEqual(before);
  });

  it.each(['nadie', 'constructor', '__proto__'])(
    'refuses the player %s, who is unknown',
    async (id) => {
      const before = await api.dump();
      const { status } = await api.call(endpoints.updateArchivoEstadisticas, {
        id: club.temporadaId,
        body: { estadisticas: [{ jugador_id: id, goles: 1 }] },
      });
      expect(status).toBe(400);
      expect(await api.dump()).toEqual(before);
    },
  );
});

describe('reads of the old client', () => {
  it('responds to fetch-partido-jugado-bool with its parameter after a slash or directly', async () => {
    const played = await play([8], '01-10-2026');
    const { _id: open } = await createPartido(api, club);
    const get = async (path: string) =>
      (await fetch(`${api.url}/b-api/fetch-partido-jugado-bool${path}`)).json();
    for (const slash of ['', '/']) {
      expect(await get(`${slash}true`)).toMatchObject([{ _id: played }]);
      expect(await get(`${slash}1`)).toMatchObject([{ _id: played }]);
      expect(await get(`${slash}false`)).toMatchObject([{ _id: open }]);
      expect(await get(`${slash}0/`)).toMatchObject([{ _id: open }]);
      expect(await get(`${slash}${played}`)).toEqual({ success: true, jugado: true });
      expect(await get(`${slash}${open}`)).toEqual({ success: true, jugado: false });
      expect(await get(`${slash}ninguno`)).toMatchObject({ success: false });
    }
  });
});
