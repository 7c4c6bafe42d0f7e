import {
  type ArchivoEstadisticas,
  compareNombres,
  type EquipoEstadisticas,
  type EquipoEstadisticasDoc,
  equipoEstadisticasRegistro,
  type EstadisticasJugadoresDoc,
  estadisticasOf,
  present,
  type Temporada,
  temporadaRegistro,
} from '@club/shared';

/** A season as it leaves the API. */
export const presentTemporada = (temporada: Temporada): Temporada =>
  present(temporadaRegistro, temporada);

/** A season's team record as it leaves the API. */
export const presentEquipoEstadisticas = (stored: EquipoEstadisticasDoc): EquipoEstadisticas => ({
  ...present(equipoEstadisticasRegistro, stored),
  ...(stored.clasificacion && { tiene_clasificacion: true }),
});

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
