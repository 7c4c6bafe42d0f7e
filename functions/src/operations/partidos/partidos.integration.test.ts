import { endpoints, COPIED_FIELDS, makeCopies, updatePartidoSchema } from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { DESCRIBED_PARTIDO } from '../../../../shared/src/testing/partido-builder';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import { driveHistory } from '../../testing/history-driver';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));

describe('the transaction of a sheet', () => {
  const save = (id: string, body: object, headers: Record<string, string> = {}) =>
    api.call(endpoints.updatePartido, { id, body: { ...body }, headers });
  const record = async () =>
    api.succeed(endpoints.fetchEquipoEstadisticasTemporada, { id: club.temporadaId });
  const figures = async (position: number) => {
    const id = club.jugadores[position] ?? '';
    return (await api.succeed(endpoints.fetchJugador, { id })).estadisticas_temporada;
  };

  it('takes five round trips, as does any change of a record, and a creation takes three', async () => {
    /** Number of round trips, and the result. */
    const trips = async <T>(work: () => Promise<T>) => {
      const before = api.traffic.roundTrips;
      const done = await work();
      return [api.traffic.roundTrips - before, done] as const;
    };
    const [toMake, { _id: id }] = await trips(() => createPartido(api, club));
    const [toSave, { status }] = await trips(() => save(id, buildActa(club, { scorers: [8] })));
    expect([toMake, toSave, status]).toEqual([3, 5, 200]);
    const [toSign, { _id: jugador }] = await trips(() =>
      api.succeed(endpoints.addJugador, { body: { nombre: 'Ximo', dorsal: 9 } }),
    );
    const [toChange] = await trips(() =>
      api.succeed(endpoints.updateJugador, { id: jugador, body: { dorsal: 10 } }),
    );
    expect([toSign, toChange]).toEqual([3, 5]);
  });

  it('keeps the state finalizado (regla 24): refuses another one in any call, and repairs an older match', async () => {
    const { _id: id } = await createPartido(api, club);
    const { _id: unplayed } = await createPartido(api, club);
    await save(id, buildActa(club, { scorers: [8] }));
    const before = await api.dump();
    const estado = 'aplazado';
    const sheet = { ...buildActa(club, { scorers: [9] }), estado };
    const body = { estado, partido_id: id } as const;
    for (const { status, body: refusal } of [
      await save(id, { estado, hora_str: '12:30' }),
      await save(id, sheet),
      await save(unplayed, sheet),
      await api.call(endpoints.updatePartidoPreview, { id, body }),
      await api.call(endpoints.addPartidoPreview, { body }),
    ]) {
      expect(status).toBe(400);
      expect(refusal.msg).toContain('Anula antes la ficha');
    }
    expect(await api.dump()).toEqual(before);
    await api.db.doc(`partidos/${id}`).update({ estado });
    const saved = await save(id, { hora_str: '12:30' });
    expect(saved.body.data).toMatchObject({ estado: 'finalizado' });
  });

  it('loses none of 12 concurrent saves by two administrators of the same and other matches', async () => {
    const partidos: { id: string; version: number }[] = [];
    for (let day = 1; day <= 6; day += 1) {
      const fecha_str = `0${String(day)}-10-2026`;
      const { _id: id, version } = await createPartido(api, club, { fecha_str });
      partidos.push({ id, version });
    }
    // Both save each match at the same time from the same version, so one must fail.
    const answers = await Promise.all(
      partidos.flatMap(({ id, version }) =>
        [8, 9].map(async (scorer) => {
          const body = { ...buildActa(club, { scorers: [scorer] }), version };
          return { id, scorer, status: (await save(id, body)).status };
        }),
      ),
    );
    for (const { id } of partidos) {
      const both = answers.filter((answer) => answer.id === id);
      expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
        200, 409,
      ]);
      const winner = both.find(({ status }) => status === 200)?.scorer ?? 0;
      const { detalles } = await api.succeed(endpoints.fetchPartido, { id });
      expect(detalles.primera_parte[0]?.autor?.jugador_id).toBe(club.jugadores[winner]);
    }
    const won = (scorer: number) =>
      answers.filter((answer) => answer.scorer === scorer && answer.status === 200).length;
    expect((await figures(8)).goles).toBe(won(8));
    expect((await figures(9)).goles).toBe(won(9));
    expect(await record()).toMatchObject({ partidos_jugados: 6, ganados: 6 });
    const auditoria = await api.succeed(endpoints.auditar, { id: club.temporadaId });
    expect(auditoria).toMatchObject({ correcta: true, diferencias: [], ajustes: [] });
  });

  it('applies a repeated request once, with the same response', async () => {
    const { _id: id } = await createPartido(api, club);
    const headers = { 'idempotency-key': 'ficha-1' };
    const first = await save(id, buildActa(club, { scorers: [8] }), headers);
    await save(id, buildActa(club, { scorers: [9] }));
    const repeated = await save(id, buildActa(club, { scorers: [8] }), headers);
    expect(repeated).toEqual(first);
    expect(await figures(8)).toMatchObject({ goles: 0 });
    expect(await figures(9)).toMatchObject({ goles: 1 });

    const other = await save(id, buildActa(club, { scorers: [1] }), headers);
    expect(other).toMatchObject({
      status: 409,
      body: { success: false, msg: 'Esta clave de petición ya se usó con otros datos.' },
    });
  });

  it('refuses unknown players and derived figures, and changes nothing', async () => {
    const { _id: id } = await createPartido(api, club);
    const before = await api.dump();
    for (const [body, msg] of [
      [{ mvp: { jugador_id: 'nadie' } }, 'No existe el jugador «nadie».'],
      [{ mvp: { jugador_id: 'constructor' } }, 'No existe el jugador «constructor».'],
      [{ mvp: null, goles_anotados: 7 }, 'goles_anotados'],
      [{}, 'No hay nada que cambiar: el cuerpo está vacío.'],
    ] as const) {
      const answer = await save(id, body);
      expect(answer).toMatchObject({ status: 400, body: { success: false } });
      expect(answer.body.msg).toContain(msg);
    }
    expect(await api.dump()).toEqual(before);
  });

  it('keeps the sheet and its names when team, ground, competition and a player are deleted', async () => {
    const { _id: id } = await createPartido(api, club);
    await save(id, buildActa(club, { scorers: [8] }));
    await api.succeed(endpoints.delEquipo, { id: club.equipoId });
    await api.succeed(endpoints.delCampo, { id: club.campoId });
    await api.succeed(endpoints.delCompeticion, { id: club.competicionId });
    await api.succeed(endpoints.delJugador, { id: club.jugadores[8] ?? '' });
    const answer = await save(id, buildActa(club, { scorers: [8, 8] }));
    expect(answer.status).toBe(200);
    expect(await api.succeed(endpoints.fetchPartido, { id })).toMatchObject({
      nombre_equipo: 'Rival CF',
      nombre_campo: 'El Encinar',
      nombre_competicion: 'Liga',
      goles_anotados: 2,
    });
    expect((await record()).ranking_goles).toMatchObject([
      { jugador_nombre: 'Jugador9 L.', goles: 2 },
    ]);
  });
});

