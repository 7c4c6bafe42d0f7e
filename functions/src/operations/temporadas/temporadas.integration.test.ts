import { type Endpoint, endpoints } from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';
import { buildActa, buildTable, createClub, createPartido } from '../../testing/factories';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api, 12));

const play = async (scorers: readonly number[]) => {
  const { _id: id } = await createPartido(api, club, { fecha_str: '01-10-2026' });
  await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers }) });
  // A distinct time, because the history does not order operations within a millisecond.
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  return id;
};

/** Checks that a call is refused and changes nothing. Returns its message. */
async function expectRefused(endpoint: Endpoint, status: number, body: object, id?: string) {
  const before = await api.dump();
  const answer = await api.call(endpoint, { ...(id !== undefined && { id }), body: { ...body } });
  expect(answer.status, JSON.stringify(body)).toBe(status);
  expect(await api.dump()).toEqual(before);
  return answer.body.msg;
}

describe('seasons', () => {
  it('are created once if ten calls with one name come at once, nine of which get a 409', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api.call(endpoints.addTemporada, { body: { nombre: '2030/31' } }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(9);
    expect(refused[0]?.body.msg).toBe('Ya existe una temporada llamada «2030/31».');
    expect(await api.succeed(endpoints.fetchTemporadas)).toHaveLength(2);
  });

  it('have records and archives that change nothing if they are sent back as read', async () => {
    await play([8]);
    const { temporadaId: id } = club;
    const { _id, ...record } = await api.succeed(endpoints.fetchEquipoEstadisticasTemporada, {
      id,
    });
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
    const { _id: _same, ...archive } = await api.succeed(
      endpoints.fetchArchivoEstadisticasTemporada,
      { id },
    );
    const before = await api.dump();
    await api.succeed(endpoints.addEquipoEstadisticas, { body: { temporada_id: id } });
    await api.succeed(endpoints.updateEquipoEstadisticas, { id, body: record });
    await api.succeed(endpoints.addArchivoEstadisticas, { body: archive });
    await api.succeed(endpoints.updateArchivoEstadisticas, { id, body: archive });
    expect(await api.dump()).toEqual(before);
  });

  it('are needed to correct figures, but not to send a player back as read', async () => {
    await api.succeed(endpoints.delTemporada, { id: club.temporadaId });
    const id = club.jugadores[8] ?? '';
    const body = { alias: 'Nuevo', estadisticas_temporada: { goles: 3 } };
    expect(await expectRefused(endpoints.updateJugador, 409, body, id)).toContain('temporada');
    await expectRefused(endpoints.addJugador, 409, { nombre: 'Ximo', dorsal: 9, ...body });
    const { _id, ...read } = await api.succeed(endpoints.fetchJugador, { id });
    await api.succeed(endpoints.updateJugador, { id, body: { ...read, alias: 'Nuevo' } });
    expect((await api.succeed(endpoints.fetchJugador, { id })).alias).toBe('Nuevo');
  });

  it('refuse unknown seasons, competitions, rivals and players in a body, with 400', async () => {
    const { temporadaId: id } = club;
    const unknown = { temporada_id: 'ninguna' };
    expect(await expectRefused(endpoints.addEquipoEstadisticas, 400, unknown)).toBe(
      'No existe la temporada «ninguna».',
    );
    await expectRefused(endpoints.updateEquipoEstadisticas, 400, unknown, id);
    for (const jugador_id of ['nadie', 'constructor', '__proto__']) {
      const estadisticas = [{ jugador_id, goles: 1 }];
      await expectRefused(endpoints.updateArchivoEstadisticas, 400, { estadisticas }, id);
    }
    const table = buildTable(club);
    for (const body of [
      { ...table, competicion_id: 'x1' },
      { ...table, filas: table.filas.map((row) => ({ ...row, equipo_id: 'x1' })) },
    ]) {
      expect(await expectRefused(endpoints.updateClasificacion, 400, body, id)).toContain('x1');
    }
  });
});

