import { endpoints } from '@club/shared';
import { buildActa, buildTable, createClub, createPartido, type TestClub } from './factories';
import type { TestApi } from './test-api';

/**
 * A club of twelve players and three seasons with every kind of manual entry: corrected players and balances, a league
 * position, a league table, a deleted archive, a renamed and a deleted player. The played matches have a goal by two
 * players together, known minutes and a substitution, so that no projection is empty.
 */
export async function createCorrectedClub(api: TestApi) {
  const club = await createClub(api, 12);
  const [, second = '', third = '', leaving = ''] = club.jugadores;
  const play = async (season: TestClub, fecha_str: string) => {
    const { _id: id } = await createPartido(api, season, { fecha_str });
    const [autor, asistente, substitute] = [9, 8, 11].map((place) => ({
      jugador_id: club.jugadores[place] ?? '',
    }));
    const acta = buildActa(season, { conceded: 1 });
    await api.succeed(endpoints.updatePartido, {
      id,
      body: {
        ...acta,
        alineacion: { ...acta.alineacion, suplentes: [substitute] },
        detalles: {
          primera_parte: [20, 30].map((minuto) => ({
            evento: 'gol anotado',
            minuto,
            asistente,
            autor: { ...autor, forma: 'derecha' },
          })),
          segunda_parte: [{ evento: 'cambio', minuto: 60, sale: autor, entra: substitute }],
        },
      },
    });
    await api.succeed(endpoints.addNoticia, { body: { titulo: 'Crónica', partido_id: id } });
    return id;
  };
  const correct = (id: string, estadisticas_temporada: object) =>
    api.succeed(endpoints.updateJugador, { id, body: { estadisticas_temporada } });
  await play(club, '03-10-2026');
  await correct(second, { goles: 7, partidos_jugados: 0 });
  await correct(leaving, { mvp: 2 });
  await api.succeed(endpoints.updateEquipoEstadisticas, {
    id: club.temporadaId,
    body: { posicion: 3, num_equipos: 14, perdidos: 6 },
  });
  const next = await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
  const last = await api.succeed(endpoints.addTemporada, { body: { nombre: '2028/29' } });
  await api.succeed(endpoints.delArchivoEstadisticas, { id: next._id });
  await api.succeed(endpoints.delEquipoEstadisticas, { id: next._id });
  const played = await play({ ...club, temporadaId: last._id }, '10-10-2026');
  await api.succeed(endpoints.updateArchivoEstadisticas, {
    id: last._id,
    body: { estadisticas: [{ jugador_id: third, asistencias: 4 }] },
  });
  await api.succeed(endpoints.updateJugador, { id: second, body: { apellido1: 'Nuevo' } });
  await api.succeed(endpoints.delJugador, { id: leaving });
  await api.succeed(endpoints.updateClasificacion, { id: last._id, body: buildTable(club) });
  return {
    ...club,
    temporadas: [club.temporadaId, next._id, last._id] as const,
    /** The match of the last season. */
    played,
  };
}