describe('previews of players and matches', () => {
  it('a preview that the old client sends after its record is confirmed, and changes nothing', async () => {
    const [jugador = ''] = club.jugadores;
    const { _id: id } = await createPartido(api, club);
    const preview = await api.succeed(endpoints.fetchJugadorPreview, { id: jugador });
    const partidoPreview = () => api.succeed(endpoints.fetchPartidoPreview, { id });
    await api.succeed(endpoints.addPartidoPreview, { body: { ...(await partidoPreview()) } });
    await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [8] }) });
    const before = await api.dump();
    const { data, _id } = await api.succeed(endpoints.addJugadorPreview, { body: { ...preview } });
    expect({ data, _id }).toEqual({ data: preview, _id: jugador });
    const sent = { ...(await partidoPreview()), goles_anotados: 7, resultado: 'lose' as const };
    const saved = await api.succeed(endpoints.updatePartidoPreview, { id, body: sent });
    expect(saved.data).toMatchObject({ goles_anotados: 1, resultado: 'win' });
    expect(await api.dump()).toEqual(before);
  });

  it('a preview of a player changes his record, except for derived fields', async () => {
    const { _id: id } = await api.succeed(endpoints.addJugador, {
      body: { nombre: 'Marcos', apellido1: 'López', dorsal: 9 },
    });
    const changed = { activo: false, dorsal: 21, alias: 'Marquitos', nombre: 'Marc' };
    const posicion = { del: true, order_code: 1000 };
    await api.succeed(endpoints.updateJugadorPreview, {
      id,
      body: { ...changed, nombre_con_inicial: 'Otro O.', edad: 80, posicion },
    });
    const record = await api.succeed(endpoints.fetchJugador, { id });
    expect(record).toMatchObject({ ...changed, nombre_con_inicial: 'Marc L.', edad: 27 });
    expect(await api.succeed(endpoints.fetchJugadorPreview, { id })).toEqual({
      ...changed,
      jugador_id: id,
      apellido1: 'López',
      nombre_con_inicial: 'Marc L.',
      img_perfil: { disponible: false, extension: 'jpg' },
      edad: 27,
      posicion: { del: true, mc: false, def: false, por: false, order_code: 1 },
    });
  });

  it('previews of unknown records, and of one player under the path of another, are refused', async () => {
    const [id = '', jugador_id] = club.jugadores;
    const before = await api.dump();
    const answers = [
      await api.call(endpoints.addJugadorPreview, { body: { jugador_id: 'constructor' } }),
      await api.call(endpoints.addPartidoPreview, { body: { partido_id: 'ninguno' } }),
      await api.call(endpoints.updateJugadorPreview, { id, body: { jugador_id, dorsal: 3 } }),
    ];
    expect(answers.map(({ status, body: { msg } }) => [status, msg])).toEqual([
      [400, 'No existe el jugador «constructor».'],
      [400, 'No existe el partido «ninguno».'],
      [400, 'El jugador no coincide con la dirección a la que se envía.'],
    ]);
    expect(await api.dump()).toEqual(before);
  });
});

