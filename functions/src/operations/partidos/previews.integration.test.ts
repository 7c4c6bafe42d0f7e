import { endpoints } from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forAllTests } from '../../testing/standing';
import { buildActa, createClub, createPartido } from '../../testing/factories';

const api = forAllTests(startApi);
const club = forAllTests(() => createClub(api));

describe('previews of players', () => {
  let id: string;
  beforeEach(async () => {
    const created = await api.succeed(endpoints.addJugador, {
      body: { nombre: 'Marcos', apellido1: 'López', dorsal: 9 },
    });
    id = created._id;
  });
  const preview = () => api.succeed(endpoints.fetchJugadorPreview, { id });

  it('are confirmed without a write, after the old client has created the player', async () => {
    const before = await api.dump();
    const { data, _id, msg } = await api.succeed(endpoints.addJugadorPreview, {
      body: { ...(await preview()) },
    });
    expect({ data, _id }).toEqual({ data: await preview(), _id: id });
    expect(msg).not.toBe('');
    expect(await api.dump()).toEqual(before);
  });

  it('change the fields that belong to the record', async () => {
    await api.succeed(endpoints.updateJugadorPreview, {
      id,
      body: {
        activo: false,
        dorsal: 21,
        alias: 'Marquitos',
        nombre: 'Marc',
        nombre_con_inicial: 'Otro O.',
        edad: 80,
        posicion: { del: true, order_code: 1000 },
      },
    });
    const changed = { activo: false, dorsal: 21, alias: 'Marquitos', nombre: 'Marc' };
    const record = await api.succeed(endpoints.fetchJugador, { id });
    expect(record).toMatchObject({ ...changed, nombre_con_inicial: 'Marc L.', edad: 27 });
    expect(await preview()).toEqual({
      ...changed,
      jugador_id: id,
      apellido1: 'López',
      nombre_con_inicial: 'Marc L.',
      img_perfil: { disponible: false, extension: 'jpg' },
      edad: 27,
      posicion: { del: true, mc: false, def: false, por: false, order_code: 1 },
    });
  });

  it('are deleted only with the record', async () => {
    const { data, msg } = await api.succeed(endpoints.delJugadorPreview, { id });
    expect(data.jugador_id).toBe(id);
    expect(msg).toBe('jugador borrado!');
    for (const endpoint of [endpoints.fetchJugador, endpoints.fetchJugadorPreview]) {
      expect((await api.call(endpoint, { id })).status).toBe(404);
    }
  });

  it.each(['nadie', 'constructor'])('of %s, who does not exist, are refused', async (nobody) => {
    const before = await api.dump();
    const added = await api.call(endpoints.addJugadorPreview, { body: { jugador_id: nobody } });
    expect(added.status).toBe(400);
    expect(added.body.msg).toBe(`No existe el jugador «${nobody}».`);
    expect(await api.dump()).toEqual(before);
  });

  it('of one player under the path of another are refused', async () => {
    const { status, body } = await api.call(endpoints.updateJugadorPreview, {
      id,
      body: { jugador_id: club.jugadores[0], dorsal: 3 },
    });
    expect(status).toBe(400);
    expect(body.msg).toBe('El jugador no coincide con la dirección a la que se envía.');
  });
});

describe('previews of matches', () => {
  let id: string;
  beforeEach(async () => {
    id = (await createPartido(api, club))._id;
  });
  const preview = () => api.succeed(endpoints.fetchPartidoPreview, { id });

  it('are confirmed without a write, after the match was created and its sheet saved', async () => {
    await api.succeed(endpoints.addPartidoPreview, { body: { ...(await preview()) } });
    await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [8] }) });
    const before = await api.dump();
    const sent = { ...(await preview()), goles_anotados: 7, resultado: 'lose' as const };
    const { data } = await api.succeed(endpoints.updatePartidoPreview, { id, body: sent });
    expect(data).toMatchObject({ goles_anotados: 1, resultado: 'win' });
    expect(await api.dump()).toEqual(before);
  });

  it('move the match if date or time differ, in record, calendar and next games', async () => {
    await api.succeed(endpoints.updatePartidoPreview, {
      id,
      body: { partido_id: id, fecha_str: '21-11-2026', hora_str: '12:30', nombre_equipo: 'Otro' },
    });
    const moved = {
      fecha_date: '2026-11-21T11:30:00.000Z',
      fecha_str: '21-11-2026',
      hora_str: '12:30',
      nombre_equipo: 'Rival CF',
    };
    expect(await api.succeed(endpoints.fetchPartido, { id })).toMatchObject(moved);
    expect(await preview()).toMatchObject(moved);
    const calendario = await api.succeed(endpoints.fetchPartidosPreviewTemporada, {
      id: club.temporadaId,
    });
    expect(calendario.find((one) => one.partido_id === id)).toEqual(await preview());
  });

  it('refuse a contradictory date and time', async () => {
    const { status } = await api.call(endpoints.updatePartidoPreview, {
      id,
      body: { fecha_date: '2026-11-21T11:30:00.000Z', fecha_str: '14-11-2026', hora_str: '18:00' },
    });
    expect(status).toBe(400);
  });

  it('are deleted only with the record and its effects', async () => {
    await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [8] }) });
    const { msg } = await api.succeed(endpoints.delPartidoPreview, { id });
    expect(msg).toBe('partido borrado!');
    expect((await api.call(endpoints.fetchPartido, { id })).status).toBe(404);
    const { diferencias } = await api.succeed(endpoints.auditar, { id: club.temporadaId });
    expect(diferencias).toEqual([]);
  });

  it('of an unknown match are refused', async () => {
    const added = await api.call(endpoints.addPartidoPreview, { body: { partido_id: 'ninguno' } });
    expect(added.status).toBe(400);
    expect(added.body.msg).toBe('No existe el partido «ninguno».');
  });
});

describe.each([endpoints.delPartidosTemporada, endpoints.delPartidosPreviewTemporada])(
  'all matches of a season, deleted by $path',
  (endpoint) => {
    it('disappear with all their effects, and come back with one restore', async () => {
      const own = await startApi();
      const ownClub = await createClub(own);
      for (const day of ['01-10-2026', '08-10-2026', '15-10-2026']) {
        const { _id: id } = await createPartido(own, ownClub, { fecha_str: day });
        await own.succeed(endpoints.updatePartido, {
          id,
          body: buildActa(ownClub, { scorers: [8, 9] }),
        });
      }
      const id = ownClub.temporadaId;
      const versionless = async () =>
        JSON.parse(
          JSON.stringify(await own.dump()).replace(/"version":\d+/g, '"version":0'),
        ) as unknown;
      const before = await versionless();
      own.clock.now = new Date(own.clock.now.getTime() + 1000);
      expect(await own.succeed(endpoint, { id })).toEqual({
        success: true,
        msg: '3 partidos borrados!',
      });
      expect(await own.succeed(endpoints.fetchPartidos)).toEqual([]);
      expect(await own.succeed(endpoints.fetchNextGames)).toEqual([]);
      expect(await own.succeed(endpoints.fetchEquipoEstadisticasTemporada, { id })).toMatchObject({
        partidos_jugados: 0,
        ganados: 0,
        ranking_goles: [],
      });
      const [operation] = await own.succeed(endpoints.fetchHistorial);
      await own.succeed(endpoints.restaurar, { id: operation?.operacion_id ?? '' });
      expect(await versionless()).toEqual(before);
      await own.stop();
    });
  },
);
