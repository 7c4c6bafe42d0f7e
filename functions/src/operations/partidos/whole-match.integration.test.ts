import { endpoints } from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));
let id: string;
beforeEach(async () => {
  id = (await createPartido(api, club, { fecha_str: '03-10-2026' }))._id;
});

const update = (body: object) => api.call(endpoints.updatePartido, { id, body });
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
  it.each([
    ['rival', 'win', 3, 0],
    ['propia', 'lose', 0, 3],
  ] as const)(
    'of %s counts for the record and for nobody',
    async (side, resultado, own, theirs) => {
      expect(await save({ incomparecencia: side })).toMatchObject({
        ...{ jugado: true, estado: 'finalizado', resultado, incomparecencia: side },
        ...{ goles_anotados: own, goles_encajados: theirs },
      });
      expect(await record()).toMatchObject({
        partidos_jugados: 1,
        ganados: resultado === 'win' ? 1 : 0,
        perdidos: resultado === 'lose' ? 1 : 0,
        ranking_goles: [],
      });
      const figures = await api.succeed(endpoints.fetchJugadorEstadisticas, { id: player(0) });
      expect(figures).toMatchObject({ partidos_jugados: 0, goles_encajados: 0 });
      await expectAudited();
    },
  );

  it('has the goals of its competition when it was saved, even none', async () => {
    const setGoals = (goles_incomparecencia: number) =>
      api.succeed(endpoints.updateCompeticion, {
        id: club.competicionId,
        body: { goles_incomparecencia },
      });
    await setGoals(0);
    const score = { goles_anotados: 0, goles_encajados: 0, resultado: 'win' };
    expect(await save({ incomparecencia: 'rival' })).toMatchObject(score);
    expect(await record()).toMatchObject({ ganados: 1, empatados: 0 });
    await setGoals(5);
    expect(await api.succeed(endpoints.fetchPartido, { id })).toMatchObject(score);
    expect(await save({ incomparecencia: 'propia' })).toMatchObject({ goles_encajados: 5 });
    await expectAudited();
  });

  it.each([
    ['null', () => update({ incomparecencia: null })],
    ['anular-ficha', () => api.call(endpoints.anularActa, { id })],
  ])('is taken back by %s', async (_by, takeBack) => {
    await save({ incomparecencia: 'rival' });
    expect((await takeBack()).status).toBe(200);
    const partido = await api.succeed(endpoints.fetchPartido, { id });
    expect(partido).toMatchObject({ jugado: false, estado: 'programado', goles_anotados: null });
    expect(partido).not.toHaveProperty('incomparecencia');
    expect(await record()).toMatchObject({ partidos_jugados: 0, ganados: 0 });
    await expectAudited();
  });

  it('is refused with a sheet, stored or in the body', async () => {
    const sheet = buildActa(club, { scorers: [8] });
    expect((await update({ ...sheet, incomparecencia: 'rival' })).status).toBe(400);
    await save(sheet);
    expect((await update({ incomparecencia: 'rival' })).status).toBe(400);
    expect((await update({ incomparecencia: 'nadie' })).status).toBe(400);
  });
});

describe('extra time and shoot-outs', () => {
  const level = () => {
    const { detalles, ...sheet } = buildActa(club, { scorers: [8], conceded: 1 });
    return { ...sheet, detalles: { ...detalles, prorroga_1: [], prorroga_2: [] } };
  };
  const tanda = { anotados: 4, encajados: 3 };

  it('make a match longer, which stays a draw', async () => {
    const saved = await save({ ...level(), tanda, sin_cambios: true });
    expect(saved).toMatchObject({ resultado: 'draw', tanda, goles_anotados: 1 });
    expect(await record()).toMatchObject({ empatados: 1, ganados: 0 });
    const figures = await api.succeed(endpoints.fetchJugadorEstadisticas, { id: player(8) });
    expect(figures).toMatchObject({ minutos: 120, goles: 1 });
    expect(await save({ tanda: null })).not.toHaveProperty('tanda');
    await expectAudited();
  });

  it.each([
    ['without a winner', { anotados: 3, encajados: 3 }],
    ['with more than 30 goals', { anotados: 31, encajados: 30 }],
    ['with half a goal', { anotados: 3.5, encajados: 3 }],
    ['with one side', { anotados: 3 }],
  ])('a shoot-out %s is refused', async (_what, wrong) => {
    expect((await update({ ...level(), tanda: wrong })).status).toBe(400);
  });

  it('a shoot-out is refused without a level score, and goes when the score changes', async () => {
    const won = buildActa(club, { scorers: [8] });
    expect((await update({ ...won, tanda })).status).toBe(400);
    await save({ ...level(), tanda });
    expect(await save({ detalles: won.detalles })).not.toHaveProperty('tanda');
  });
});

describe('a captain', () => {
  it('is a starter, or the sheet is refused', async () => {
    const sheet = buildActa(club);
    expect(await save({ ...sheet, capitan: player(1) })).toMatchObject({ capitan: player(1) });
    expect((await update({ capitan: player(12) })).status).toBe(400);
    expect((await update({ capitan: 'nadie' })).status).toBe(400);
    expect(await save({ capitan: null })).not.toHaveProperty('capitan');
  });
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

  it('is refused for a played match, and deleted with its match', async () => {
    await put(callUp());
    await api.succeed(endpoints.delPartido, { id });
    expect(await statusFor('administrador')).toBe(404);
    id = (await createPartido(api, club))._id;
    await save(buildActa(club));
    expect((await put(callUp())).status).toBe(409);
  });
});

describe('suspensions', () => {
  const suspended = async (partidoId: string) =>
    (await api.succeed(endpoints.fetchSancionados, { id: partidoId, as: 'anonimo' })).map(
      ({ jugador_id, motivo }) => [jugador_id, motivo],
    );

  it('cost the next match of the competition: a red card, and a full cycle of yellow ones', async () => {
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

it('a match’s round is removed by null', async () => {
  expect(await save({ jornada: 7 })).toMatchObject({ jornada: 7 });
  expect(await save({ arbitro: 'Ana Ruiz' })).toMatchObject({ jornada: 7 });
  expect(await save({ jornada: null })).not.toHaveProperty('jornada');
  expect((await update({ jornada: 0 })).status).toBe(400);
});