describe('copies in a match', () => {
  /** Changes every field that a match copies from its three records, but the crest. */
  async function changeRecords(
    [equipo, competicion, campo]: readonly [string, string, string],
    word: string,
    minutos_parte: number,
  ) {
    const body = { nombre: word };
    await api.succeed(endpoints.updateEquipo, {
      id: equipo,
      body: { ...body, color_hex: `#0000${String(minutos_parte)}` },
    });
    await api.succeed(endpoints.updateCompeticion, {
      id: competicion,
      body: { ...body, minutos_parte },
    });
    await api.succeed(endpoints.updateCampo, {
      id: campo,
      body: { ...body, direccion: `Calle de ${word}, 1` },
    });
  }

  /** Checks that a match's copies equal its records. */
  async function expectCopies(id: string) {
    const partido = await api.succeed(endpoints.fetchPartido, { id });
    const { equipo_id, competicion_id, campo_id } = partido;
    const equipo = await api.succeed(endpoints.fetchEquipo, { id: equipo_id });
    const competicion = await api.succeed(endpoints.fetchCompeticion, { id: competicion_id });
    const campo = await api.succeed(endpoints.fetchCampo, { id: campo_id ?? '' });
    expect(partido).toMatchObject({
      ...makeCopies(COPIED_FIELDS.equipo_id, equipo),
      ...makeCopies(COPIED_FIELDS.competicion_id, competicion),
      ...makeCopies(COPIED_FIELDS.campo_id, campo),
    });
    return partido;
  }

  it('a match has the copied fields of its rival, competition and ground after each change or restore of either', async () => {
    const history = driveHistory(api, club);
    const first = [club.equipoId, club.competicionId, club.campoId] as const;
    const { _id: id } = await createPartido(api, club);
    const before = new Map(Object.entries(await expectCopies(id)));

    await changeRecords(first, 'Primero', 30);
    const after = new Map(Object.entries(await expectCopies(id)));
    const copied = Object.values(COPIED_FIELDS).flatMap((copies) => Object.keys(copies));
    expect(copied.filter((field) => after.get(field) === before.get(field))).toEqual([
      'escudo_equipo',
    ]);

    const body = { nombre: 'Otro' };
    const { _id: equipo_id } = await api.succeed(endpoints.addEquipo, { body });
    const { _id: competicion_id } = await api.succeed(endpoints.addCompeticion, { body });
    const { _id: campo_id } = await api.succeed(endpoints.addCampo, { body });
    await changeRecords([equipo_id, competicion_id, campo_id], 'Segundo', 25);
    const moved = await history.operate(() =>
      api.succeed(endpoints.updatePartido, { id, body: { equipo_id, competicion_id, campo_id } }),
    );
    expect(await expectCopies(id)).toMatchObject({ equipo_id, competicion_id, campo_id });

    await changeRecords(first, 'Tercero', 40);
    const { version } = await expectCopies(id);
    expect((await history.restore(moved)).status).toBe(200);
    expect(await expectCopies(id)).toMatchObject({
      nombre_equipo: 'Tercero',
      minutos_parte: 40,
      version: version + 1,
    });
  });
});

