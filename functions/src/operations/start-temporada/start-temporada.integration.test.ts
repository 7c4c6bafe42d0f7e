import { endpoints } from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api, 12));
beforeEach(async () => {
  const { _id: id } = await createPartido(api, club);
  await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [8, 8] }) });
  // A distinct time, because the history does not order operations within a millisecond.
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
});

const turn = (body: object) => api.call(endpoints.empezarTemporada, { body: body as never });

describe('starting a season', () => {
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
    const competiciones = await api.succeed(endpoints.fetchCompeticiones);
    expect(competiciones.map(({ nombre }) => nombre)).toEqual(['Copa', 'Liga']);
    for (const id of [club.temporadaId, data._id]) {
      expect(await api.succeed(endpoints.auditar, { id })).toMatchObject({ diferencias: [] });
    }
  });

  it('uses an existing competition', async () => {
    await api.succeed(endpoints.empezarTemporada, {
      body: { nombre: '2027/28', competicion: 'Liga' },
    });
    expect(await api.succeed(endpoints.fetchCompeticiones)).toHaveLength(1);
  });

  it.each([
    ['an existing name', { nombre: '2026/27' }, 409],
    ['an empty competition', { nombre: '2027/28', competicion: ' ' }, 400],
    ['an unknown id', { nombre: '2027/28', bajas: ['no-existe'] }, 400],
  ])('with %s writes nothing', async (_what, body, status) => {
    const before = await api.dump();
    expect((await turn(body)).status).toBe(status);
    expect(await api.dump()).toEqual(before);
  });
});
