import {
  type ArchivoEstadisticas,
  compareNombres,
  type EquipoEstadisticas,
  type EstadisticasJugadoresDoc,
  estadisticasOf,
  type Temporada,
} from '@club/shared';

/** A season as it leaves the API. */
export const presentTemporada = ({ _id, nombre }: Temporada): Temporada => ({ _id, nombre });

/** A season's team record as it leaves the API. */
export function presentEquipoEstadisticas(stored: EquipoEstadisticas): EquipoEstadisticas {
  return {
    _id: stored._id,
    temporada_id: stored.temporada_id,
    temporada_nombre: stored.temporada_nombre,
    partidos_jugados: stored.partidos_jugados,
    num_equipos: stored.num_equipos,
    posicion: stored.posicion,
    ganados: stored.ganados,
    empatados: stored.empatados,
    perdidos: stored.perdidos,
    ranking_goles: stored.ranking_goles.map(
      ({ jugador_id, jugador_nombre, img_perfil, goles }) => ({
        jugador_id,
        jugador_nombre,
        img_perfil,
        goles,
      }),
    ),
    ranking_asistencias: stored.ranking_asistencias.map(
      ({ jugador_id, jugador_nombre, img_perfil, asistencias }) => ({
        jugador_id,
        jugador_nombre,
        img_perfil,
        asistencias,
      }),
    ),
  };
}

/** A past season's player rows, flat, by name. */
export function presentArchivo(stored: EstadisticasJugadoresDoc): ArchivoEstadisticas {
  return {
    _id: stored.temporada_id,
    temporada_id: stored.temporada_id,
    temporada_nombre: stored.temporada_nombre,
    estadisticas: Object.values(stored.filas)
      .sort((a, b) => compareNombres(a.jugador_nombre, b.jugador_nombre))
      .map((fila) => ({
        jugador_id: fila.jugador_id,
        jugador_nombre: fila.jugador_nombre,
        ...estadisticasOf(fila),
      })),
  };
}