describe('the earlier schedule of a match', () => {
  /** Saturday. */
  const EARLIER = { fecha_str: '28-11-2026', hora_str: '18:00' };

  it('a match and its preview have the earlier date and ground until the change is undone or the match is played', async () => {
    api.clock.now = new Date('2026-11-25T10:00:00.000Z');
    const { _id: id } = await createPartido(api, club, EARLIER);
    const history = driveHistory(api, club);
    const update = (body: object) =>
      history.operate(() => api.succeed(endpoints.updatePartido, { id, body: { ...body } }));
    const expectEarlier = async (antes: object | undefined) => {
      const preview = await api.succeed(endpoints.fetchPartidoPreview, { id, as: 'anonimo' });
      const record = await api.succeed(endpoints.fetchPartido, { id, as: 'anonimo' });
      expect([record.antes, preview.antes]).toEqual([antes, antes]);
    };
    await expectEarlier(undefined);
    const postponed = await update({ hora_str: '19:30' });
    await expectEarlier(EARLIER);
    await history.restore(postponed);
    await expectEarlier(undefined);
    await update({ hora_str: '19:30' });
    await update(buildActa(club, { scorers: [9] }));
    await expectEarlier(undefined);
    await api.succeed(endpoints.anularActa, { id });
    await expectEarlier(undefined);
  });
});

