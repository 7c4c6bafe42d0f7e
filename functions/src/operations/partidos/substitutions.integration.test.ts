import { clubFileSchema, endpoints, type ClubFile } from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { createClub, createPartido } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';
import type { TestApi } from '../../testing/test-api';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));
let partidoId: string;
beforeEach(async () => {
  partidoId = (await createPartido(api, club))._id;
});

const ref = (position: number) => ({ jugador_id: club.jugadores[position] ?? '' });

/** Players 0 and 1 start. Player 2 comes on for 1 at `minuto`, and scores. */
const acta = (minuto: number) => ({
  alineacion: { portero: [ref(0)], delanteros: [ref(1)], suplentes: [ref(2)] },
  detalles: {
    primera_parte: [],
    segunda_parte: [
      { evento: 'cambio' as const, sale: ref(1), entra: ref(2), minuto },
      { evento: 'gol anotado' as const, autor: ref(2) },
    ],
  },
});
const save = (body: object) => api.succeed(endpoints.updatePartido, { id: partidoId, body });
const figures = async (position: number) => {
  const { titularidades, minutos, partidos_con_minutos } = await api.succeed(
    endpoints.fetchJugadorEstadisticas,
    { id: ref(position).jugador_id },
  );
  return [titularidades, minutos, partidos_con_minutos];
};
const expectAudited = async () => {
  const { diferencias } = await api.succeed(endpoints.auditar, { id: club.temporadaId });
  expect(diferencias).toEqual([]);
};

describe('substitutions', () => {
  it('update minutes with every save, and undo them with the sheet', async () => {
    await save(acta(60));
    expect(await Promise.all([0, 1, 2].map(figures))).toEqual([
      [1, 90, 1],
      [1, 60, 1],
      [0, 30, 1],
    ]);
    await save(acta(75));
    expect(await Promise.all([1, 2].map(figures))).toEqual([
      [1, 75, 1],
      [0, 15, 1],
    ]);
    await expectAudited();
    await api.succeed(endpoints.anularActa, { id: partidoId });
    expect(await Promise.all([0, 1, 2].map(figures))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    await expectAudited();
  });

  it('use the competition’s length of a half at the time of the save', async () => {
    const setHalf = (minutos_parte: number) =>
      api.succeed(endpoints.updateCompeticion, { id: club.competicionId, body: { minutos_parte } });
    await setHalf(30);
    await save(acta(40));
    expect(await figures(2)).toEqual([0, 20, 1]);
    await setHalf(25);
    expect(await figures(2)).toEqual([0, 20, 1]);
    await expectAudited();
    await save({ mvp: null });
    expect(await figures(2)).toEqual([0, 10, 1]);
    expect(await api.succeed(endpoints.fetchPartido, { id: partidoId })).toMatchObject({
      minutos_parte: 25,
    });
    await expectAudited();
  });
});

describe('a club with substitutions', () => {
  const exported = async () =>
    clubFileSchema.parse(JSON.parse(JSON.stringify(await api.succeed(endpoints.exportar))));
  const into = async (file: ClubFile, check: (copy: TestApi) => Promise<void>) => {
    const copy = await startApi();
    try {
      const { status, body } = await copy.call(endpoints.importar, { body: file });
      expect(status, JSON.stringify(body)).toBe(200);
      await check(copy);
    } finally {
      await copy.stop();
    }
  };

  it('from an older file gets its starters, and no minutes', async () => {
    const { alineacion } = acta(60);
    await save({ alineacion });
    const file = await exported();
    const old = {
      ...file,
      schema: 'club/1',
      competiciones: file.competiciones.map(({ _id, nombre }) => ({ _id, nombre })),
      temporadas: file.temporadas.map((temporada) => ({
        ...temporada,
        estadisticas: temporada.estadisticas.map((fila) => {
          const { titularidades: _t, minutos: _m, partidos_con_minutos: _p, ...sumas } = fila.sumas;
          return { ...fila, sumas };
        }),
      })),
    };
    await into(old as unknown as ClubFile, async (copy) => {
      const { titularidades, minutos } = await copy.succeed(endpoints.fetchJugadorEstadisticas, {
        id: ref(1).jugador_id,
      });
      expect([titularidades, minutos]).toEqual([1, 0]);
      const { diferencias } = await copy.succeed(endpoints.auditar, { id: club.temporadaId });
      expect(diferencias).toEqual([]);
    });
  });
});
