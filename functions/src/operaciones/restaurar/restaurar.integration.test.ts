import { endpoints } from '@club/shared';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { buildActa, createClub, createPartido, type TestClub } from '../../testing/factories';
import type { TestApi } from '../../testing/test-api';

let api: TestApi;
let club: TestClub;
beforeEach(async () => {
  api = await startApi();
  club = await createClub(api);
});
afterEach(() => api.stop());

const DAY_MS = 24 * 60 * 60 * 1000;
const later = (ms = 1000) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const historial = () => api.succeed(endpoints.fetchHistorial);
/** Does something at an instant of its own and gives the id of its entry in the history. */
async function done(work: () => Promise<unknown>): Promise<string> {
  later();
  await work();
  const [last] = await historial();
  expect(last?.cuando).toBe(api.clock.now.toISOString());
  return last?.operacion_id ?? '';
}
const restore = (id: string) => {
  later();
  return api.call(endpoints.restaurar, { id });
};
const isZeroRow = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'sumas' in value &&
  'ajuste' in value &&
  !/[1-9]/.test(JSON.stringify([value.sumas, value.ajuste]));
/** Everything that readers can see, without what counts changes and without rows at zero, which read as no row. */
async function content(): Promise<unknown> {
  return JSON.parse(
    JSON.stringify(await api.dump(), (key: string, value: unknown) =>
      key === 'version' || key === 'ultimo_cambio' || isZeroRow(value) ? undefined : value,
    ),
  );
}
async function expectAudited() {
  for (const { _id: id } of await api.succeed(endpoints.fetchTemporadas)) {
    expect((await api.succeed(endpoints.auditar, { id })).diferencias).toEqual([]);
  }
}
const play = async (scorers: readonly number[], fecha: string) => {
  const { _id: id } = await createPartido(api, club, { fecha_str: fecha });
  await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers }) });
  return id;
};

describe('the history', () => {
  it('is the administrator’s', async () => {
    expect((await api.call(endpoints.fetchHistorial, { as: 'anonimo' })).status).toBe(401);
    expect((await api.call(endpoints.fetchHistorial, { as: 'aficionado' })).status).toBe(403);
    const headers = { cookie: `__session=${api.tokens.administrador}` };
    const cookie = await api.call(endpoints.fetchHistorial, { as: 'anonimo', headers });
    expect(cookie.status).toBe(401);
  });

  it('tells who did what to which records, newest first', async () => {
    const id = await play([8], '01-10-2026');
    later();
    await api.succeed(endpoints.updateEquipo, {
      id: club.equipoId,
      body: { nombre: 'Atlético Robledal' },
    });
    const [rename, ...others] = await historial();
    expect(rename).toEqual({
      _id: rename?.operacion_id,
      operacion_id: expect.any(String) as string,
      accion: 'updateEquipo',
      descripcion: 'Cambia un equipo y su nombre y color en sus partidos',
      quien: expect.stringContaining('@cd-encina.example') as string,
      cuando: api.clock.now.toISOString(),
      documentos: [
        {
          tipo: 'equipo',
          id: club.equipoId,
          nombre: 'Atlético Robledal',
          cambio: 'cambiado',
          detalle: ['nombre'],
        },
        {
          tipo: 'partido',
          id,
          nombre: 'Atlético Robledal (01-10-2026)',
          cambio: 'cambiado',
          detalle: ['nombre_equipo'],
        },
      ],
    });
    expect(others.map(({ cuando }) => cuando)).toEqual(
      others
        .map(({ cuando }) => cuando)
        .sort()
        .reverse(),
    );
  });

  it('goes on page by page, each operation once', async () => {
    for (let day = 1; day <= 25; day += 1) {
      later();
      await api.succeed(endpoints.addCampo, { body: { nombre: `Campo ${String(day)}` } });
    }
    const get = async (query: string) => {
      const response = await fetch(`${api.url}/b-api/historial${query}`, {
        headers: { authorization: `Bearer ${api.tokens.administrador}` },
      });
      return {
        status: response.status,
        body: endpoints.fetchHistorial.response.safeParse(await response.json()).data ?? [],
      };
    };
    const seen: string[] = [];
    for (let query = ''; ;) {
      const { body } = await get(query);
      if (body.length === 0) break;
      seen.push(...body.map(({ operacion_id: id }) => id));
      query = `?antes=${seen.at(-1) ?? ''}`;
    }
    // 25 grounds; season, team, competition, ground and 14 players of the club.
    expect(seen).toHaveLength(25 + 4 + 14);
    expect(new Set(seen).size).toBe(seen.length);
    expect((await get('?antes=ninguna')).status).toBe(404);
    expect((await get('?antes=..%2Fpublico')).status).toBe(400);
  });

  it('has no entry for what changed nothing, and forgets after 30 days', async () => {
    const id = await play([8], '01-10-2026');
    const before = await historial();
    later();
    await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [8] }) });
    await api.succeed(endpoints.delNextGamesAll);
    expect(await historial()).toEqual(before);
    later(30 * DAY_MS);
    expect(await historial()).toEqual([]);
    expect((await restore(before[0]?.operacion_id ?? '')).status).toBe(404);
  });
});