it('the old client’s fetch-partido-jugado-bool takes its parameter after a slash or directly', async () => {
  const played = await play([8]);
  const { _id: open } = await createPartido(api, club);
  const get = async (path: string) =>
    (await fetch(`${api.url}/b-api/fetch-partido-jugado-bool${path}`)).json();
  for (const slash of ['', '/']) {
    for (const yes of ['true', '1']) {
      expect(await get(slash + yes)).toMatchObject([{ _id: played }]);
    }
    for (const no of ['false', '0/']) expect(await get(slash + no)).toMatchObject([{ _id: open }]);
    expect(await get(`${slash}${played}`)).toEqual({ success: true, jugado: true });
    expect(await get(`${slash}${open}`)).toEqual({ success: true, jugado: false });
    expect(await get(`${slash}ninguno`)).toMatchObject({ success: false });
  }
});

describe('the list of next games', () => {
  let ids: string[];
  beforeEach(async () => {
    ids = [];
    for (const fecha_str of ['01-12-2026', '02-12-2026', '03-12-2026']) {
      ids.push((await createPartido(api, club, { fecha_str }))._id);
    }
  });

  it('can be emptied, and filled one by one with matches, whose names and scores in the body are ignored', async () => {
    const listed = async () =>
      (await api.succeed(endpoints.fetchNextGames)).map(({ partido_id: id }) => ids.indexOf(id));
    await api.succeed(endpoints.delNextGamesAll);
    expect(await listed()).toEqual([]);
    for (const id of [ids[2] ?? '', ids[0] ?? '']) {
      const match = await api.succeed(endpoints.fetchPartido, { id });
      const { data } = await api.succeed(endpoints.addNextGames, {
        body: { ...match, nombre_equipo: 'Inventado', goles_anotados: 9 },
      });
      expect(data).toEqual(await api.succeed(endpoints.fetchPartidoPreview, { id }));
    }
    expect(await listed()).toEqual([0, 2]);
    const { diferencias, ajustes } = await api.succeed(endpoints.auditar, { id: club.temporadaId });
    expect(diferencias).toEqual([]);
    expect(ajustes).toMatchObject([{ lugar: 'next_games' }]);
  });

  it('refuses unknown matches and contradictory ids', async () => {
    const [id = '', other] = ids;
    for (const [body, msg] of [
      [{ _id: 'ninguno' }, 'No existe el partido «ninguno».'],
      [{}, 'El partido es obligatorio.'],
      [{ _id: id, partido_id: other }, ''],
    ] as const) {
      expect(await expectRefused(endpoints.addNextGames, 400, body)).toContain(msg);
    }
  });
});

describe('starting a season', () => {
  beforeEach(() => play([8, 8]));

  it('archives the season that ends, including players who leave, and removes them from the squad', async () => {
    const leaving = club.jugadores[8] ?? '';
    const { data } = await api.succeed(endpoints.empezarTemporada, {
      body: { nombre: '2027/28', competicion: 'Copa', bajas: [leaving] },
    });
    expect(await api.succeed(endpoints.fetchTemporadaActual)).toEqual(data);
    const jugadores = await api.succeed(endpoints.fetchJugadores);
    expect(jugadores.filter(({ activo }) => !activo).map(({ _id }) => _id)).toEqual([leaving]);
    expect(jugadores.every(({ estadisticas_temporada: { goles } }) => goles === 0)).toBe(true);
    const archivo = await api.succeed(endpoints.fetchArchivoEstadisticasTemporada, {
      id: club.temporadaId,
    });
    expect(archivo.estadisticas.find(({ jugador_id: id }) => id === leaving)?.goles).toBe(2);
    expect(archivo.estadisticas).toHaveLength(club.jugadores.length);
    for (const id of [club.temporadaId, data._id]) {
      expect(await api.succeed(endpoints.auditar, { id })).toMatchObject({ diferencias: [] });
    }
    const body = { nombre: '2028/29', competicion: 'Liga' };
    await api.succeed(endpoints.empezarTemporada, { body });
    const competiciones = await api.succeed(endpoints.fetchCompeticiones);
    expect(competiciones.map(({ nombre }) => nombre)).toEqual(['Copa', 'Liga']);
  });

  it.each([
    ['an existing name', { nombre: '2026/27' }, 409],
    ['an empty competition', { nombre: '2027/28', competicion: ' ' }, 400],
    ['an unknown id', { nombre: '2027/28', bajas: ['no-existe'] }, 400],
  ])('with %s writes nothing', async (_what, body, status) => {
    await expectRefused(endpoints.empezarTemporada, status, body);
  });
});
