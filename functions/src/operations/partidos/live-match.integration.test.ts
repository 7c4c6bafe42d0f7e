import { actaFromLiveMatch, endpoints } from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDevice } from '../../testing/device';
import { createClub, createPartido } from '../../testing/factories';
import { driveHistory } from '../../testing/history-driver';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));
let id: string;
beforeEach(async () => {
  id = (await createPartido(api, club))._id;
});

const player = (position: number) => club.jugadores[position] ?? '';
const partido = () => api.succeed(endpoints.fetchPartido, { id });
const figures = async (position: number) =>
  (await api.succeed(endpoints.fetchJugador, { id: player(position) })).estadisticas_temporada;
const finish = async (steps: Parameters<typeof actaFromLiveMatch>[0], version?: number) =>
  api.call(endpoints.updatePartido, {
    id,
    body: { ...actaFromLiveMatch(steps), ...(version !== undefined && { version }) },
  });

describe('a live match', () => {
  it('is live everywhere from the first step on, with the players that its page shows', async () => {
    const device = createDevice(api, id);
    device.enter(0, { tipo: 'comienzo' });
    device.enter(10, { tipo: 'gol_anotado', autor_id: player(8), asistente_id: player(9) });
    const { status, body } = await device.send();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: id,
      data: {
        partido_id: id,
        version: 1,
        actualizado: api.clock.now.toISOString(),
        jugadores: {
          [player(8)]: { nombre_con_inicial: 'Jugador9 L.', dorsal: 9 },
          [player(9)]: { nombre_con_inicial: 'Jugador10 L.' },
        },
      },
    });
    const shown = { estado: 'en_juego', jugado: false, goles_anotados: null };
    expect(await partido()).toMatchObject({ ...shown, version: 1 });
    expect(await api.succeed(endpoints.fetchNextGames)).toMatchObject([shown]);
    expect(await figures(8)).toMatchObject({ partidos_jugados: 0, goles: 0 });
  });

  it('keeps the later time if a clock is slow, and a player who was deleted meanwhile', async () => {
    const device = createDevice(api, id);
    const early = api.clock.now;
    api.clock.now = new Date(early.getTime() + 5_000);
    device.enter(0, { tipo: 'gol_anotado', autor_id: player(8) });
    const { body } = await device.send();
    api.clock.now = early;
    device.enter(3, { tipo: 'gol_anotado' });
    await api.succeed(endpoints.delJugador, { id: player(8) });
    expect((await device.send()).body.data).toMatchObject({
      version: 2,
      actualizado: body.data.actualizado,
      jugadores: { [player(8)]: { dorsal: 9 } },
    });
  });

  it('keeps a match suspended while steps still arrive', async () => {
    const device = createDevice(api, id);
    device.enter(0, { tipo: 'comienzo' });
    await device.send();
    await api.succeed(endpoints.updatePartido, { id, body: { estado: 'suspendido' } });
    device.enter(30, { tipo: 'gol_encajado' });
    expect((await device.send()).status).toBe(200);
    expect(await partido()).toMatchObject({ estado: 'suspendido' });
    await api.succeed(endpoints.updatePartido, { id, body: { estado: 'programado' } });
    device.enter(31, { tipo: 'gol_encajado' });
    await device.send();
    expect(await partido()).toMatchObject({ estado: 'en_juego' });
  });
});