describe('a restore', () => {
  it('is refused to anybody else, and 404 for an unknown operation', async () => {
    const id = await done(() => api.succeed(endpoints.delCampo, { id: club.campoId }));
    const before = await api.dump();
    for (const [as, status] of [
      ['anonimo', 401],
      ['aficionado', 403],
    ] as const) {
      expect((await api.call(endpoints.restaurar, { id, as })).status).toBe(status);
    }
    expect(await restore('ninguna')).toMatchObject({
      status: 404,
      body: { msg: 'No se ha encontrado la operación.' },
    });
    expect(await api.dump()).toEqual(before);
  });

  it.each([
    ['equipo', () => api.succeed(endpoints.delEquipo, { id: club.equipoId })],
    ['competicion', () => api.succeed(endpoints.delCompeticion, { id: club.competicionId })],
    ['campo', () => api.succeed(endpoints.delCampo, { id: club.campoId })],
    ['jugador', () => api.succeed(endpoints.delJugador, { id: club.jugadores[8] ?? '' })],
    ['temporada', () => api.succeed(endpoints.delTemporada, { id: club.temporadaId })],
  ] as const)('brings back a deleted %s with everything about it', async (tipo, remove) => {
    await play([8, 8], '01-10-2026');
    await createPartido(api, club);
    await api.succeed(endpoints.updateJugador, {
      id: club.jugadores[9] ?? '',
      body: { estadisticas_temporada: { goles: 7 }, fecha_nac: '1990-02-28' },
    });
    await api.succeed(endpoints.updateEquipoEstadisticas, {
      id: club.temporadaId,
      body: { posicion: 4, ganados: 3 },
    });
    const before = await content();
    const id = await done(remove);
    expect(await content()).not.toEqual(before);
    const { status, body } = await restore(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, _id: id, msg: 'operación restaurada!' });
    expect(body.data.documentos).toContainEqual(
      expect.objectContaining({ tipo, cambio: 'borrado' }),
    );
    expect(await content()).toEqual(before);
    await expectAudited();
  });

  it('brings back a match with its statistics, and is itself undone by one more', async () => {
    const id = await play([8, 8], '01-10-2026');
    const played = await content();
    const deletion = await done(() => api.succeed(endpoints.delPartido, { id }));
    const deleted = await content();
    const undo = await done(() => api.succeed(endpoints.restaurar, { id: deletion }));
    expect(await content()).toEqual(played);
    expect((await historial())[0]).toMatchObject({
      accion: 'restaurar',
      documentos: [{ tipo: 'partido', id, cambio: 'creado' }],
    });
    expect((await restore(undo)).status).toBe(200);
    expect(await content()).toEqual(deleted);
    await expectAudited();
  });

  it('takes a sheet back to the one before, whatever was renamed meanwhile', async () => {
    const id = await play([8], '01-10-2026');
    const second = await done(() =>
      api.succeed(endpoints.updatePartido, {
        id,
        body: buildActa(club, { scorers: [9, 9], conceded: 3 }),
      }),
    );
    later();
    await api.succeed(endpoints.updateEquipo, { id: club.equipoId, body: { nombre: 'Nuevo' } });
    expect((await restore(second)).status).toBe(200);
    const { version, ...partido } = await api.succeed(endpoints.fetchPartido, { id });
    expect(partido).toMatchObject({
      goles_anotados: 1,
      goles_encajados: 0,
      nombre_equipo: 'Nuevo',
    });
    expect(version).toBe(4);
    expect(await api.succeed(endpoints.fetchRankingGoleadores)).toMatchObject([
      { jugador_id: club.jugadores[8], goles: 1 },
    ]);
    await expectAudited();
  });

  it('takes a rename back in the matches too, without touching their sheets', async () => {
    const id = await play([8], '01-10-2026');
    const rename = await done(() =>
      api.succeed(endpoints.updateEquipo, { id: club.equipoId, body: { nombre: 'Nuevo' } }),
    );
    later();
    await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [9, 9] }) });
    expect((await restore(rename)).status).toBe(200);
    expect(await api.succeed(endpoints.fetchPartido, { id })).toMatchObject({
      nombre_equipo: 'Rival CF',
      goles_anotados: 2,
    });
    await expectAudited();
  });

  it('gives a news item and its card back', async () => {
    const { _id: id } = await api.succeed(endpoints.addNoticia, {
      body: { titulo: 'Ascenso', contenido: 'Lo logramos' },
    });
    const before = await content();
    const edit = await done(() =>
      api.succeed(endpoints.updateNoticia, { id, body: { titulo: 'Descenso' } }),
    );
    const deletion = await done(() => api.succeed(endpoints.delNoticia, { id }));
    expect((await restore(edit)).body.msg).toBe(
      'No se puede restaurar: la noticia «Descenso» ha cambiado después.',
    );
    await restore(deletion);
    await restore(edit);
    expect(await content()).toEqual(before);
  });

  it('gives back what an old season’s deletion took, at its place in the list', async () => {
    await play([8], '01-10-2026');
    const second = await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
    const before = await content();
    const deletion = await done(() =>
      api.succeed(endpoints.delTemporada, { id: club.temporadaId }),
    );
    expect((await restore(deletion)).status).toBe(200);
    expect(await content()).toEqual(before);
    expect((await api.succeed(endpoints.fetchTemporadas)).map(({ _id }) => _id)).toEqual([
      club.temporadaId,
      second._id,
    ]);
    await expectAudited();
  });

  it('takes a new season away again, unless it has matches', async () => {
    await play([8], '01-10-2026');
    const before = await content();
    const creation = await done(() =>
      api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } }),
    );
    const { _id: id } = await createPartido(api, club, { fecha_str: '01-10-2027' });
    expect(await restore(creation)).toMatchObject({
      status: 409,
      body: { msg: 'No se puede restaurar: la temporada 2027/28 tiene ya 1 partidos.' },
    });
    await api.succeed(endpoints.delPartido, { id });
    expect((await restore(creation)).status).toBe(200);
    // The archive of the season that had ended keeps its rows at zero.
    await expectAudited();
    expect(await api.succeed(endpoints.fetchTemporadas)).toHaveLength(1);
    expect(Object.keys(before as object)).toEqual(Object.keys((await content()) as object));
  });
});

