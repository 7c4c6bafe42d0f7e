import { z } from 'zod';
import {
  estadisticasTemporadaSchema,
  filaEstadisticasSchema,
  assistRankingRowSchema,
  goalRankingRowSchema,
} from '../schemas/estadisticas';
import {
  anonymisedJugadorSchema,
  updateJugadorSchema,
  createJugadorSchema,
  jugadorPreviewSchema,
  jugadorSchema,
} from '../records/jugador';
import { updateJugadorPreviewSchema, createJugadorPreviewSchema } from '../schemas/previews';
import { act, plainWrite, read, recordCalls } from './endpoint';

const jugador = recordCalls('jugador', 'jugadores', [
  jugadorSchema,
  createJugadorSchema,
  updateJugadorSchema,
]);
const preview = recordCalls('jugador-preview', 'jugadores-preview', [
  jugadorPreviewSchema,
  createJugadorPreviewSchema,
  updateJugadorPreviewSchema,
]);

/** Calls for players and their previews (regla 29). */
export const jugadorEndpoints = {
  addJugador: jugador.create('Crea un jugador'),
  fetchJugadores: jugador.list('Jugadores'),
  fetchJugadoresActivos: jugador.list('Jugadores activos', '-activos'),
  fetchJugadoresActivosEstadisticas: read(
    'fetch-jugadores-activos-estadisticas',
    z.array(filaEstadisticasSchema.extend({ estadisticas_temporada: estadisticasTemporadaSchema })),
    'Estadísticas de los jugadores activos en la temporada actual',
  ),
  fetchJugador: jugador.read('Un jugador'),
  fetchRankingGoleadores: read(
    'fetch-ranking-goleadores',
    z.array(goalRankingRowSchema),
    'Cinco máximos goleadores de la temporada actual',
  ),
  fetchRankingAsistentes: read(
    'fetch-ranking-asistentes',
    z.array(assistRankingRowSchema),
    'Cinco máximos asistentes de la temporada actual',
  ),
  fetchJugadorEstadisticas: read(
    'fetch-jugador-estadisticas/:id',
    filaEstadisticasSchema,
    'Estadísticas de un jugador en la temporada actual',
  ),
  updateJugador: jugador.update(
    'Cambia un jugador; con estadisticas_temporada, corrige sus números a mano',
  ),
  delJugador: jugador.remove('Borra un jugador; las fichas y clasificaciones lo conservan'),

  anonimizarJugador: act(
    'anonimizar-jugador/:id',
    anonymisedJugadorSchema,
    'Borra para siempre quién era un jugador; sus números se quedan',
  ),

  resetEstadisticasJugadoresGet: plainWrite(
    'GET',
    'reset-estadisticas-jugadores',
    'Lo mismo por GET, como lo pedía el cliente antiguo',
  ),
  resetEstadisticasJugadores: plainWrite(
    'POST',
    'reset-estadisticas-jugadores',
    'Pone a cero los números de los jugadores en la temporada actual; se puede restaurar',
  ),

  addJugadorPreview: preview.create('Confirma la ficha breve de un jugador ya creado'),
  updateJugadorPreview: preview.update('Cambia un jugador por los campos de su ficha breve'),
  delJugadorPreview: preview.remove('Borra un jugador con su ficha breve'),
  fetchJugadoresPreview: preview.list('Fichas breves de los jugadores, de portero a delantero'),
  fetchJugadoresPreviewActivos: preview.list(
    'Fichas breves de los jugadores activos, de portero a delantero',
    '-activos',
  ),
  fetchJugadoresPreviewActivosOrdenadosNombre: preview.list(
    'Fichas breves de los jugadores activos por nombre',
    '-activos-ordenados-nombre',
  ),
  fetchJugadorPreview: preview.read('Ficha breve de un jugador'),
};