describe('the end of a live match', () => {
  const playWhole = async () => {
    const device = createDevice(api, id);
    const rows = {
      portero: [player(0)],
      defensas: [player(1), player(2)],
      mediocentros: [],
      delanteros: [player(8)],
      suplentes: [],
    };
    device.enter(-5, { tipo: 'alineacion', filas: rows });
    device.enter(0, { tipo: 'comienzo' });
    device.enter(10, { tipo: 'gol_anotado', autor_id: player(8), forma: 'cabeza' });
    const wrong = device.enter(20, { tipo: 'gol_encajado' });
    device.enter(20.5, { tipo: 'anular', paso_id: wrong });
    device.enter(46, { tipo: 'descanso' });
    device.enter(60, { tipo: 'segunda_parte' });
    // A player who came on without being in the line-up.
    device.enter(75, { tipo: 'gol_anotado', autor_id: player(9), asistente_id: player(8) });
    device.enter(106, { tipo: 'tarjeta', evento: 'tarjeta amarilla', autor_id: player(1) });
    device.enter(108, { tipo: 'final' });
    device.enter(109, { tipo: 'mvp', jugador_id: player(9) });
    expect((await device.send()).status).toBe(200);
    return device;
  };

  it('is the save of its sheet, which updates the statistics and deletes the log', async () => {
    const device = await playWhole();
    const { version } = await partido();
    expect((await finish(device.pasos, version)).status).toBe(200);
    expect(await partido()).toMatchObject({
      jugado: true,
      estado: 'finalizado',
      goles_anotados: 2,
      goles_encajados: 0,
      mvp: { jugador_id: player(9) },
      detalles: {
        primera_parte: [{ evento: 'gol anotado', minuto: 11, autor: { forma: 'cabeza' } }],
        segunda_parte: [
          { evento: 'gol anotado', minuto: 61, asistente: { jugador_id: player(8) } },
          { evento: 'tarjeta amarilla', minuto: 90, anadido: 2 },
        ],
      },
    });
    expect((await api.call(endpoints.fetchDirecto, { id })).status).toBe(404);
    expect(await figures(8)).toMatchObject({ partidos_jugados: 1, goles: 1, asistencias: 1 });
    expect(await figures(9)).toMatchObject({ partidos_jugados: 1, goles: 1, mvp: 1 });
    const auditoria = await api.succeed(endpoints.auditar, { id: club.temporadaId });
    expect(auditoria).toMatchObject({ correcta: true });

    // A device that does not know about the sheet.
    device.enter(110, { tipo: 'gol_encajado' });
    const late = await device.send();
    expect(late.status).toBe(409);
    expect(late.body.msg).toContain('ya tiene su ficha');
  });

  it('counts once if several devices finish it simultaneously, while one still sends', async () => {
    const device = await playWhole();
    const { version } = await partido();
    const sending = createDevice(api, id, device);
    sending.enter(110, { tipo: 'mvp', jugador_id: player(8) });
    const [sent, ...finished] = await Promise.all([
      sending.send(),
      ...[1, 2, 3, 4].map(() => finish(device.pasos, version)),
    ]);
    expect([200, 409]).toContain(sent.status);
    expect(finished.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
    expect(await figures(8)).toMatchObject({ partidos_jugados: 1, goles: 1 });
    expect(
      await api.succeed(endpoints.fetchEquipoEstadisticasTemporada, { id: club.temporadaId }),
    ).toMatchObject({ partidos_jugados: 1, ganados: 1 });
    expect((await api.call(endpoints.fetchDirecto, { id })).status).toBe(404);
  });

  it('may be that it is discarded, after which it is as if it had never started', async () => {
    const drive = driveHistory(api, club);
    const before = await drive.readContent();
    const device = await playWhole();
    const discarded = await api.succeed(endpoints.delDirecto, { id });
    expect(discarded.data).toMatchObject({ version: 1, pasos: device.pasos });
    expect(await drive.readContent()).toEqual(before);
    // A device that still has the log does not restore it by accident.
    device.enter(111, { tipo: 'gol_encajado' });
    expect(await device.send()).toMatchObject({ status: 409 });
    expect(await drive.readContent()).toEqual(before);
  });
});

describe('the history of a live match', () => {
  it('has its start and its discarding, but not each step', async () => {
    const drive = driveHistory(api, club);
    const device = createDevice(api, id);
    device.enter(0, { tipo: 'comienzo' });
    const begun = await drive.operate(() => device.send());
    const { length } = await drive.readHistory();
    device.enter(5, { tipo: 'gol_encajado' });
    await device.send();
    expect(await drive.readHistory()).toHaveLength(length);
    expect(await drive.restore(begun)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('el directo de Rival CF') as string },
    });

    const before = await drive.readContent();
    const discarded = await drive.operate(() => api.succeed(endpoints.delDirecto, { id }));
    const [entry] = await drive.readHistory();
    const nombre = 'Rival CF (14-11-2026)';
    expect(entry?.documentos).toContainEqual(
      expect.objectContaining({ tipo: 'directo', id, nombre, cambio: 'borrado' }),
    );
    expect((await drive.restore(discarded)).status).toBe(200);
    expect(await drive.readContent()).toEqual(before);
    device.enter(9, { tipo: 'descanso' });
    expect((await device.send()).status).toBe(200);
  });

  it('can undo its start, and can undo and redo the save of its sheet', async () => {
    const drive = driveHistory(api, club);
    const unplayed = await drive.readContent();
    const device = createDevice(api, id);
    device.enter(0, { tipo: 'comienzo' });
    const begun = await drive.operate(() => device.send());
    const live = await drive.readContent();
    expect((await drive.restore(begun)).status).toBe(200);
    expect(await drive.readContent()).toEqual(unplayed);

    device.version = 0;
    await device.send();
    const finished = await drive.operate(() => finish(device.pasos));
    const played = await drive.readContent();
    const undone = await drive.operate(() => drive.restore(finished));
    const log = { [`directo/${id}`]: expect.objectContaining({ pasos: device.pasos }) as unknown };
    expect(await drive.readContent()).toEqual({ ...(live as object), ...log });
    expect((await drive.restore(undone)).status).toBe(200);
    expect(await drive.readContent()).toEqual(played);
    await drive.expectAudited();
  });
});