describe('a restore that would undo more than its operation', () => {
  const expectConflict = async (id: string, words: string) => {
    const before = await content();
    const { status, body } = await restore(id);
    expect(status).toBe(409);
    expect(body.msg).toMatch(/^No se puede restaurar: /);
    expect(body.msg).toContain(words);
    expect(await content()).toEqual(before);
  };

  it('is refused when the match has changed since', async () => {
    const id = await play([8], '01-10-2026');
    const first = await done(() =>
      api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [9] }) }),
    );
    later();
    await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [1] }) });
    await expectConflict(first, 'el partido Rival CF (01-10-2026) ha cambiado después');
  });

  it('is refused when it was done already', async () => {
    const id = await done(() => api.succeed(endpoints.delJugador, { id: club.jugadores[0] ?? '' }));
    expect((await restore(id)).status).toBe(200);
    await expectConflict(id, 'el jugador Jugador1 L. ha cambiado después');
  });

  it('is refused when a season is back already, under another name', async () => {
    const deletion = await done(() =>
      api.succeed(endpoints.delTemporada, { id: club.temporadaId }),
    );
    expect((await restore(deletion)).status).toBe(200);
    await api.succeed(endpoints.updateTemporada, {
      id: club.temporadaId,
      body: { nombre: 'Otra' },
    });
    await expectConflict(deletion, 'la temporada 2026/27 ha cambiado después');
  });

  it('is refused when a correction of a player without matches was reset since', async () => {
    const correction = await done(() =>
      api.succeed(endpoints.updateArchivoEstadisticas, {
        id: club.temporadaId,
        body: { estadisticas: [{ jugador_id: club.jugadores[3] ?? '', goles: 4 }] },
      }),
    );
    const { _id: id } = await createPartido(api, club);
    await api.succeed(endpoints.delPartido, { id });
    await expectConflict(correction, 'los números de Jugador4 L. han cambiado después');
  });

  it('is refused when the season of a match is gone', async () => {
    const id = await play([8], '01-10-2026');
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
    const deletion = await done(() => api.succeed(endpoints.delPartido, { id }));
    await api.succeed(endpoints.delTemporada, { id: club.temporadaId });
    await expectConflict(deletion, 'la temporada del partido Rival CF (01-10-2026) ya no existe');
  });

  it('is refused when another season has its name', async () => {
    const deletion = await done(() =>
      api.succeed(endpoints.delTemporada, { id: club.temporadaId }),
    );
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2026/27' } });
    await expectConflict(deletion, 'ya hay otra temporada llamada «2026/27»');
  });

  it('is refused when the figures were corrected again', async () => {
    const id = club.jugadores[3] ?? '';
    const correct = (goles: number) => () =>
      api.succeed(endpoints.updateJugador, { id, body: { estadisticas_temporada: { goles } } });
    const first = await done(correct(5));
    await done(correct(6));
    await expectConflict(first, 'los números de Jugador4 L. han cambiado después');
  });
});