describe('a match', () => {
  let id: string;
  beforeEach(async () => {
    id = (await createPartido(api, club, { fecha_str: '03-10-2026' }))._id;
  });

  const save = async (body: object) =>
    (await api.succeed(endpoints.updatePartido, { id, body })).data;
  const record = () =>
    api.succeed(endpoints.fetchEquipoEstadisticasTemporada, { id: club.temporadaId });
  const expectAudited = async () => {
    const { diferencias } = await api.succeed(endpoints.auditar, { id: club.temporadaId });
    expect(diferencias).toEqual([]);
  };
  const player = (position: number) => club.jugadores[position] ?? '';

  it('a walkover has the goals that its competition awarded when it was saved, even none', async () => {
    const setGoals = (goles_incomparecencia: number) =>
      api.succeed(endpoints.updateCompeticion, {
        id: club.competicionId,
        body: { goles_incomparecencia },
      });
    await setGoals(0);
    const score = { goles_anotados: 0, goles_encajados: 0, resultado: 'win' };
    expect(await save({ incomparecencia: 'rival' })).toMatchObject({
      ...score,
      jugado: true,
      estado: 'finalizado',
      incomparecencia: 'rival',
    });
    expect(await record()).toMatchObject({ ganados: 1, empatados: 0 });
    await setGoals(5);
    expect(await api.succeed(endpoints.fetchPartido, { id })).toMatchObject(score);
    expect(await save({ incomparecencia: 'propia' })).toMatchObject({ goles_encajados: 5 });
    await expectAudited();
  });

  it('minutes use the competition’s length of a half at the time of the save', async () => {
    const setHalf = (minutos_parte: number) =>
      api.succeed(endpoints.updateCompeticion, { id: club.competicionId, body: { minutos_parte } });
    const ref = (position: number) => ({ jugador_id: player(position) });
    const minutes = async () =>
      (await api.succeed(endpoints.fetchJugadorEstadisticas, { id: player(2) })).minutos;
    await setHalf(30);
    await save({
      alineacion: { portero: [ref(0)], delanteros: [ref(1)], suplentes: [ref(2)] },
      detalles: {
        segunda_parte: [{ evento: 'cambio', sale: ref(1), entra: ref(2), minuto: 40 }],
      },
    });
    expect(await minutes()).toBe(20);
    await setHalf(25);
    expect(await minutes()).toBe(20);
    await expectAudited();
    expect(await save({ mvp: null })).toMatchObject({ minutos_parte: 25 });
    expect(await minutes()).toBe(10);
    await expectAudited();
  });

  describe('a call-up', () => {
    const put = (body: Record<string, unknown>) =>
      api.call(endpoints.putConvocatoria, { id, body });
    const callUp = () => ({ jugadores: [player(1), player(0)], publica: false, lugar: 'El bar' });
    const statusFor = async (as: 'administrador' | 'ayudante' | 'anonimo') =>
      (await api.call(endpoints.fetchConvocatoria, { id, as })).status;

    it('has players of the club, each once, and is read by others once it is published', async () => {
      expect((await put({ ...callUp(), jugadores: ['nadie'] })).status).toBe(400);
      expect((await put({ ...callUp(), jugadores: [player(1), player(1)] })).status).toBe(400);
      expect(await statusFor('administrador')).toBe(404);
      await put(callUp());
      expect(await api.succeed(endpoints.fetchConvocatoria, { id })).toEqual(callUp());
      expect([await statusFor('ayudante'), await statusFor('anonimo')]).toEqual([404, 404]);
      await put({ ...callUp(), publica: true });
      expect([await statusFor('ayudante'), await statusFor('anonimo')]).toEqual([200, 200]);
    });

    it('is refused for a played match, and deleted with its match or season', async () => {
      await put(callUp());
      await api.succeed(endpoints.delPartido, { id });
      expect(await statusFor('administrador')).toBe(404);
      id = (await createPartido(api, club))._id;
      await put(callUp());
      await save(buildActa(club));
      expect((await put(callUp())).status).toBe(409);
      await api.succeed(endpoints.delTemporada, { id: club.temporadaId });
      expect(await statusFor('administrador')).toBe(404);
    });
  });

  it('suspended players miss the next match of the competition after a red card, or a full cycle of yellow ones', async () => {
    const suspended = async (partidoId: string) => {
      const found = await api.succeed(endpoints.fetchSancionados, { id: partidoId, as: 'anonimo' });
      return Object.fromEntries(found.map(({ jugador_id, motivo }) => [jugador_id, motivo]));
    };
    await api.succeed(endpoints.updateCompeticion, {
      id: club.competicionId,
      body: { ciclo_amarillas: 1 },
    });
    const next = await createPartido(api, club, { fecha_str: '10-10-2026' });
    const later = await createPartido(api, club, { fecha_str: '17-10-2026' });
    expect(await suspended(next._id)).toEqual({});
    const card = (evento: string, position: number) => ({
      evento,
      autor: { jugador_id: player(position) },
    });
    const segunda_parte = [card('tarjeta roja', 1), card('tarjeta amarilla', 2)];
    await save({ ...buildActa(club), detalles: { segunda_parte } });
    expect(await suspended(next._id)).toEqual({ [player(1)]: 'roja', [player(2)]: 'amarillas' });
    for (const other of [later._id, id]) expect(await suspended(other)).toEqual({});
  });

  const isNullable = (field: string) => updatePartidoSchema.safeParse({ [field]: null }).success;

  it('optional fields of a match stay when other fields change, and are removed by null', async () => {
    const optional = Object.entries(DESCRIBED_PARTIDO).filter(([field]) => isNullable(field));
    expect(optional).not.toEqual([]);
    const fields = Object.fromEntries(optional);
    expect(await save(fields)).toMatchObject(fields);
    expect(await save({ fecha_str: '12-10-2026' })).toMatchObject(fields);
    const body = { jornada: 0 };
    expect((await api.call(endpoints.updatePartido, { id, body })).status).toBe(400);
    for (const field of Object.keys(fields)) {
      expect(await save({ [field]: null })).not.toHaveProperty(field);
    }
  });
});
