import { z } from 'zod';
import {
  actualizarConNombreSchema,
  crearConNombreSchema,
  temporadaSchema,
} from '../schemas/catalogos';
import {
  actualizarEquipoEstadisticasSchema,
  archivoEstadisticasSchema,
  equipoEstadisticasSchema,
  filaRankingAsistenciasSchema,
  filaRankingGolesSchema,
} from '../schemas/estadisticas';
import { create, read, remove, update } from './endpoint';

/** Calls on seasons, their team record and their player archive (specification, section 7). */
export const temporadaEndpoints = {
  addTemporada: create(
    'add-temporada',
    crearConNombreSchema,
    temporadaSchema,
    'Crea una temporada, que pasa a ser la actual',
  ),
  fetchTemporadas: read(
    'fetch-temporadas',
    z.array(temporadaSchema),
    'Temporadas, la última creada al final',
  ),
  fetchTemporadaActual: read(
    'fetch-temporada-actual',
    temporadaSchema.nullable(),
    'La temporada actual, o null',
  ),
  fetchTemporada: read('fetch-temporadas/:id', temporadaSchema, 'Una temporada'),
  updateTemporada: update(
    'update-temporada/:id',
    actualizarConNombreSchema,
    temporadaSchema,
    'Cambia el nombre de una temporada en todas partes',
  ),
  delTemporada: remove(
    'del-temporada/:id',
    temporadaSchema,
    'Borra una temporada con sus partidos y estadísticas',
  ),

  fetchEquipoEstadisticas: read(
    'fetch-equipo-estadisticas',
    z.array(equipoEstadisticasSchema),
    'Balance del equipo por temporadas',
  ),
  fetchEquipoEstadisticasTemporada: read(
    'fetch-equipo-estadisticas/:id',
    equipoEstadisticasSchema,
    'Balance del equipo en una temporada',
  ),
  fetchRankingGolesTemporada: read(
    'fetch-equipo-estadisticas-ranking-goles/:id',
    z.array(filaRankingGolesSchema),
    'Cinco máximos goleadores de una temporada',
  ),
  fetchRankingAsistenciasTemporada: read(
    'fetch-equipo-estadisticas-ranking-asistencias/:id',
    z.array(filaRankingAsistenciasSchema),
    'Cinco máximos asistentes de una temporada',
  ),
  updateEquipoEstadisticas: update(
    'update-equipo-estadisticas/:id',
    actualizarEquipoEstadisticasSchema,
    equipoEstadisticasSchema,
    'Cambia la posición y el número de equipos',
  ),

  fetchArchivoEstadisticas: read(
    'fetch-jugador-estadisticas',
    z.array(archivoEstadisticasSchema),
    'Archivo de estadísticas de jugadores de las temporadas pasadas',
  ),
  fetchArchivoEstadisticasTemporada: read(
    'fetch-jugador-estadisticas-temporada/:id',
    archivoEstadisticasSchema,
    'Archivo de estadísticas de jugadores de una temporada pasada',
  ),
};