it('deletes and restores a season of 300 matches, far above the writes that one commit used to allow', async () => {
  const template = await createPartido(api, club);
  await api.succeed(endpoints.updatePartido, {
    id: template._id,
    body: buildActa(club, { scorers: [8, 9], conceded: 1 }),
  });
  // Through the import’s way it would take minutes; a season is written as the API would have left it.
  const played = await api.succeed(endpoints.fetchPartido, { id: template._id });
  const partidos = Array.from({ length: 300 }, (_, index) => ({
    ...played,
    _id: `partido-${String(index)}`,
    fecha_date: new Date(Date.UTC(2026, 8, 1, 16) + index * DAY_MS).toISOString(),
  }));
  const batch = api.db.batch();
  for (const partido of partidos) batch.set(api.db.doc(`partidos/${partido._id}`), partido);
  await batch.commit();
  const deletion = await done(() => api.succeed(endpoints.delTemporada, { id: club.temporadaId }));
  expect(await api.succeed(endpoints.fetchPartidos)).toEqual([]);
  expect((await restore(deletion)).status).toBe(200);
  expect(await api.succeed(endpoints.fetchPartidos)).toHaveLength(301);
  expect(
    await api.succeed(endpoints.fetchEquipoEstadisticasTemporada, { id: club.temporadaId }),
  ).toMatchObject({ partidos_jugados: 301, ganados: 301 });
});
