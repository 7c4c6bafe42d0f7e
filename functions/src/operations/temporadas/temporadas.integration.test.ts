import { endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';
import { buildActa, createClub, createPartido, goalsOfJugador } from '../../testing/factories';

describe('seasons', () => {
  const api = forEachTest(startApi);
  const club = forEachTest(() => createClub(api));

  const goals = (position: number) => goalsOfJugador(api, club, position);
  const play = async (temporadaId: string, scorers: readonly number[], date: string) => {
    const { _id: id } = await createPartido(api, club, {
      temporada_id: temporadaId,
      fecha_str: date,
    });
    await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers }) });
    return id;
  };

  it('archive the figures of the season that ends, reset the players and clear next games', async () => {
    await play(club.temporadaId, [8, 8], '01-09-2026');
    const nueva = await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
    expect(await api.succeed(endpoints.fetchTemporadaActual)).toEqual({
      _id: nueva._id,
      nombre: '2027/28',
    });
    expect(await goals(8)).toBe(0);
    const archivo = await api.succeed(endpoints.fetchArchivoEstadisticasTemporada, {
      id: club.temporadaId,
    });
    expect(archivo.estadisticas).toHaveLength(club.jugadores.length);
    expect(
      archivo.estadisticas.find(({ jugador_id: id }) => id === club.jugadores[8]),
    ).toMatchObject({ jugador_nombre: 'Jugador9 L.', goles: 2, partidos_jugados: 1 });
    expect(await api.succeed(endpoints.fetchNextGames)).toEqual([]);
    expect(
      await api.succeed(endpoints.fetchEquipoEstadisticasTemporada, { id: nueva._id }),
    ).toMatchObject({ partidos_jugados: 0, posicion: null, temporada_nombre: '2027/28' });
  });

  it('allow one of ten simultaneous creations with one name and respond 409 to nine', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api.call(endpoints.addTemporada, { body: { nombre: '2030/31' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      201,
      ...Array<number>(9).fill(409),
    ]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.msg).toBe('Ya existe una temporada llamada «2030/31».');
    expect(await api.succeed(endpoints.fetchTemporadas)).toHaveLength(2);
  });

  it('reset everything when the only season is deleted', async () => {
    await play(club.temporadaId, [8], '01-09-2026');
    await api.succeed(endpoints.delTemporada, { id: club.temporadaId });
    expect(await goals(8)).toBe(0);
    expect((await api.call(endpoints.fetchTemporadaActual)).body).toBeNull();
    expect(await api.succeed(endpoints.fetchNextGames)).toEqual([]);
    expect(await api.succeed(endpoints.fetchPartidos)).toEqual([]);
    const { status, body } = await api.call(endpoints.addPartido, {
      body: {
        equipo_id: club.equipoId,
        competicion_id: club.competicionId,
        campo_id: club.campoId,
        fecha_str: '01-12-2026',
      },
    });
    expect(status).toBe(409);
    expect(body.msg).toBe('No hay ninguna temporada. Crea una antes de crear partidos.');
  });
});
