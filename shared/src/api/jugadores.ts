import { z } from 'zod';
import {
  estadisticasTemporadaSchema,
  filaEstadisticasSchema,
  assistRankingRowSchema,
  goalRankingRowSchema,
} from '../schemas/estadisticas';
import { anonymisedJugadorSchema } from '../schemas/consent';
import {
  updateJugadorSchema,
  createJugadorSchema,
  jugadorPreviewSchema,
  jugadorSchema,
} from '../records/jugador';
import { updateJugadorPreviewSchema, createJugadorPreviewSchema } from '../schemas/previews';
import { act, bulk, create, read, remove, update } from './endpoint';

/** Calls for players and their previews (regla 29). */
export const jugadorEndpoints = {
  addJugador: create('add-jugador', createJugadorSchema, jugadorSchema, 'Crea un jugador'),
  fetchJugadores: read('fetch-jugadores', z.array(jugadorSchema), 'Jugadores'),
  fetchJugadoresActivos: read(
    'fetch-jugadores-activos',
    z.array(jugadorSchema),
    'Jugadores activos',
  ),
  fetchJugadoresActivosEstadisticas: read(
    'fetch-jugadores-activos-estadisticas',
    z.array(filaEstadisticasSchema.extend({ estadisticas_temporada: estadisticasTemporadaSchema })),
    'Estadísticas de los jugadores activos en la temporada actual',
  ),
  fetchJugador: read('fetch-jugadores/:id', jugadorSchema, 'Un jugador'),
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
  updateJugador: update(
    'update-jugador/:id',
    updateJugadorSchema,
    jugadorSchema,
    'Cambia un jugador; con estadisticas_temporada, corrige sus números a mano',
  ),
  delJugador: remove(
    'del-jugador/:id',
    jugadorSchema,
    'Borra un jugador; las fichas y clasificaciones lo conservan',
  ),

  anonimizarJugador: act(
    'anonimizar-jugador/:id',
    anonymisedJugadorSchema,
    'Borra para siempre quién era un jugador; sus números se quedan',
  ),

  resetEstadisticasJugadoresGet: bulk(
    'GET',
    'reset-estadisticas-jugadores',
    'Lo mismo por GET, como lo pedía el cliente antiguo',
  ),
  resetEstadisticasJugadores: bulk(
    'POST',
    'reset-estadisticas-jugadores',
    'Pone a cero los números de los jugadores en la temporada actual; se puede restaurar',
  ),

  addJugadorPreview: create(
    'add-jugador-preview',
    createJugadorPreviewSchema,
    jugadorPreviewSchema,
    'Confirma la ficha breve de un jugador ya creado',
  ),
  updateJugadorPreview: update(
    'update-jugador-preview/:id',
    updateJugadorPreviewSchema,
    jugadorPreviewSchema,
    'Cambia un jugador por los campos de su ficha breve',
  ),
  delJugadorPreview: remove(
    'del-jugador-preview/:id',
    jugadorPreviewSchema,
    'Borra un jugador con su ficha breve',
  ),
  fetchJugadoresPreview: read(
    'fetch-jugadores-preview',
    z.array(jugadorPreviewSchema),
    'Fichas breves de los jugadores, de portero a delantero',
  ),
  fetchJugadoresPreviewActivos: read(
    'fetch-jugadores-preview-activos',
    z.array(jugadorPreviewSchema),
    'Fichas breves de los jugadores activos, de portero a delantero',
  ),
  fetchJugadoresPreviewActivosOrdenadosNombre: read(
    'fetch-jugadores-preview-activos-ordenados-nombre',
    z.array(jugadorPreviewSchema),
    'Fichas breves de los jugadores activos por nombre',
  ),
  fetchJugadorPreview: read(
    'fetch-jugadores-preview/:id',
    jugadorPreviewSchema,
    'Ficha breve de un jugador',
  ),
};
