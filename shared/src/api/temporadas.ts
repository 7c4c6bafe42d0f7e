import { z } from 'zod';
import {
  updateTemporadaSchema,
  createTemporadaSchema,
  startTemporadaSchema,
  temporadaSchema,
} from '../records/catalogues';
import {
  updateEstadisticasArchiveSchema,
  updateEquipoEstadisticasSchema,
  estadisticasArchiveSchema,
  createEstadisticasArchiveSchema,
  createEquipoEstadisticasSchema,
  equipoEstadisticasSchema,
  assistRankingRowSchema,
  goalRankingRowSchema,
} from '../schemas/estadisticas';
import { updateClasificacionSchema, clasificacionSchema } from '../schemas/clasificacion';
import { allTimeSchema } from '../schemas/all-time';
import { act, adminRead, plainWrite, create, read, recordCalls, remove, update } from './endpoint';
import { auditSchema, historyOperationSchema } from '../schemas/history';
import { homeSchema } from '../schemas/panel-home';

const temporada = recordCalls('temporada', 'temporadas', [
  temporadaSchema,
  createTemporadaSchema,
  updateTemporadaSchema,
]);
const equipoEstadisticas = recordCalls('equipo-estadisticas', 'equipo-estadisticas', [
  equipoEstadisticasSchema,
  createEquipoEstadisticasSchema,
  updateEquipoEstadisticasSchema,
]);
const archivo = recordCalls('jugador-estadisticas', 'jugador-estadisticas', [
  estadisticasArchiveSchema,
  createEstadisticasArchiveSchema,
  updateEstadisticasArchiveSchema,
]);

/** Calls for seasons, their team and player statistics and league tables, and for the all-time statistics. */
export const temporadaEndpoints = {
  addTemporada: temporada.create('Crea una temporada, que pasa a ser la actual'),
  empezarTemporada: create(
    'empezar-temporada',
    startTemporadaSchema,
    temporadaSchema,
    'Empieza una temporada: archiva la anterior, da de baja a quien se va y crea su competición',
  ),
  fetchTemporadas: temporada.list('Temporadas, la última creada al final'),
  fetchTemporadaActual: read(
    'fetch-temporada-actual',
    temporadaSchema.nullable(),
    'La temporada actual, o null',
  ),
  fetchTemporada: temporada.read('Una temporada'),
  updateTemporada: temporada.update('Cambia el nombre de una temporada en todas partes'),
  delTemporada: temporada.remove('Borra una temporada con sus partidos y estadísticas'),

  fetchEquipoEstadisticas: equipoEstadisticas.list('Balance del equipo por temporadas'),
  fetchEquipoEstadisticasTemporada: equipoEstadisticas.read('Balance del equipo en una temporada'),
  fetchRankingGolesTemporada: read(
    'fetch-equipo-estadisticas-ranking-goles/:id',
    z.array(goalRankingRowSchema),
    'Cinco máximos goleadores de una temporada',
  ),
  fetchRankingAsistenciasTemporada: read(
    'fetch-equipo-estadisticas-ranking-asistencias/:id',
    z.array(assistRankingRowSchema),
    'Cinco máximos asistentes de una temporada',
  ),
  updateEquipoEstadisticas: equipoEstadisticas.update(
    'Cambia la posición y el número de equipos, o corrige el balance a mano',
  ),
  addEquipoEstadisticas: equipoEstadisticas.create(
    'Completa el balance de una temporada, que existe desde que se creó',
  ),
  delEquipoEstadisticas: equipoEstadisticas.remove(
    'Borra el balance de una temporada y lo escrito a mano en él; al añadirlo otra vez vuelve lo que dicen las fichas',
  ),

  addArchivoEstadisticas: archivo.create(
    'Corrige a mano las estadísticas de jugadores de una temporada, que tiene archivo desde entonces',
  ),
  updateArchivoEstadisticas: archivo.update(
    'Corrige a mano el archivo de estadísticas de una temporada',
  ),
  delArchivoEstadisticas: archivo.remove(
    'Borra el archivo de una temporada y lo corregido a mano en él; al añadirlo otra vez vuelve lo que dicen las fichas',
  ),

  fetchArchivoEstadisticas: archivo.list(
    'Archivo de estadísticas de jugadores de las temporadas pasadas',
  ),
  fetchArchivoEstadisticasTemporada: read(
    'fetch-jugador-estadisticas-temporada/:id',
    estadisticasArchiveSchema,
    'Archivo de estadísticas de jugadores de una temporada pasada',
  ),

  fetchClasificacion: read(
    'fetch-clasificacion/:id',
    clasificacionSchema,
    'Clasificación de la liga de una temporada',
  ),
  updateClasificacion: update(
    'update-clasificacion/:id',
    updateClasificacionSchema,
    clasificacionSchema,
    'Cambia la clasificación de una temporada, y con ella nuestra posición y el número de equipos',
  ),
  delClasificacion: remove(
    'del-clasificacion/:id',
    clasificacionSchema,
    'Borra la clasificación de una temporada; la posición y el número de equipos se quedan',
  ),
  fetchHistoria: read(
    'fetch-historia',
    allTimeSchema,
    'Todas las temporadas del club: totales, récords, jugadores y rivales',
  ),
};

/** Calls for the history, the audit (regla 56), and the panel's home. */
export const panelEndpoints = {
  fetchHistorial: adminRead(
    'historial',
    z.array(historyOperationSchema),
    'Operaciones de los últimos 30 días, la más reciente primero; más con ?antes=',
  ),
  restaurar: act(
    'restaurar/:id',
    historyOperationSchema,
    'Deshace una operación: todo queda como antes de ella',
  ),
  auditar: adminRead(
    'auditar/:id',
    auditSchema,
    'Recalcula una temporada desde sus fichas y dice qué no coincide',
  ),
  fetchInicio: adminRead(
    'fetch-inicio',
    homeSchema,
    'Lo que hay que saber al abrir el panel: partidos, pendientes y últimos cambios',
  ),
  anotarCopia: plainWrite(
    'POST',
    'anotar-copia',
    'Anota que se acaba de descargar una copia del club',
  ),
  comprobarTemporada: act(
    'auditar/:id',
    auditSchema,
    'Recalcula una temporada desde sus fichas y anota en el inicio si algo no coincide',
  ),
};
