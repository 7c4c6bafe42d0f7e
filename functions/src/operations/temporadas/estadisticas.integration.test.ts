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
const audit = () => api.succeed(endpoints.auditar, { id: club.temporadaId });
const undoLast = async () => {
  const [last] = await api.succeed(endpoints.fetchHistorial);
  return api.succeed(endpoints.restaurar, { id: last?.operacion_id ?? '' });
};
const tick = () => {
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
};

describe('the record of a season', () => {
  it('exists from the start: adding it with only the season changes nothing', async () => {
    const before = await api.dump();
    const { data } = await api.succeed(endpoints.addEquipoEstadisticas, {
      body: { temporada_id: club.temporadaId },
    });
    expect(data).toEqual(await record());
    expect(await api.dump()).toEqual(before);
  });

  it('takes position, teams and figures by hand, and adds later sheets', async () => {
    await play([8], '01-10-2026');
    await api.succeed(endpoints.updateEquipoEstadisticas, {
      id: club.temporadaId,
      body: { posicion: 3, num_equipos: 12, partidos_jugados: 5, ganados: 4 },
    });
    expect(await record()).toMatchObject({
      posicion: 3,
      num_equipos: 12,
      partidos_jugados: 5,
      ganados: 4,
      perdidos: 0,
    });
    const id = await play([8], '08-10-2026');
    expect(await record()).toMatchObject({ partidos_jugados: 6, ganados: 5 });
    await api.succeed(endpoints.delPartido, { id });
    expect(await record()).toMatchObject({ partidos_jugados: 5, ganados: 4 });
    expect(Object.keys(await record())).not.toContain('ajuste');
    const { correcta, ajustes } = await audit();
    expect(correcta).toBe(true);
    expect(ajustes).toMatchObject([
      { lugar: 'balance', campo: 'partidos_jugados', esperado: 1, guardado: 5 },
      { lugar: 'balance', campo: 'ganados', esperado: 1, guardado: 4 },
    ]);
  });

  it('once deleted is not found; added again it has the sheets’ figures; a restore brings back the rest', async () => {
    await play([8], '01-10-2026');
    await api.succeed(endpoints.addEquipoEstadisticas, {
      body: { temporada_id: club.temporadaId, posicion: 2, ganados: 9 },
    });
    const corrected = await record();
    tick();
    const { data } = await api.succeed(endpoints.delEquipoEstadisticas, { id: club.temporadaId });
    expect(data).toEqual(corrected);
    for (const endpoint of [
      endpoints.fetchEquipoEstadisticasTemporada,
      endpoints.fetchRankingGolesTemporada,
      endpoints.fetchRankingAsistenciasTemporada,
      endpoints.delEquipoEstadisticas,
    ]) {
      const { status } = await api.call(endpoint, { id: club.temporadaId });
      expect(status, endpoint.path).toBe(404);
    }
    const patch = { id: club.temporadaId, body: { posicion: 1 } };
    expect((await api.call(endpoints.updateEquipoEstadisticas, patch)).status).toBe(404);
    expect(await api.succeed(endpoints.fetchEquipoEstadisticas)).toEqual([]);
    await undoLast();
    expect(await record()).toEqual(corrected);
    tick();
    await api.succeed(endpoints.delEquipoEstadisticas, { id: club.temporadaId });
    await play([8], '08-10-2026');
    const body = { temporada_id: club.temporadaId };
    await api.succeed(endpoints.addEquipoEstadisticas, { body });
    expect(await record()).toMatchObject({ posicion: null, partidos_jugados: 2, ganados: 2 });
    expect((await audit()).correcta).toBe(true);
  });

  it('can be sent back as read, without its id, without changes', async () => {
    await play([8], '01-10-2026');
    const { _id, ...read } = await record();
    const before = await api.dump();
    await api.succeed(endpoints.updateEquipoEstadisticas, { id: _id, body: read });
    expect(await api.dump()).toEqual(before);
  });

  it('of an unknown season is refused: 400 in a body, 404 in the path', async () => {
    const added = await api.call(endpoints.addEquipoEstadisticas, {
      body: { temporada_id: 'ninguna' },
    });
    expect(added).toMatchObject({
      status: 400,
      body: { msg: 'No existe la temporada «ninguna».' },
    });
    const updated = await api.call(endpoints.updateEquipoEstadisticas, {
      id: 'ninguna',
      body: { posicion: 1 },
    });
    expect(updated.status).toBe(404);
    expect((await api.call(endpoints.delEquipoEstadisticas, { id: 'ninguna' })).status).toBe(404);
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
  const goals = async () => {
    const archivo = await api.succeed(endpoints.fetchArchivoEstadisticasTemporada, {
      id: club.temporadaId,
    });
    return archivo.estadisticas.find(({ jugador_id: id }) => id === club.jugadores[8])?.goles;
  };
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

  it('can be corrected, with its ranking, stores the correction separately, and is not found once deleted', async () => {
    await api.succeed(endpoints.updateArchivoEstadisticas, {
      id: club.temporadaId,
      body: { estadisticas: [{ jugador_id: club.jugadores[8] ?? '', goles: 11 }] },
    });
    expect(await goals()).toBe(11);
    expect((await record()).ranking_goles).toMatchObject([{ goles: 11 }]);
    expect(await audit()).toMatchObject({
      correcta: true,
      ajustes: [{ lugar: 'fila', campo: 'goles', esperado: 2, guardado: 11 }],
    });
    tick();
    await api.succeed(endpoints.delArchivoEstadisticas, { id: club.temporadaId });
    for (const endpoint of [
      endpoints.fetchArchivoEstadisticasTemporada,
      endpoints.delArchivoEstadisticas,
    ]) {
      const { status } = await api.call(endpoint, { id: club.temporadaId });
      expect(status, endpoint.path).toBe(404);
    }
    expect(await api.succeed(endpoints.fetchArchivoEstadisticas)).toEqual([]);
    expect((await record()).ranking_goles).toMatchObject([{ goles: 2 }]);
    await undoLast();
    expect(await goals()).toBe(11);
    tick();
    await api.succeed(endpoints.delArchivoEstadisticas, { id: club.temporadaId });
    const body = { temporada_id: club.temporadaId, estadisticas: [] };
    await api.succeed(endpoints.addArchivoEstadisticas, { body });
    expect(await goals()).toBe(2);
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

  it('of the current season exists once somebody has added it, until the season ends', async () => {
    const id = (await api.succeed(endpoints.fetchTemporadaActual))?._id ?? '';
    const jugador = club.jugadores[8] ?? '';
    const body = { temporada_id: id, estadisticas: [{ jugador_id: jugador, goles: 4 }] };
    const { data } = await api.succeed(endpoints.addArchivoEstadisticas, { body });
    expect(await api.succeed(endpoints.fetchArchivoEstadisticasTemporada, { id })).toEqual(data);
    expect(data.estadisticas).toMatchObject([{ jugador_id: jugador, goles: 4 }]);
    const { _id: next } = await api.succeed(endpoints.addTemporada, {
      body: { nombre: '2028/29' },
    });
    await api.succeed(endpoints.delTemporada, { id: next });
    const { status } = await api.call(endpoints.fetchArchivoEstadisticasTemporada, { id });
    expect(status).toBe(404);
    const figures = await api.succeed(endpoints.fetchJugadorEstadisticas, { id: jugador });
    expect(figures.goles).toBe(4);
  });
});

describe.each([
  ['POST', endpoints.resetEstadisticasJugadores],
  ['GET', endpoints.resetEstadisticasJugadoresGet],
] as const)('a reset by %s', (_method, endpoint) => {
  it('zeroes the current season’s players and rankings only, and can be restored', async () => {
    await play([8, 8], '01-10-2026');
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
    const id = await play([9], '01-10-2027');
    const before = await api.succeed(endpoints.fetchJugadores);
    tick();
    expect(await api.succeed(endpoint)).toMatchObject({ success: true });
    const zeroed = await api.succeed(endpoints.fetchJugadores);
    expect(zeroed.flatMap(({ estadisticas_temporada: figures }) => Object.values(figures))).toEqual(
      // Eleven counters and three ratios each.
      zeroed.flatMap(() => Array<number>(14).fill(0)),
    );
    expect(await api.succeed(endpoints.fetchRankingGoleadores)).toEqual([]);
    expect((await record()).ranking_goles).toMatchObject([{ goles: 2 }]);
    expect((await api.succeed(endpoints.fetchPartido, { id })).jugado).toBe(true);
    await undoLast();
    expect(await api.succeed(endpoints.fetchJugadores)).toEqual(before);
  });
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
