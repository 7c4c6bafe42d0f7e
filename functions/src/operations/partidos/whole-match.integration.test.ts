import { endpoints, updatePartidoSchema } from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { DESCRIBED_PARTIDO } from '../../../../shared/src/testing/partido-builder';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));
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

describe('a walkover', () => {
  it('has the goals that its competition awarded when it was saved, even none', async () => {
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
  const put = (body: Record<string, unknown>) => api.call(endpoints.putConvocatoria, { id, body });
  const callUp = () => ({ jugadores: [player(1), player(0)], publica: false, lugar: 'El bar' });
  const statusFor = async (as: 'administrador' | 'ayudante' | 'anonimo') =>
    (await api.call(endpoints.fetchConvocatoria, { id, as })).status;

  it('is read by others once it is published', async () => {
    expect((await put(callUp())).status).toBe(200);
    expect(await api.succeed(endpoints.fetchConvocatoria, { id })).toEqual(callUp());
    expect([await statusFor('ayudante'), await statusFor('anonimo')]).toEqual([404, 404]);
    await put({ ...callUp(), publica: true });
    expect([await statusFor('ayudante'), await statusFor('anonimo')]).toEqual([200, 200]);
  });

  it('has players of the club, each once', async () => {
    expect((await put({ ...callUp(), jugadores: ['nadie'] })).status).toBe(400);
    expect((await put({ ...callUp(), jugadores: [player(1), player(1)] })).status).toBe(400);
    expect(await statusFor('administrador')).toBe(404);
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

describe('suspended players', () => {
  const suspended = async (partidoId: string) =>
    (await api.succeed(endpoints.fetchSancionados, { id: partidoId, as: 'anonimo' })).map(
      ({ jugador_id, motivo }) => [jugador_id, motivo],
    );

  it('miss the next match of the competition after a red card, or a full cycle of yellow ones', async () => {
    await api.succeed(endpoints.updateCompeticion, {
      id: club.competicionId,
      body: { ciclo_amarillas: 1 },
    });
    const next = await createPartido(api, club, { fecha_str: '10-10-2026' });
    const later = await createPartido(api, club, { fecha_str: '17-10-2026' });
    expect(await suspended(next._id)).toEqual([]);
    const card = (evento: string, position: number) => ({
      evento,
      autor: { jugador_id: player(position) },
    });
    const { detalles, ...sheet } = buildActa(club);
    const segunda_parte = [card('tarjeta roja', 1), card('tarjeta amarilla', 2)];
    await save({ ...sheet, detalles: { ...detalles, segunda_parte } });
    const reasons = await suspended(next._id);
    expect(new Map(reasons as [string, string][])).toEqual(
      new Map([
        [player(1), 'roja'],
        [player(2), 'amarillas'],
      ]),
    );
    expect(await suspended(later._id)).toEqual([]);
    expect(await suspended(id)).toEqual([]);
  });
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
